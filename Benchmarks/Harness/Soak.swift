import FlashProtocol

/// The ten steps over and over on one app: none may fail, and memory may not grow.
struct Soak {
  let options: Options

  /// After so many runs the app has what it caches, and its memory is the one to compare with.
  private static let settled = 10
  private static let mostGrowth = 0.10

  /// - Returns: what was seen, in words.
  /// - Throws: `BenchmarkError` where a run failed or memory grew by more than a tenth.
  func run() throws -> String {
    try Apps(bin: options.bin).onPulse { subject in
      var times: [Double] = []
      var settledMemory = 0.0
      for round in 1...options.runs {
        times.append(
          try Child.succeed(
            ["\(options.bin)/bench", "flow", options.flow, "--app", "\(subject.pid)"]
          ).milliseconds)
        if round == Self.settled { settledMemory = try memory(of: subject) }
        if round % 50 == 0 { Console.note("\(round) runs") }
      }
      let last = try memory(of: subject)
      let growth = (last - settledMemory) / settledMemory
      let facts =
        "memory after run \(Self.settled): \(Numbers.short(settledMemory)) MB, after run "
        + "\(options.runs): \(Numbers.short(last)) MB, \(Numbers.fixed(growth * 100, 1)) % more"
      guard growth <= Self.mostGrowth else { throw BenchmarkError.grown(facts) }
      let median = Statistics(times)?.median ?? 0
      return "\(options.runs) runs of the ten steps, none failed; \(Numbers.short(median)) ms each "
        + "(median)\n\(facts)"
    }
  }

  private func memory(of subject: Subject) throws(BenchmarkError) -> Double {
    guard let memory = ProcessFacts.residentMemory(of: subject.pid) else {
      throw .missing("process \(subject.pid)")
    }
    return memory
  }
}
