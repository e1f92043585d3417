import FlashCommandLine

#if canImport(Darwin)
import Darwin
#else
import Glibc
#endif

/// Where the JSON lines of a run go.
public final class EventStream: Sendable {
  private let descriptor: Int32
  /// Whether they are all that is printed.
  public let isOutput: Bool

  /// - Parameter file: a file, or `-` for the output.
  /// - Returns: nil where none is asked for, or where the file cannot be written, which is told.
  public init?(_ file: String?, console: Console) {
    guard let file else { return nil }
    isOutput = file == "-"
    if isOutput {
      descriptor = 1
      return
    }
    descriptor = open(file, O_WRONLY | O_CREAT | O_TRUNC | O_CLOEXEC, 0o644)
    guard descriptor >= 0 else {
      console.complain("bench: \(file): \(String(cString: strerror(errno)))")
      return nil
    }
  }

  deinit { if !isOutput, descriptor >= 0 { close(descriptor) } }

  /// A reader that has gone is no reason to fail.
  public func write(_ line: String) {
    var rest = Array(line.utf8)[...]
    while !rest.isEmpty {
      let count = rest.withUnsafeBytes { writeBytes(descriptor, $0.baseAddress, $0.count) }
      if count < 0, errno == EINTR { continue }
      guard count > 0 else { return }
      rest = rest.dropFirst(count)
    }
  }
}

/// The system's `write`, under a name that a method's own does not hide.
private func writeBytes(_ descriptor: Int32, _ bytes: UnsafeRawPointer?, _ count: Int) -> Int {
  write(descriptor, bytes, count)
}
