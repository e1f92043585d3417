/// What the harness was told.
struct Options {
  enum Mode { case bench, soak }

  var mode = Mode.bench
  /// Where the built commands and apps are.
  var bin = "bin"
  var out = "Benchmarks/results/latest.json"
  var flow = "Examples/Pulse/flows/ten-steps.flow"
  var maestro = "Examples/Pulse/flows/maestro/common/ten-steps.yaml"
  /// How often the soak runs the flow.
  var runs = 200

  init(_ words: some Sequence<String>) throws(BenchmarkError) {
    var words = Array(words)[...]
    while let word = words.popFirst() {
      switch word {
      case "soak": mode = .soak
      case "--bin": bin = try Self.value(of: word, &words)
      case "--out": out = try Self.value(of: word, &words)
      case "--flow": flow = try Self.value(of: word, &words)
      case "--maestro": maestro = try Self.value(of: word, &words)
      case "--runs":
        guard let count = Int(try Self.value(of: word, &words)), count > 10 else {
          throw .usage("--runs of 10 or fewer")
        }
        runs = count
      default: throw .usage(word)
      }
    }
  }

  private static func value(of option: String, _ words: inout ArraySlice<String>)
    throws(BenchmarkError) -> String
  {
    guard let value = words.popFirst() else { throw .usage("\(option) without a value") }
    return value
  }
}
