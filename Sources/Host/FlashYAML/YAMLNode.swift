/// A value of a YAML document, and where it stands.
public final class YAMLNode: Sendable {
  public enum Content: Sendable {
    case scalar(YAMLScalar)
    case sequence([YAMLNode])
    case mapping([YAMLPair])
  }

  public let content: Content
  public let start: YAMLMark
  /// Where the parser is once it knows what kind of value it is: after a `[`, and after a scalar.
  public let opened: YAMLMark
  /// Where the parser is once it has read all of it: for a block, where the next thing begins.
  public let end: YAMLMark
  /// How many nodes it is, itself and those within it, each alias counted as what it stands for.
  let size: Int

  init(
    _ content: Content, start: YAMLMark, opened: YAMLMark, end: YAMLMark, size: Int
  ) {
    self.content = content
    self.start = start
    self.opened = opened
    self.end = end
    self.size = size
  }

  public var scalar: YAMLScalar? {
    if case .scalar(let scalar) = content { scalar } else { nil }
  }

  public var items: [YAMLNode]? {
    if case .sequence(let items) = content { items } else { nil }
  }

  public var pairs: [YAMLPair]? {
    if case .mapping(let pairs) = content { pairs } else { nil }
  }

  /// Whether it is nothing: `~`, `null` or no text at all, unquoted.
  public var isNull: Bool { scalar?.isNull == true }

  public subscript(key: String) -> YAMLNode? {
    pairs?.last { $0.key.scalar?.text == key }?.value
  }
}

public struct YAMLPair: Sendable {
  public let key: YAMLNode
  public let value: YAMLNode
}

/// A text and what it stands for.
public struct YAMLScalar: Sendable, Equatable {
  public let text: String
  /// Without quotes and no block: only then may it be a number or nothing.
  public let isPlain: Bool

  public var isNull: Bool { isPlain && ["", "~", "null", "Null", "NULL"].contains(text) }

  /// `true` or `false`; `yes` and `on` are texts, as they are for Maestro.
  public var bool: Bool? {
    guard isPlain else { return nil }
    switch text {
    case "true", "True", "TRUE": return true
    case "false", "False", "FALSE": return false
    default: return nil
    }
  }

  public var int: Int? { isPlain ? Int(text.filter { $0 != "_" }) : nil }

  public var double: Double? {
    guard isPlain, text.utf8.contains(where: { (48...57).contains($0) }) else { return nil }
    let allowed = text.utf8.allSatisfy { (48...57).contains($0) || "+-.eE_".utf8.contains($0) }
    return allowed ? Double(text.filter { $0 != "_" }) : nil
  }
}
