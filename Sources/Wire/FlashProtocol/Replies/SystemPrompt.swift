/// A question that another process than the app puts to its user, as the companion reads it.
public struct SystemPrompt: Sendable, Equatable {
  public enum Kind: String, Sendable {
    /// A permission or another alert of the system's.
    case alert
    /// A web page that the app has the system show, such as a login.
    case web
  }

  public var kind: Kind
  public var title: String
  /// What else it says.
  public var texts: [String]
  /// What can be tapped, in its order; links of a page too.
  public var buttons: [String]
  public var fields: [String]

  public init(
    kind: Kind, title: String, texts: [String] = [], buttons: [String] = [], fields: [String] = []
  ) {
    self.kind = kind
    self.title = title
    self.texts = texts
    self.buttons = buttons
    self.fields = fields
  }
}

extension SystemPrompt: JSONConvertible {
  public func write(to writer: inout JSONWriter) {
    writer.beginObject()
    writer.member("kind", kind.rawValue)
    writer.member("title", title)
    for (name, values) in [("texts", texts), ("buttons", buttons), ("fields", fields)]
    where !values.isEmpty {
      writer.member(name, .array(values.map(JSON.string)))
    }
    writer.endObject()
  }

  public init(json: JSON) throws(WireError) {
    self.init(
      kind: try json.require("kind", "kind of prompt") { $0.string.flatMap(Kind.init(rawValue:)) },
      title: try json.require("title", "string", \.string),
      texts: json.strings("texts"), buttons: json.strings("buttons"),
      fields: json.strings("fields"))
  }
}

extension JSON {
  fileprivate func strings(_ member: String) -> [String] {
    self[member]?.array?.compactMap(\.string) ?? []
  }
}
