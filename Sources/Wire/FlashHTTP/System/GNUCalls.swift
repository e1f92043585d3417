#if FLASH || FLASH_HOST
#if !canImport(Darwin)
import Glibc

/// Calls of glibc that its Swift module hides, since it is built without `_GNU_SOURCE`.
enum GNUCalls {
  private typealias SetName = @convention(c) (pthread_t, UnsafePointer<CChar>) -> Int32
  private typealias Accept =
    @convention(c) (
      Int32, UnsafeMutablePointer<sockaddr>?, UnsafeMutablePointer<socklen_t>?, Int32
    ) -> Int32

  private static let accept4: Accept? = {
    dlsym(nil, "accept4").map { unsafeBitCast($0, to: Accept.self) }
  }()

  /// Accepts with flags, so that no child started meanwhile by the app inherits the socket.
  static func accept(_ listener: Int32, flags: Int32) -> Int32 {
    if let accept4 { return accept4(listener, nil, nil, flags) }
    let descriptor = Glibc.accept(listener, nil, nil)
    if descriptor >= 0 { Socket.keepFromChildren(descriptor) }
    return descriptor
  }

  static func nameThread(_ name: String) {
    guard let symbol = dlsym(nil, "pthread_setname_np") else { return }
    _ = unsafeBitCast(symbol, to: SetName.self)(pthread_self(), name)
  }
}
#endif
#endif
