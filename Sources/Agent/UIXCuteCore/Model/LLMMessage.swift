/// One turn of a conversation.
public struct LLMMessage: Sendable, Equatable {
  public enum Role: String, Sendable { case user, assistant }

  /// One piece of a turn.
  public enum Block: Sendable, Equatable {
    case text(String)
    case image(Screenshot)
    case toolCall(ToolCall)
    case toolResult(ToolResult)
  }

  public var role: Role
  public var blocks: [Block]

  public init(_ role: Role, _ blocks: [Block]) {
    self.role = role
    self.blocks = blocks
  }

  /// All its text blocks, one after the other.
  public var text: String {
    blocks.compactMap { if case .text(let text) = $0 { text } else { nil } }.joined(separator: "\n")
  }

  public var toolCalls: [ToolCall] {
    blocks.compactMap { if case .toolCall(let call) = $0 { call } else { nil } }
  }

  public var toolResults: [ToolResult] {
    blocks.compactMap { if case .toolResult(let result) = $0 { result } else { nil } }
  }

  public var images: [Screenshot] {
    blocks.compactMap { if case .image(let image) = $0 { image } else { nil } }
  }

  var bytes: Int {
    blocks.reduce(0) { sum, block in
      switch block {
      case .text(let text): sum + text.utf8.count
      case .image: sum
      case .toolCall(let call): sum + call.name.utf8.count + call.input.json.bytes.count
      case .toolResult(let result): sum + result.text.utf8.count
      }
    }
  }
}
