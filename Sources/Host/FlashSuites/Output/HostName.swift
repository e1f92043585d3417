#if canImport(Darwin)
import Darwin
#else
import Glibc
#endif

/// What this machine calls itself.
public enum HostName {
  public static var current: String {
    var name = [CChar](repeating: 0, count: 256)
    guard gethostname(&name, 255) == 0 else { return "localhost" }
    let bytes = name.prefix { $0 != 0 }.map { UInt8(bitPattern: $0) }
    return String(decoding: bytes, as: UTF8.self)
  }
}
