#if FLASH
/// Entry into main-actor code from a callback that the toolkit makes on its UI thread.
public enum UIThread {
  /// Runs main-actor code where the caller knows that it is on the toolkit's UI thread.
  ///
  /// Not `MainActor.assumeIsolated`: that ends the process when the toolkit's loop runs on
  /// another thread than the process's first, as it may in an app that we were loaded into.
  public static func assume<T>(_ body: @MainActor () throws -> T) rethrows -> T {
    typealias Unisolated = () throws -> T
    return try withoutActuallyEscaping(body) { body in
      try unsafeBitCast(body, to: Unisolated.self)()
    }
  }
}
#endif
