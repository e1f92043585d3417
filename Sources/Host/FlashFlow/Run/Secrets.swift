import FlashProtocol

/// Values from the environment, and which of them nobody may see.
public struct Secrets: Sendable {
  private let values: [String: String]
  private let hidden: [(name: String, value: String)]

  /// - Parameters:
  ///   - values: of the variables that a flow may name.
  ///   - hidden: names of those that are never printed, logged or kept as proof.
  public init(values: [String: String] = [:], hidden: [String] = []) {
    self.values = values
    // The longest first: a secret may contain another.
    self.hidden = hidden.compactMap { name in
      values[name].flatMap { $0.isEmpty ? nil : (name, $0) }
    }.sorted { $0.value.utf8.count > $1.value.utf8.count }
  }

  public var isEmpty: Bool { hidden.isEmpty }

  /// The names that a text takes from the environment: `${NAME}`; `$${` stands for `${`.
  public static func names(in text: String) -> [String] {
    var names: [String] = []
    _ = replace(text) { name in
      names.append(name)
      return ""
    }
    return names
  }

  /// The text with its variables' values; an unknown one is empty.
  public func expand(_ text: String) -> String {
    Self.replace(text) { values[$0] ?? "" }
  }

  public func expand(_ json: JSON) -> JSON {
    switch json {
    case .string(let text): .string(expand(text))
    case .array(let items): .array(items.map(expand))
    case .object(let members): .object(members.map { .init($0.name, expand($0.value)) })
    default: json
    }
  }

  /// The text with `${NAME}` wherever a secret stood.
  public func redact(_ text: String) -> String {
    hidden.reduce(text) { text, secret in
      text.replacing(each: secret.value, by: "${\(secret.name)}")
    }
  }

  public func redact(_ json: JSON) -> JSON {
    if hidden.isEmpty { return json }
    return switch json {
    case .string(let text): .string(redact(text))
    case .array(let items): .array(items.map(redact))
    case .object(let members): .object(members.map { .init(redact($0.name), redact($0.value)) })
    default: json
    }
  }

  /// Whether a secret can be read in it.
  public func shows(in json: JSON) -> Bool { redact(json) != json }

  private static func replace(_ text: String, _ value: (String) -> String) -> String {
    guard text.utf8.contains(UInt8(ascii: "$")) else { return text }
    var result = ""
    var rest = text[...]
    while let dollar = rest.firstIndex(of: "$") {
      result += rest[..<dollar]
      rest = rest[dollar...]
      if rest.hasPrefix("$${") {
        result += "${"
        rest = rest.dropFirst(3)
      } else if rest.hasPrefix("${"), let close = rest.firstIndex(of: "}") {
        result += value(String(rest[rest.index(dollar, offsetBy: 2)..<close]))
        rest = rest[rest.index(after: close)...]
      } else {
        result += "$"
        rest = rest.dropFirst()
      }
    }
    return result + rest
  }
}
