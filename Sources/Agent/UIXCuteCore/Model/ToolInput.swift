import FlashProtocol

/// The arguments of a tool call, in the order in which they were given.
public struct ToolInput: Sendable, Equatable, ExpressibleByDictionaryLiteral {
  public var members: [JSON.Member]

  public init(_ members: [JSON.Member] = []) { self.members = members }

  public init(dictionaryLiteral elements: (String, JSON)...) {
    members = elements.map { JSON.Member($0.0, $0.1) }
  }

  /// - Returns: nil where the value is no object.
  public init?(json: JSON) {
    guard let members = json.object else { return nil }
    self.members = members
  }

  public var json: JSON { .object(members) }

  public subscript(name: String) -> JSON? { members.first { $0.name == name }?.value }

  func string(_ name: String) -> String? { self[name]?.string }

  /// The same with every text run through a function.
  func mapTexts(_ transform: (String) -> String) -> ToolInput {
    ToolInput(members.map { .init($0.name, $0.value.mapTexts(transform)) })
  }
}

extension ToolInput: CustomStringConvertible {
  /// As a dictionary prints: `["label": "Email"]`.
  public var description: String {
    guard !members.isEmpty else { return "[:]" }
    return "["
      + members.map { "\(JSON.string($0.name).text): \($0.value.text)" }.joined(separator: ", ")
      + "]"
  }
}

extension JSON {
  /// The same with every text in it run through a function, names apart.
  func mapTexts(_ transform: (String) -> String) -> JSON {
    switch self {
    case .string(let text): .string(transform(text))
    case .array(let items): .array(items.map { $0.mapTexts(transform) })
    case .object(let members):
      .object(members.map { .init($0.name, $0.value.mapTexts(transform)) })
    default: self
    }
  }
}
