import FlashProtocol

/// Which button of a prompt a word means.
enum PromptAnswer {
  /// English labels of iOS, the widest consent first; in other languages the button is named.
  private static let meanings: [(words: [String], labels: [String])] = [
    (
      ["allow", "accept"],
      [
        "allow while using app", "always allow", "allow full access", "allow once", "allow", "ok",
        "continue", "open", "yes", "trust",
      ]
    ),
    (
      ["deny", "dismiss"],
      ["don't allow", "deny", "ask app not to track", "cancel", "not now", "no", "close"]
    ),
  ]

  /// - Returns: the button; nil where none, or none alone, is meant.
  static func button(_ word: String, of prompt: Prompt) -> Prompt.Control? {
    let wanted = folded(word)
    if let exact = prompt.buttons.first(where: { folded($0.name) == wanted }) { return exact }
    if let meaning = meanings.first(where: { $0.words.contains(wanted) }) {
      for label in meaning.labels {
        if let found = prompt.buttons.first(where: { folded($0.name) == label }) { return found }
      }
      return nil
    }
    let beginning = prompt.buttons.filter { folded($0.name).hasPrefix(wanted) }
    return beginning.count == 1 ? beginning[0] : nil
  }

  static func field(_ word: String, of prompt: Prompt) -> Prompt.Control? {
    let wanted = folded(word)
    return prompt.fields.first { folded($0.name) == wanted }
  }

  /// Without case, and with the apostrophe that a keyboard has.
  private static func folded(_ text: String) -> String {
    String(text.lowercased().map { $0 == "\u{2019}" ? "'" : $0 })
  }
}
