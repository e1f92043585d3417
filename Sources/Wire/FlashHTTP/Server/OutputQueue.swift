#if FLASH || FLASH_HOST
#if canImport(Darwin)
import Darwin
#else
import Glibc
#endif

/// Bytes on their way out, in pieces, so that a large body is not copied behind its header.
struct OutputQueue {
  enum Progress { case done, blocked, broken }

  private var pieces: [[UInt8]] = []
  /// What of the first piece is out already.
  private var sent = 0
  private(set) var count = 0

  var isEmpty: Bool { count == 0 }

  mutating func append(_ bytes: [UInt8]) {
    guard !bytes.isEmpty else { return }
    pieces.append(bytes)
    count += bytes.count
  }

  /// Writes as much as the socket takes.
  mutating func write(to descriptor: Int32) -> Progress {
    while let piece = pieces.first {
      let (written, error) = piece.withUnsafeBytes { bytes in
        let written = Socket.send(
          descriptor, bytes.baseAddress.map { $0 + sent }, bytes.count - sent)
        return (written, written < 0 ? errno : 0)
      }
      if written < 0 {
        if error == EINTR { continue }
        return Socket.isTransient(error) ? .blocked : .broken
      }
      sent += written
      count -= written
      if sent == piece.count {
        pieces.removeFirst()
        sent = 0
      }
    }
    return .done
  }
}
#endif
