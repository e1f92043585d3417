#if FLASH
/// Entry into UI code from a callback that the toolkit makes on its UI thread.
public enum UIThread {
  /// Runs UI code where the caller knows that it is on the toolkit's UI thread.
  public static func assume<T>(_ body: @UIActor () throws -> T) rethrows -> T {
    typealias Unisolated = () throws -> T
    return try withoutActuallyEscaping(body) { body in
      try unsafeBitCast(body, to: Unisolated.self)()
    }
  }

  /// Runs the app's own main-actor code there, as the app would from a callback of the toolkit.
  static func assumeMain<T>(_ body: @MainActor () throws -> T) rethrows -> T {
    typealias Unisolated = () throws -> T
    return try withoutActuallyEscaping(body) { body in
      try unsafeBitCast(body, to: Unisolated.self)()
    }
  }
}
#endif
