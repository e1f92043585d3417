import FlashProtocol

extension JSON {
  /// Two spaces a level, and what is short on one line: made to be read and compared.
  public var pretty: String { pretty(indent: "") + "\n" }

  private static let longestLine = 96

  private func pretty(indent: String) -> String {
    let flat = self.flat
    if indent.utf8.count + flat.utf8.count <= Self.longestLine, depth <= 1 { return flat }
    let inner = indent + "  "
    switch self {
    case .array(let items) where !items.isEmpty:
      let lines = items.map { inner + $0.pretty(indent: inner) }
      return "[\n" + lines.joined(separator: ",\n") + "\n\(indent)]"
    case .object(let members) where !members.isEmpty:
      let lines = members.map {
        "\(inner)\(JSON.string($0.name).text): \($0.value.pretty(indent: inner))"
      }
      return "{\n" + lines.joined(separator: ",\n") + "\n\(indent)}"
    default:
      return flat
    }
  }

  private var flat: String {
    switch self {
    case .array(let items): "[" + items.map(\.flat).joined(separator: ", ") + "]"
    case .object(let members):
      "{"
        + members.map { "\(JSON.string($0.name).text): \($0.value.flat)" }
        .joined(separator: ", ") + "}"
    default: text
    }
  }

  private var depth: Int {
    switch self {
    case .array(let items): 1 + (items.map(\.depth).max() ?? 0)
    case .object(let members): 1 + (members.map(\.value.depth).max() ?? 0)
    default: 0
    }
  }
}
