import FlashProtocol

/// How an agent did in a suite.
public struct SuiteResult: Sendable {
  /// One attempt at one goal.
  public struct Attempt: Sendable {
    public var isPass: Bool
    /// Why not, or what the agent said.
    public var reason: String
    public var steps: Int
    public var modelCalls: Int
    public var usage: Usage
    public var cost: Double?
    /// In seconds.
    public var duration: Double
    /// The agent claimed a success that the app's state does not bear out.
    public var isFalseSuccess: Bool

    public init(
      isPass: Bool, reason: String, steps: Int, modelCalls: Int, usage: Usage, cost: Double?,
      duration: Double, isFalseSuccess: Bool
    ) {
      self.isPass = isPass
      self.reason = reason
      self.steps = steps
      self.modelCalls = modelCalls
      self.usage = usage
      self.cost = cost
      self.duration = duration
      self.isFalseSuccess = isFalseSuccess
    }
  }

  public var suite: String
  public var model: String
  public var results: [(goal: Suite.Goal, attempts: [Attempt])]

  public init(
    suite: String, model: String, results: [(goal: Suite.Goal, attempts: [Attempt])] = []
  ) {
    self.suite = suite
    self.model = model
    self.results = results
  }

  /// The chance that one of k attempts passes, estimated without bias from n of which c passed
  /// (Chen et al., "Evaluating Large Language Models Trained on Code", 2021).
  public static func passRate(attempts n: Int, passed c: Int, within k: Int) -> Double {
    guard n > 0, k > 0 else { return 0 }
    let k = min(k, n)
    if n - c < k { return 1 }
    var miss = 1.0
    for number in (n - c + 1)...max(n, n - c + 1) where number <= n {
      miss *= 1 - Double(k) / Double(number)
    }
    return 1 - miss
  }

  /// - Parameter level: nil for all.
  public func passRate(within k: Int, level: Suite.Goal.Level? = nil) -> Double {
    let counted = results.filter { level == nil || $0.goal.level == level }
    guard !counted.isEmpty else { return 0 }
    let sum = counted.reduce(0) {
      $0
        + Self.passRate(
          attempts: $1.attempts.count, passed: $1.attempts.count(where: \.isPass), within: k)
    }
    return sum / Double(counted.count)
  }

  public var attempts: [Attempt] { results.flatMap(\.attempts) }

  /// Nil where no prices were given.
  public var cost: Double? {
    let costs = attempts.compactMap(\.cost)
    return costs.isEmpty ? nil : costs.reduce(0, +)
  }

  public func json(runs: Int) -> JSON {
    .members([
      "suite": .string(suite), "model": .string(model), "runs": .int(runs),
      "pass@1": .double(Self.rounded(passRate(within: 1))),
      "pass@\(runs)": runs > 1 ? .double(Self.rounded(passRate(within: runs))) : nil,
      "falseSuccesses": .int(attempts.count(where: \.isFalseSuccess)),
      "tokens": attempts.reduce(Usage()) { $0 + $1.usage }.json,
      "cost": cost.map(JSON.double),
      "seconds": .double(Self.rounded(attempts.reduce(0) { $0 + $1.duration })),
      "goals": .array(
        results.map { goal, attempts in
          [
            "id": .string(goal.id), "level": .string(goal.level.rawValue),
            "goal": .string(goal.goal), "attempts": .array(attempts.map(Self.json)),
          ]
        }),
    ])
  }

  private static func json(_ attempt: Attempt) -> JSON {
    .members([
      "pass": .bool(attempt.isPass), "reason": .string(attempt.reason),
      "falseSuccess": attempt.isFalseSuccess ? true : nil, "steps": .int(attempt.steps),
      "modelCalls": .int(attempt.modelCalls), "tokens": attempt.usage.json,
      "cost": attempt.cost.map(JSON.double), "seconds": .double(rounded(attempt.duration)),
    ])
  }

  static func rounded(_ number: Double) -> Double { (number * 1_000).rounded() / 1_000 }
}
