#if FLASH || FLASH_HOST
#if canImport(Darwin)
import Darwin
#else
import Glibc
#endif

/// Bytes that came and have not been read yet.
///
/// Reading moves a mark; the rest is moved to the front only once it is shorter than what was
/// read, so each byte moves a bounded number of times.
struct ByteQueue {
  enum Line {
    /// Its end has not come; so many bytes of it have.
    case partial(Int)
    /// A whole line with a carriage return and line feed, which are not counted.
    case whole(Int)
    /// A line that ends in a line feed alone.
    case bare
  }

  /// What an empty queue keeps for the next bytes.
  private static let kept = 4096

  private var storage: [UInt8] = []
  private var start = 0
  /// How far the line at the front has been searched for its end.
  private var searched = 0

  var count: Int { storage.count - start }
  var isEmpty: Bool { storage.count == start }

  mutating func append(_ bytes: Bytes) {
    if start > 0, start >= count {
      storage.removeSubrange(0..<start)
      start = 0
    }
    storage.append(contentsOf: bytes)
  }

  mutating func consume(_ length: Int) {
    start += length
    searched = 0
    guard start == storage.count else { return }
    start = 0
    storage.removeAll(keepingCapacity: storage.capacity <= Self.kept)
  }

  /// The byte at the front.
  var first: UInt8? { isEmpty ? nil : storage[start] }

  func withBytes<Result, Failure>(
    _ length: Int, _ body: (Bytes) throws(Failure) -> Result
  ) throws(Failure) -> Result {
    let start = start
    return try storage.withUnsafeBufferPointer { (all) throws(Failure) -> Result in
      try body(all.slice(start, start + length))
    }
  }

  /// Looks for the end of the line at the front; a line fed bit by bit is searched once.
  mutating func line() -> Line {
    let from = start + searched
    let found: Int? = storage.withUnsafeBufferPointer { all in
      guard from < all.count, let base = all.baseAddress else { return nil }
      guard let hit = memchr(base + from, Int32(UInt8.lineFeed), all.count - from) else {
        return nil
      }
      return UnsafeRawPointer(hit) - UnsafeRawPointer(base)
    }
    guard let found else {
      searched = count
      return .partial(count)
    }
    guard found > start, storage[found - 1] == .carriageReturn else { return .bare }
    return .whole(found - 1 - start)
  }
}
#endif
