import FlashProtocol

/// Everything that a model is told in one call.
public struct LLMRequest: Sendable, Equatable {
  /// What a call is for; a model that stands in for a real one answers by it.
  public enum Purpose: Sendable, Equatable {
    /// Choose the next tool calls.
    case act
    /// Say whether a claim about the screen holds.
    case judge
    /// Answer a question about the screen.
    case answer
  }

  public var purpose: Purpose
  public var system: String
  public var messages: [LLMMessage]
  public var tools: [ToolSpec]
  /// The longest answer, in tokens.
  public var maxTokens: Int
  /// The last answer held no usable call: where a service can be held to a schema, hold it.
  public var mustCall: Bool

  public init(
    purpose: Purpose = .act, system: String, messages: [LLMMessage], tools: [ToolSpec] = [],
    maxTokens: Int = 1_024, mustCall: Bool = false
  ) {
    self.purpose = purpose
    self.system = system
    self.messages = messages
    self.tools = tools
    self.maxTokens = maxTokens
    self.mustCall = mustCall
  }

  /// The tools to be declared: those on offer, else those that the conversation holds calls of, since
  /// services refuse a history of calls without their tools.
  var declaredTools: [ToolSpec] {
    guard tools.isEmpty else { return tools }
    var names: [String] = []
    for call in messages.flatMap(\.toolCalls) where !names.contains(call.name) {
      names.append(call.name)
    }
    return names.map { ToolSpec($0, "Was called before; not on offer now", []) }
  }

  /// Bytes of system text and tools.
  public var fixedBytes: Int {
    system.utf8.count + tools.reduce(0) { $0 + $1.json.bytes.count }
  }

  /// Bytes of all text that is sent, pictures apart.
  public var bytes: Int { fixedBytes + messages.reduce(0) { $0 + $1.bytes } }

  /// About how many tokens that is, four bytes to a token.
  public var estimatedTokens: Int { (bytes + 3) / 4 }
}
