import FlashProtocol
import Foundation

/// Judges a claim by the words that it shares with the screen.
enum WordOverlapJudge {
  /// Words that say how sure or how shown, not what.
  private static let empty: Set<String> = [
    "verify", "check", "that", "shown", "shows", "visible", "displayed", "appears", "after", "has",
    "message", "user", "be", "are", "there", "now", "should", "make", "sure", "ensure", "confirm",
    "see", "reads", "says",
  ]

  static func verdict(_ request: LLMRequest) -> LLMReply {
    let text = request.messages.map(\.text).joined(separator: "\n")
    let claim = Self.claim(in: text)
    let screen = ReadScreen(text)
    // The last sentence that asks for a check says what must be seen; else all of it does.
    let parts = claim.split(whereSeparator: { ".;\n".contains($0) }).map(String.init)
    let checks = parts.filter { Clause(text: Words.trimmed($0)).isCheck }
    let wanted = Words.of(checks.last ?? parts.last ?? claim)
      .subtracting(Clause.smallWords).subtracting(empty)
    let cited = evidence(wanted, on: screen)
    let found = cited.reduce(into: Set<String>()) { $0.formUnion($1.words.intersection(wanted)) }
    let holds = !found.isEmpty && found.count * 2 >= wanted.count
    var input: ToolInput = [
      "holds": .bool(holds),
      "reason": .string(
        holds
          ? "the screen shows \(found.sorted().joined(separator: ", "))"
          : "the screen does not show \(wanted.subtracting(found).sorted().joined(separator: ", "))"
      ),
    ]
    if holds {
      input.members.append(
        .init(
          "evidence",
          .array(cited.compactMap { ($0.identifier ?? $0.label).map(JSON.string) })))
    }
    return LLMReply(calls: [ToolCall(id: "verdict", name: Judgement.spec.name, input: input)])
  }

  /// The lines that share most words with the question.
  static func answer(_ request: LLMRequest) -> LLMReply {
    let text = request.messages.map(\.text).joined(separator: "\n")
    let question = String(text.prefix { !$0.isNewline }.dropFirst("Question: ".count))
    let wanted = Words.of(question).subtracting(Clause.smallWords).subtracting(empty)
    let cited = evidence(wanted, on: ReadScreen(text))
    let answer =
      cited.isEmpty
      ? "the screen does not tell"
      : cited.map {
        [$0.label, $0.value, $0.rest.isEmpty ? nil : $0.rest].compactMap(\.self)
          .joined(separator: ": ")
      }.joined(separator: "; ")
    return LLMReply(calls: [
      ToolCall(
        id: "answer", name: Judgement.answerSpec.name,
        input: [
          "answer": .string(answer),
          "evidence": .array(cited.compactMap { ($0.identifier ?? $0.label).map(JSON.string) }),
        ])
    ])
  }

  private static func claim(in text: String) -> String {
    guard text.hasPrefix("Claim: ") else { return text }
    let body = text.dropFirst(7)
    guard let end = body.range(of: "\nDone before:") else { return String(body) }
    return String(body[..<end.lowerBound])
  }

  /// The lines that together hold most of the wanted words.
  private static func evidence(_ wanted: Set<String>, on screen: ReadScreen) -> [ReadScreen.Line] {
    var left = wanted
    var cited: [ReadScreen.Line] = []
    while cited.count < 3,
      let best = screen.lines.max(by: {
        $0.words.intersection(left).count < $1.words.intersection(left).count
      }), !best.words.isDisjoint(with: left)
    {
      cited.append(best)
      left.subtract(best.words)
    }
    return cited
  }
}
