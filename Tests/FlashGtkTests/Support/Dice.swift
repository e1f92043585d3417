/// A small generator (xorshift64*), so that a seed says all about a run.
struct Dice: RandomNumberGenerator {
  private var state: UInt64

  init(seed: UInt64) { state = seed &* 0x9E37_79B9_7F4A_7C15 | 1 }

  mutating func next() -> UInt64 {
    state ^= state >> 12
    state ^= state << 25
    state ^= state >> 27
    return state &* 0x2545_F491_4F6C_DD1D
  }

  mutating func below(_ bound: Int) -> Int { Int(next() % UInt64(bound)) }

  mutating func one<T>(of items: [T]) -> T { items[below(items.count)] }

  /// A request with a few of its bytes gone wrong.
  mutating func damage(_ text: String) -> [UInt8] {
    var bytes = Array(text.utf8)
    for _ in 0..<(1 + below(4)) where !bytes.isEmpty {
      let place = below(bytes.count)
      switch below(5) {
      case 0: bytes[place] = UInt8(truncatingIfNeeded: next())
      case 1: bytes.remove(at: place)
      case 2: bytes.insert(contentsOf: one(of: Self.splinters).utf8, at: place)
      case 3: bytes.removeSubrange(place..<min(bytes.count, place + 1 + below(20)))
      default: bytes.removeSubrange(place...)
      }
    }
    return bytes
  }

  private static let splinters = [
    "\r\n", "\n", "\0", " ", "%00", "Content-Length: -1\r\n", "Content-Length: 99999999999\r\n",
    "Transfer-Encoding: chunked\r\n", "ffffffffffffffff\r\n", "\u{7F}", "\u{FFFF}", "[[[[", "\"",
  ]
}
