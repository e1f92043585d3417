import Foundation

/// Where a conversation stands: which clauses there are, and how many are done.
struct WordOverlapState {
  var clauses: [Clause]
  /// How the goal itself says that it is to end, where it does.
  var wantedEnd: Bool?
  var done = 0
  /// Why the last call failed, where it did.
  var lastFailure: String?
  var screen: ReadScreen

  init?(_ request: LLMRequest) {
    var goal: String?
    for message in request.messages where message.role == .user {
      for block in message.blocks {
        switch block {
        case .text(let text):
          if let found = Self.goal(in: text) {
            goal = found
            done = 0
            lastFailure = nil
          }
        case .toolResult(let result):
          // A new instruction may stand in the same turn as the results of the last.
          if result.name == TerminateTool.name {
            lastFailure = result.isError ? result.text : nil
          } else if result.isError {
            lastFailure = result.text
          } else {
            done += 1
            lastFailure = nil
          }
        default: break
        }
      }
    }
    guard let goal else { return nil }
    clauses = Self.clauses(of: goal)
    wantedEnd = Self.wantedEnd(of: goal)
    screen = ReadScreen(
      request.messages.last { $0.text.contains("<screen") }?.text ?? "")
  }

  private static func goal(in text: String) -> String? {
    for lead in ["Goal: ", "Do this one step, then terminate: "] where text.hasPrefix(lead) {
      // What success is judged by stands on a line of its own.
      let body = text.dropFirst(lead.count)
      return body.range(of: "\nIt succeeded if: ").map { String(body[..<$0.lowerBound]) }
        ?? String(body)
    }
    return nil
  }

  /// Sentences, and within them what follows a comma, `and` or `then`, where it starts with a verb.
  static func clauses(of goal: String) -> [Clause] {
    var parts: [String] = []
    var current = ""
    let characters = Array(goal.replacing("\n", with: " "))
    var quote: Character?
    for (index, character) in characters.enumerated() {
      let isEnd = index + 1 >= characters.count || characters[index + 1] == " "
      if let open = quote {
        if character == open { quote = nil }
      } else if character == "\"" {
        quote = character
      }
      if quote == nil, isEnd, ".;,!?".contains(character) {
        parts.append(current)
        current = ""
      } else {
        current.append(character)
      }
    }
    parts.append(current)
    var clauses: [Clause] = []
    for part in parts.flatMap(splitAtJoints) {
      let text = stripped(part)
      if text.isEmpty { continue }
      clauses.append(Clause(text: text))
    }
    // What is to be verified is the judge's affair.
    return clauses.filter { !$0.isCheck }
  }

  private static func wantedEnd(of goal: String) -> Bool? {
    let text = goal.lowercased()
    if text.contains("report failure") { return false }
    return text.contains("finish") && text.contains("with success") ? true : nil
  }

  private static func splitAtJoints(_ text: String) -> [String] {
    let words = text.split(separator: " ", omittingEmptySubsequences: true)
    var pieces: [[Substring]] = [[]]
    for (index, word) in words.enumerated() {
      let lowered = word.lowercased()
      let next = index + 1 < words.count ? words[index + 1].lowercased() : ""
      if ["and", "then"].contains(lowered), Clause.verbs.contains(next) || next == "then" {
        pieces.append([])
      } else {
        pieces[pieces.count - 1].append(word)
      }
    }
    return pieces.map { $0.joined(separator: " ") }
  }

  private static func stripped(_ text: String) -> String {
    var text = Words.trimmed(text)
    for lead in ["and ", "then ", "finally ", "first ", "now "]
    where text.lowercased().hasPrefix(lead) {
      text = Words.trimmed(text.dropFirst(lead.count))
    }
    return text
  }
}
