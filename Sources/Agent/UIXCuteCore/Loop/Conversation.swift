/// What was said so far, kept so that every request is of the form that the services demand:
/// roles alternate, and all results of a turn stand in the one message after it.
struct Conversation {
  private enum Piece {
    case block(LLMMessage.Block)
    /// Only the newest is sent.
    case screen(String)
    case picture(Screenshot)
  }

  private struct Turn {
    var role: LLMMessage.Role
    var pieces: [Piece]
  }

  static let olderPicture = "[screenshot replaced by latest]"
  private var turns: [Turn] = []

  var isEmpty: Bool { turns.isEmpty }

  mutating func say(_ text: String) { add(.user, [.block(.text(text))]) }

  mutating func show(_ screen: String?, _ picture: Screenshot?) {
    add(.user, (screen.map { [.screen($0)] } ?? []) + (picture.map { [.picture($0)] } ?? []))
  }

  mutating func results(_ results: [ToolResult]) {
    add(.user, results.map { .block(.toolResult($0)) })
  }

  /// - Parameter calls: also those that the model wrote as text.
  mutating func reply(text: String, calls: [ToolCall]) {
    var pieces: [Piece] = []
    if !Words.trimmed(text).isEmpty { pieces.append(.block(.text(text))) }
    pieces += calls.map { .block(.toolCall($0)) }
    // No service takes an empty turn.
    if pieces.isEmpty { pieces.append(.block(.text("(no answer)"))) }
    add(.assistant, pieces)
  }

  private mutating func add(_ role: LLMMessage.Role, _ pieces: [Piece]) {
    guard !pieces.isEmpty else { return }
    if turns.last?.role == role {
      turns[turns.count - 1].pieces += pieces
    } else {
      turns.append(Turn(role: role, pieces: pieces))
    }
  }

  /// The conversation as it is sent: the newest screen and picture only, and the oldest turns summed
  /// up where the whole would be longer than the limit.
  ///
  /// - Parameter limit: in bytes, pictures apart.
  func messages(limit: Int) -> [LLMMessage] {
    var messages = rendered()
    var dropped: [String] = []
    while messages.count > 3, messages.reduce(0, { $0 + $1.bytes }) > limit {
      // The first holds the goal; a reply and the results of it go together.
      dropped += Self.gist(call: messages[1], results: messages[2])
      messages.removeSubrange(1...2)
    }
    if !dropped.isEmpty {
      let kept = dropped.suffix(20)
      let lead = dropped.count > kept.count ? "(\(dropped.count - kept.count) before), " : ""
      messages[0].blocks.append(.text("Done earlier: " + lead + kept.joined(separator: ", ")))
    }
    return messages
  }

  private func rendered() -> [LLMMessage] {
    var hasScreen = false
    var hasPicture = false
    var messages: [LLMMessage] = []
    for turn in turns.reversed() {
      var blocks: [LLMMessage.Block] = []
      for piece in turn.pieces.reversed() {
        switch piece {
        case .block(let block): blocks.append(block)
        case .screen(let text):
          if !hasScreen { blocks.append(.text(text)) }
          hasScreen = true
          // A screen without a picture is no reason to show that of an older one.
          hasPicture = true
        case .picture(let picture):
          blocks.append(hasPicture ? .text(Self.olderPicture) : .image(picture))
          hasPicture = true
        }
      }
      if blocks.isEmpty { blocks.append(.text("(the screen then)")) }
      messages.append(LLMMessage(turn.role, blocks.reversed()))
    }
    return messages.reversed()
  }

  private static func gist(call: LLMMessage, results: LLMMessage) -> [String] {
    call.toolCalls.map { call in
      let result = results.toolResults.first { $0.callID == call.id }
      let text = "\(call.name)\(call.input)" + (result?.isError == true ? " failed" : "")
      return text.count > 80 ? String(text.prefix(79)) + "…" : text
    }
  }
}
