import FlashReports
import Testing

@testable import FlashSuites

@Suite struct ShardTests {
  /// Cases of made-up lengths, some of them in chains.
  private static func made(_ count: Int, seed: UInt64) -> ([SuiteCase], Durations) {
    var dice = Dice(seed: seed)
    var durations = Durations()
    var cases: [SuiteCase] = []
    for number in 0..<count {
      var item = SuiteCase(
        name: "case \(number % 7)", group: "group \(number)", file: "f\(number % 5).yaml")
      if dice.next() % 6 == 0 { item.chain = "chain \(dice.next() % 3)" }
      // Some have never run.
      if dice.next() % 4 != 0 {
        durations.remember(item.key, Double(dice.next() % 10_000))
      }
      cases.append(item)
    }
    return (cases, durations)
  }

  @Test(
    "each case is in exactly one part, in the order given, and a chain stays together",
    arguments: 1...60)
  func partition(seed: Int) {
    var dice = Dice(seed: UInt64(seed))
    let count = Int(dice.next() % 8) + 1
    let (cases, durations) = Self.made(Int(dice.next() % 60), seed: UInt64(seed) &* 977)
    let parts = (0..<count).map { Shard.part($0, of: count, cases, durations) }
    #expect(parts.joined().map(\.group).sorted() == cases.map(\.group).sorted())
    for part in parts {
      #expect(
        part.filter { $0.chain == nil }.map(\.group)
          == cases.filter { item in
            item.chain == nil && part.contains { $0.group == item.group }
          }.map(\.group))
    }
    for chain in Set(cases.compactMap(\.chain)) {
      #expect(parts.filter { $0.contains { $0.chain == chain } }.count == 1)
    }
  }

  @Test(arguments: 1...20)
  func noPartIsLongerThanTheBestByMoreThanItsLongestCase(seed: Int) {
    let (all, durations) = Self.made(80, seed: UInt64(seed) &* 31)
    let cases = all.filter { $0.chain == nil }
    let loads = (0..<4).map { part in
      Shard.part(part, of: 4, cases, durations).reduce(0) { $0 + durations.expected($1.key) }
    }
    let longest = cases.map { durations.expected($0.key) }.max() ?? 0
    #expect((loads.max() ?? 0) - (loads.min() ?? 0) <= longest)
  }

  @Test func partsDoNotDependOnTheOrderOfFiles() {
    let (cases, durations) = Self.made(40, seed: 5)
    let loose = cases.filter { $0.chain == nil }
    for part in 0..<3 {
      #expect(
        Set(Shard.part(part, of: 3, loose, durations).map(\.key))
          == Set(Shard.part(part, of: 3, loose.reversed(), durations).map(\.key)))
    }
  }
}

/// Numbers that are the same for the same seed (xorshift64*).
struct Dice {
  private var state: UInt64

  init(seed: UInt64) { state = seed == 0 ? 1 : seed &* 0x9E37_79B9_7F4A_7C15 }

  mutating func next() -> UInt64 {
    state ^= state >> 12
    state ^= state << 25
    state ^= state >> 27
    return (state &* 0x2545_F491_4F6C_DD1D) >> 11
  }
}

@Suite struct BazelProtocolTests {
  @Test func whatTheTestEncyclopediaNamesIsRead() {
    let values = [
      "TEST_TOTAL_SHARDS": "3", "TEST_SHARD_INDEX": "2", "TEST_SHARD_STATUS_FILE": "/tmp/s",
      "TESTBRIDGE_TEST_ONLY": "login", "XML_OUTPUT_FILE": "/tmp/o.xml",
    ]
    let read = BazelProtocol { values[$0] }
    #expect(read.shard?.index == 2)
    #expect(read.shard?.count == 3)
    #expect(read.statusFile == "/tmp/s")
    #expect(read.filter == "login")
    #expect(read.xmlFile == "/tmp/o.xml")
  }

  @Test(arguments: [("1", "0"), ("3", "3"), ("3", "-1"), ("x", "0"), ("", "")])
  func numbersThatMeanNoShardAreNone(total: String, index: String) {
    let read = BazelProtocol { ["TEST_TOTAL_SHARDS": total, "TEST_SHARD_INDEX": index][$0] }
    #expect(read.shard == nil)
  }

  @Test func emptyVariablesAreNone() {
    #expect(BazelProtocol { _ in "" } == BazelProtocol { _ in nil })
  }
}
