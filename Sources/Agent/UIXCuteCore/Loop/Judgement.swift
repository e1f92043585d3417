import FlashProtocol

/// A judge's verdict, as far as the screen bears it out.
enum Judgement: Equatable {
  case holds(reason: String, evidence: [UIElement])
  case fails(reason: String)
  /// It cites what is not there, or nothing.
  case invalid(complaint: String)

  static let spec = ToolSpec(
    "verdict", "Say whether the claim holds",
    [
      .init("holds", .flag, required: true), .init("reason", .text, required: true),
      .init("evidence", .texts, "identifiers or labels on the screen"),
    ])

  static let answerSpec = ToolSpec(
    "answer", "Answer the question",
    [
      .init("answer", .text, required: true),
      .init("evidence", .texts, "identifiers or labels on the screen"),
    ])

  static func read(_ calls: [ToolCall], on context: UIContext) -> Judgement {
    guard let call = calls.first(where: { $0.name == spec.name }) else {
      return .invalid(complaint: "call verdict, and nothing else")
    }
    let input = spec.tidied(call.input)
    if let complaint = spec.complaint(about: input) { return .invalid(complaint: complaint) }
    let reason = input.string("reason") ?? ""
    guard input["holds"]?.bool == true else { return .fails(reason: reason) }
    // Where nothing can be read there is nothing to check a citation by.
    if context.elements.isEmpty { return .holds(reason: reason, evidence: []) }
    let cited = input["evidence"]?.array?.compactMap(\.string) ?? []
    guard !cited.isEmpty else {
      return .invalid(
        complaint:
          "a claim that holds needs evidence: name the elements on the screen that prove it"
      )
    }
    var evidence: [UIElement] = []
    for name in cited {
      guard let element = element(name, on: context) else {
        let nearest = context.nearest(to: name)
        return .invalid(
          complaint: "'\(name)' is not on the screen"
            + (nearest.isEmpty ? "" : "; the nearest: \(nearest.joined(separator: ", "))")
            + ". Cite only what is listed, or say that the claim does not hold")
      }
      evidence.append(element)
    }
    return .holds(reason: reason, evidence: evidence)
  }

  /// By identifier, by text or by its whole line.
  static func element(_ name: String, on context: UIContext) -> UIElement? {
    let name = Words.trimmed(name)
    let plain = ScreenText.unescape(name)
    let bare =
      plain.count > 2 && plain.hasPrefix("\"") && plain.hasSuffix("\"")
      ? String(plain.dropFirst().dropLast()) : plain
    return context.elements.first { $0.identifier == bare }
      ?? context.elements.first { $0.label == bare || ($0.value == bare && !bare.isEmpty) }
      ?? context.elements.first { ScreenText.line($0) == name }
  }
}
