import FlashProtocol

/// How a caller names an element.
public struct Target: Sendable, Equatable, ExpressibleByStringLiteral {
  public enum Name: Sendable, Equatable {
    /// A ref, an identifier or an exact text, tried in that order.
    case any(String)
    case id(String)
    case ref(String)
    case text(String)
  }

  public var name: Name
  /// Which of several, top to bottom then left to right, from 0; -1 is the last.
  public var index: Int?

  public init(_ name: Name, index: Int? = nil) {
    self.name = name
    self.index = index
  }

  public init(stringLiteral value: String) { self.init(.any(value)) }

  var arguments: [(name: String, value: JSON)] {
    let naming: (name: String, value: JSON) =
      switch name {
      case .any(let name): ("target", .string(name))
      case .id(let id): ("id", .string(id))
      case .ref(let ref): ("ref", .string(ref))
      case .text(let text): ("text", .string(text))
      }
    return [naming] + (index.map { [("index", .int($0))] } ?? [])
  }
}
