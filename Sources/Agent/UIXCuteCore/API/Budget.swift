/// What all runs of one agent may use together; nil is no limit.
public struct Budget: Sendable, Equatable {
  public var tokens: Int?
  /// Calls of the model.
  public var calls: Int?
  /// In the currency of the prices.
  public var cost: Double?
  /// Wall time, in seconds.
  public var seconds: Double?

  public init(
    tokens: Int? = nil, calls: Int? = nil, cost: Double? = nil, seconds: Double? = nil
  ) {
    self.tokens = tokens
    self.calls = calls
    self.cost = cost
    self.seconds = seconds
  }

  /// What is used up; nil while all holds.
  func excess(_ spent: Spending) -> String? {
    if let tokens, spent.usage.totalTokens >= tokens {
      return "\(spent.usage.totalTokens) tokens of \(tokens) are used"
    }
    if let calls, spent.calls >= calls { return "\(spent.calls) model calls of \(calls) are made" }
    if let cost, let used = spent.cost, used >= cost {
      return "a cost of \(Money.text(used)) of \(Money.text(cost)) is reached"
    }
    if let seconds, spent.seconds >= seconds {
      return "\(Durations.seconds(spent.seconds)) of \(Durations.seconds(seconds)) are over"
    }
    return nil
  }
}

/// What has been used so far.
public struct Spending: Sendable, Equatable {
  public var usage = Usage()
  public var calls = 0
  /// Nil where no prices were given.
  public var cost: Double?
  public var seconds: Double = 0

  public init() {}
}

/// Prices of a million tokens, in a currency of the caller's choice.
public struct Prices: Sendable, Equatable {
  public var input: Double
  public var output: Double
  public var cacheRead: Double
  public var cacheWrite: Double

  /// - Parameters:
  ///   - cacheRead: nil for the price of input.
  ///   - cacheWrite: nil for the price of input.
  public init(input: Double, output: Double, cacheRead: Double? = nil, cacheWrite: Double? = nil) {
    self.input = input
    self.output = output
    self.cacheRead = cacheRead ?? input
    self.cacheWrite = cacheWrite ?? input
  }

  public func cost(of usage: Usage) -> Double {
    (Double(usage.inputTokens) * input + Double(usage.outputTokens) * output
      + Double(usage.cacheReadTokens) * cacheRead + Double(usage.cacheWriteTokens) * cacheWrite)
      / 1_000_000
  }
}

package enum Money {
  /// Four digits after the point: one step may cost less than a cent.
  package static func text(_ amount: Double) -> String {
    let whole = Int((amount * 10_000).rounded())
    let rest = String(whole % 10_000)
    return "\(whole / 10_000)." + String(repeating: "0", count: 4 - rest.count) + rest
  }
}
