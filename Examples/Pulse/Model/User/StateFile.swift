#if canImport(Darwin)
import Darwin
#else
import Glibc
#endif

/// A small file that is replaced as a whole, so that a reader never finds half of one.
public struct StateFile: Sendable {
  public let folder: String
  public var path: String { folder + "/pulse.json" }

  /// - Parameter folder: made when first written to.
  public init(folder: String) { self.folder = folder }

  /// Nil where there is none, or it cannot be read.
  public func read() -> [UInt8]? {
    let descriptor = open(path, O_RDONLY | O_CLOEXEC)
    guard descriptor >= 0 else { return nil }
    defer { close(descriptor) }
    var bytes: [UInt8] = []
    var chunk = [UInt8](repeating: 0, count: 16_384)
    while true {
      let count = chunk.withUnsafeMutableBytes {
        #if canImport(Darwin)
        Darwin.read(descriptor, $0.baseAddress, $0.count)
        #else
        Glibc.read(descriptor, $0.baseAddress, $0.count)
        #endif
      }
      guard count != 0 else { return bytes }
      guard count > 0 else { return nil }
      bytes += chunk[..<count]
    }
  }

  /// - Returns: false where the disk refused; the old content then stays.
  @discardableResult
  public func write(_ bytes: [UInt8]) -> Bool {
    makeFolder()
    let fresh = path + ".\(getpid())"
    let descriptor = open(fresh, O_WRONLY | O_CREAT | O_TRUNC | O_CLOEXEC, 0o600)
    guard descriptor >= 0 else { return false }
    let whole = Self.writeAll(bytes, to: descriptor)
    close(descriptor)
    guard whole, rename(fresh, path) == 0 else {
      unlink(fresh)
      return false
    }
    return true
  }

  private func makeFolder() {
    var partial = folder.hasPrefix("/") ? "/" : ""
    for part in folder.split(separator: "/") {
      partial += part
      mkdir(partial, 0o700)
      partial += "/"
    }
  }

  private static func writeAll(_ bytes: [UInt8], to descriptor: Int32) -> Bool {
    var rest = bytes[...]
    while !rest.isEmpty {
      let count = rest.withUnsafeBytes {
        #if canImport(Darwin)
        Darwin.write(descriptor, $0.baseAddress, $0.count)
        #else
        Glibc.write(descriptor, $0.baseAddress, $0.count)
        #endif
      }
      guard count > 0 else { return false }
      rest = rest.dropFirst(count)
    }
    return true
  }
}
