/// Texts as words: what two wordings of one thing have in common.
enum Words {
  /// Letters and digits in lower case, in order.
  static func list(_ text: String) -> [String] {
    text.lowercased().split { !$0.isLetter && !$0.isNumber }.map(String.init)
  }

  static func of(_ text: String) -> Set<String> { Set(list(text)) }

  static func trimmed(_ text: some StringProtocol) -> String {
    var text = text[...]
    while text.first?.isWhitespace == true { text.removeFirst() }
    while text.last?.isWhitespace == true { text.removeLast() }
    return String(text)
  }
}
