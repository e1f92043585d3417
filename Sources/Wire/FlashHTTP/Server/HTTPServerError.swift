#if FLASH || FLASH_HOST
/// Why a server did not start.
public enum HTTPServerError: Error, Sendable, Equatable {
  /// Somebody else listens on that port.
  case addressInUse(port: Int)
  /// The port is not one of 0 to 65535.
  case badPort(Int)
  case alreadyRunning(port: Int)
  /// A system call failed: its name, `errno` and what the system says of it.
  case system(call: String, code: Int32, reason: String)
}

extension HTTPServerError: CustomStringConvertible {
  public var description: String {
    switch self {
    case .addressInUse(let port):
      "port \(port) of 127.0.0.1 is taken by another process: stop that one, or give another port"
    case .badPort(let port): "port \(port) does not exist: give 1 to 65535, or 0 for a free one"
    case .alreadyRunning(let port): "the server already listens on port \(port): stop it first"
    case .system(let call, let code, let reason): "\(call) failed: \(reason) (errno \(code))"
    }
  }
}
#endif
