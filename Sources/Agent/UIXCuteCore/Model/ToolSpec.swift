import FlashProtocol

/// A tool as a model is told of it.
public struct ToolSpec: Sendable, Equatable {
  /// One argument.
  public struct Parameter: Sendable, Equatable {
    public enum Form: Sendable, Equatable {
      case text
      case flag
      case integer
      case texts
      case choice([String])
    }

    public var name: String
    public var form: Form
    public var isRequired: Bool
    /// Left out where the name says it all: each word is sent with every call.
    public var summary: String?

    public init(
      _ name: String, _ form: Form, required isRequired: Bool = false, _ summary: String? = nil
    ) {
      self.name = name
      self.form = form
      self.isRequired = isRequired
      self.summary = summary
    }
  }

  public var name: String
  public var summary: String
  public var parameters: [Parameter]
  /// Groups of parameters of which one at least must be given.
  public var oneOf: [[String]]

  public init(
    _ name: String, _ summary: String, _ parameters: [Parameter], oneOf: [[String]] = []
  ) {
    self.name = name
    self.summary = summary
    self.parameters = parameters
    self.oneOf = oneOf
  }

  /// The arguments as a JSON schema.
  public var schema: JSON {
    var members: [JSON.Member] = [
      .init("type", "object"),
      .init("properties", .object(parameters.map { .init($0.name, $0.schema) })),
    ]
    let required = parameters.filter(\.isRequired).map { JSON.string($0.name) }
    if !required.isEmpty { members.append(.init("required", .array(required))) }
    return .object(members)
  }

  /// The whole, for counting what it costs.
  var json: JSON { ["name": .string(name), "description": .string(summary), "schema": schema] }
}

extension ToolSpec.Parameter {
  var schema: JSON {
    var members: [JSON.Member] =
      switch form {
      case .text: [.init("type", "string")]
      case .flag: [.init("type", "boolean")]
      case .integer: [.init("type", "integer")]
      case .texts: [.init("type", "array"), .init("items", ["type": "string"])]
      case .choice(let words):
        [.init("type", "string"), .init("enum", .array(words.map(JSON.string)))]
      }
    if let summary { members.append(.init("description", .string(summary))) }
    return .object(members)
  }
}
