#if canImport(Darwin)
import Darwin
#else
import Glibc
#endif

/// Why a file could not be had or written.
public struct FileError: Error, Sendable, Equatable, CustomStringConvertible {
  public var path: String
  /// The system's words.
  public var reason: String

  public init(path: String, reason: String) {
    self.path = path
    self.reason = reason
  }

  public var description: String { "\(path): \(reason)" }

  static func last(_ path: String) -> FileError {
    FileError(path: path, reason: String(cString: strerror(errno)))
  }
}

/// The few file calls that the host half needs, without Foundation's start-up cost.
public enum Files {
  public static func read(_ path: String) throws(FileError) -> [UInt8] {
    let descriptor = open(path, O_RDONLY | O_CLOEXEC)
    guard descriptor >= 0 else { throw .last(path) }
    defer { close(descriptor) }
    var bytes: [UInt8] = []
    var chunk = [UInt8](repeating: 0, count: 16_384)
    while true {
      let count = chunk.withUnsafeMutableBytes { Self.read(descriptor, $0) }
      guard count >= 0 else { throw .last(path) }
      if count == 0 { return bytes }
      bytes.append(contentsOf: chunk[..<count])
    }
  }

  /// Writes a whole file; another reader sees the old one or the new one, never a part.
  ///
  /// - Parameter mode: permissions of the file.
  public static func write(_ bytes: [UInt8], to path: String, mode: mode_t = 0o644)
    throws(FileError)
  {
    let draft = "\(path).\(getpid()).part"
    let descriptor = open(draft, O_WRONLY | O_CREAT | O_TRUNC | O_CLOEXEC, mode)
    guard descriptor >= 0 else { throw .last(path) }
    var offset = 0
    while offset < bytes.count {
      let count = bytes[offset...].withUnsafeBytes {
        #if canImport(Darwin)
        Darwin.write(descriptor, $0.baseAddress, $0.count)
        #else
        Glibc.write(descriptor, $0.baseAddress, $0.count)
        #endif
      }
      if count < 0 {
        if errno == EINTR { continue }
        let error = FileError.last(path)
        close(descriptor)
        unlink(draft)
        throw error
      }
      offset += count
    }
    close(descriptor)
    guard rename(draft, path) == 0 else {
      let error = FileError.last(path)
      unlink(draft)
      throw error
    }
  }

  /// Makes a folder and those above it that are missing.
  public static func makeFolder(_ path: String, mode: mode_t = 0o755) throws(FileError) {
    if isFolder(path) { return }
    if let slash = path.lastIndex(of: "/"), slash != path.startIndex {
      try makeFolder(String(path[..<slash]))
    }
    guard mkdir(path, mode) == 0 || errno == EEXIST else { throw .last(path) }
    guard isFolder(path) else { throw FileError(path: path, reason: "is not a folder") }
  }

  public static func isFolder(_ path: String) -> Bool {
    var facts = stat()
    return stat(path, &facts) == 0 && facts.st_mode & S_IFMT == S_IFDIR
  }

  public static func exists(_ path: String) -> Bool { access(path, F_OK) == 0 }

  public static func isProgram(_ path: String) -> Bool {
    access(path, X_OK) == 0 && !isFolder(path)
  }

  /// Names in a folder, sorted; none where there is no such folder.
  public static func names(in folder: String) -> [String] {
    guard let stream = opendir(folder) else { return [] }
    defer { closedir(stream) }
    var names: [String] = []
    while let entry = readdir(stream) {
      let name = withUnsafePointer(to: &entry.pointee.d_name) { field in
        field.withMemoryRebound(to: CChar.self, capacity: 1) { String(cString: $0) }
      }
      if name != "." && name != ".." { names.append(name) }
    }
    return names.sorted()
  }

  public static func remove(_ path: String) { unlink(path) }

  /// Removes a folder with all that is in it.
  public static func removeFolder(_ path: String) {
    for name in names(in: path) {
      let inner = path + "/" + name
      var facts = stat()
      if lstat(inner, &facts) == 0, facts.st_mode & S_IFMT == S_IFDIR {
        removeFolder(inner)
      } else {
        unlink(inner)
      }
    }
    rmdir(path)
  }

  private static func read(_ descriptor: Int32, _ buffer: UnsafeMutableRawBufferPointer) -> Int {
    while true {
      #if canImport(Darwin)
      let count = Darwin.read(descriptor, buffer.baseAddress, buffer.count)
      #else
      let count = Glibc.read(descriptor, buffer.baseAddress, buffer.count)
      #endif
      if count < 0 && errno == EINTR { continue }
      return count
    }
  }
}
