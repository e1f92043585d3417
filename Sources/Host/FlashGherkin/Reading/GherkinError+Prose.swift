import FlashProtocol

/// In the words of Cucumber's own parsers, so that tools which read those read these.
extension GherkinError: CustomStringConvertible {
  public var description: String { "(\(location.line):\(location.column ?? 0)): \(message)" }

  var message: String {
    switch reason {
    case .unexpected(let line, let expected):
      "expected: \(Self.list(expected)), got '\(line)'"
    case .unexpectedEnd(let expected): "unexpected end of file, expected: \(Self.list(expected))"
    case .unknownLanguage(let name): "Language not supported: \(name)"
    case .unevenCells: "inconsistent cell count within the table"
    case .spaceInTag: "A tag may not contain whitespace"
    case .encoding(let name): "The file is not UTF-8: it looks like \(name)"
    }
  }

  private static func list(_ kinds: [TokenKind]) -> String {
    kinds.map { "#" + $0.rawValue }.joined(separator: ", ")
  }

  /// The error as a message of Cucumber's (cucumber/messages, `ParseError`).
  public func json(uri: String) -> JSON {
    ["message": .string(description), "source": ["uri": .string(uri), "location": location.json]]
  }
}
