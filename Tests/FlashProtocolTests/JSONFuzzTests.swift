import FlashProtocol
import Testing

/// The parser on made-up input, the same on every run.
@Suite struct JSONFuzzTests {
  @Test(arguments: 0..<40)
  func whatIsWrittenReadsBackTheSame(_ seed: Int) throws {
    var random = SplitMix(seed: UInt64(seed))
    for _ in 0..<50 {
      let value = Self.value(depth: 5, &random)
      #expect(try JSON(parsing: value.bytes) == value)
    }
  }

  @Test(arguments: 0..<40)
  func brokenTextIsRefusedOrReadAndNeverStopsTheApp(_ seed: Int) {
    var random = SplitMix(seed: UInt64(1000 + seed))
    for _ in 0..<200 {
      var bytes = Self.value(depth: 4, &random).bytes
      for _ in 0..<Int.random(in: 1...4, using: &random) { Self.damage(&bytes, &random) }
      guard let value = try? JSON(parsing: bytes) else { continue }
      // What is read can be written, and reads the same again; 1.0 is written as 1.
      #expect((try? JSON(parsing: value.bytes))?.bytes == value.bytes)
    }
  }

  @Test(arguments: 0..<20)
  func noiseIsRefusedWithAnOffsetInsideIt(_ seed: Int) {
    var random = SplitMix(seed: UInt64(2000 + seed))
    for _ in 0..<500 {
      let length = Int.random(in: 0...64, using: &random)
      let bytes = (0..<length).map { _ in UInt8.random(in: 0...255, using: &random) }
      do {
        _ = try JSON(parsing: bytes)
      } catch {
        #expect((0...bytes.count).contains(error.offset))
        #expect(!error.reason.isEmpty)
      }
    }
  }

  private static let alphabet: [String] = [
    "a", "Z", "é", "😀", "\"", "\\", "\n", "\u{0}", "\u{1F}", "/", "{", "]", ",", " ", "\u{301}",
  ]

  private static func value(depth: Int, _ random: inout SplitMix) -> JSON {
    switch Int.random(in: 0...(depth > 0 ? 7 : 5), using: &random) {
    case 0: .null
    case 1: .bool(Bool.random(using: &random))
    case 2: .int(Int.random(in: .min ... .max, using: &random))
    case 3: .double(Double.random(in: -1...1, using: &random) / 3)
    case 4, 5: .string(text(&random))
    case 6:
      .array(
        (0..<Int.random(in: 0...4, using: &random)).map { _ in value(depth: depth - 1, &random) })
    default:
      .object(
        (0..<Int.random(in: 0...4, using: &random)).map { _ in
          JSON.Member(text(&random), value(depth: depth - 1, &random))
        })
    }
  }

  private static func text(_ random: inout SplitMix) -> String {
    (0..<Int.random(in: 0...8, using: &random))
      .compactMap { _ in alphabet.randomElement(using: &random) }.joined()
  }

  private static func damage(_ bytes: inout [UInt8], _ random: inout SplitMix) {
    let index = Int.random(in: 0...bytes.count, using: &random)
    switch Int.random(in: 0...3, using: &random) {
    case 0 where index < bytes.count: bytes[index] = UInt8.random(in: 0...255, using: &random)
    case 1 where index < bytes.count: bytes.remove(at: index)
    case 2: bytes.insert(Array("{}[]\",:\\u0-".utf8)[index % 11], at: index)
    default: bytes.removeLast(bytes.count - index)
    }
  }
}

/// A small generator of numbers whose seed says all (Steele, Lea and Flood, OOPSLA 2014).
struct SplitMix: RandomNumberGenerator {
  private var state: UInt64

  init(seed: UInt64) { state = seed }

  mutating func next() -> UInt64 {
    state &+= 0x9E37_79B9_7F4A_7C15
    var mixed = state
    mixed = (mixed ^ (mixed >> 30)) &* 0xBF58_476D_1CE4_E5B9
    mixed = (mixed ^ (mixed >> 27)) &* 0x94D0_49BB_1331_11EB
    return mixed ^ (mixed >> 31)
  }
}
