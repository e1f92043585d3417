/// What a model answered.
public struct LLMReply: Sendable, Equatable {
  /// Why it stopped.
  public enum Stop: String, Sendable {
    case endOfTurn, toolUse, maxTokens, filtered, other
  }

  public var text: String
  public var calls: [ToolCall]
  public var stop: Stop
  /// Nil where the service does not count.
  public var usage: Usage?

  public init(
    text: String = "", calls: [ToolCall] = [], stop: Stop? = nil, usage: Usage? = nil
  ) {
    self.text = text
    self.calls = calls
    self.stop = stop ?? (calls.isEmpty ? .endOfTurn : .toolUse)
    self.usage = usage
  }
}
