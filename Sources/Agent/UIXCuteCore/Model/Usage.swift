import FlashProtocol

/// Tokens that a service counted; what it read from a cache stands apart.
public struct Usage: Sendable, Equatable {
  public var inputTokens: Int
  public var outputTokens: Int
  public var cacheReadTokens: Int
  public var cacheWriteTokens: Int

  public init(
    inputTokens: Int = 0, outputTokens: Int = 0, cacheReadTokens: Int = 0,
    cacheWriteTokens: Int = 0
  ) {
    self.inputTokens = inputTokens
    self.outputTokens = outputTokens
    self.cacheReadTokens = cacheReadTokens
    self.cacheWriteTokens = cacheWriteTokens
  }

  public var totalTokens: Int { inputTokens + outputTokens + cacheReadTokens + cacheWriteTokens }

  public static func + (a: Usage, b: Usage) -> Usage {
    Usage(
      inputTokens: a.inputTokens + b.inputTokens, outputTokens: a.outputTokens + b.outputTokens,
      cacheReadTokens: a.cacheReadTokens + b.cacheReadTokens,
      cacheWriteTokens: a.cacheWriteTokens + b.cacheWriteTokens)
  }

  public static func += (a: inout Usage, b: Usage) { a = a + b }

  var json: JSON {
    [
      "input": .int(inputTokens), "output": .int(outputTokens),
      "cacheRead": .int(cacheReadTokens), "cacheWrite": .int(cacheWriteTokens),
    ]
  }
}
