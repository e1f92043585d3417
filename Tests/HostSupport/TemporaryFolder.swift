import FlashDevices

#if canImport(Darwin)
import Darwin
#else
import Glibc
#endif

/// A folder for one test, removed with all that is in it.
public final class TemporaryFolder: Sendable {
  public let path: String

  public init() throws {
    var template = Array("/tmp/flash-test.XXXXXX".utf8CString)
    guard mkdtemp(&template) != nil else {
      throw FileError(path: "/tmp", reason: String(cString: strerror(errno)))
    }
    path = String(decoding: template.dropLast().map { UInt8(bitPattern: $0) }, as: UTF8.self)
  }

  deinit { Files.removeFolder(path) }

  /// Writes a file into it.
  ///
  /// - Returns: the file's path.
  @discardableResult
  public func write(_ text: String, to name: String) throws -> String {
    let file = path + "/" + name
    try Files.write(Array(text.utf8), to: file)
    return file
  }

  public func text(_ name: String) -> String? {
    (try? Files.read(path + "/" + name)).map { String(decoding: $0, as: UTF8.self) }
  }

  public var names: [String] { Files.names(in: path) }
}
