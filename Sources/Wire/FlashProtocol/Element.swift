/// One element of the screen, as a reply names it.
public struct Element: Sendable, Equatable {
  /// `e12`; stays with the element while it lives and is never given to another.
  public var ref: String
  public var kind: Kind
  /// The toolkit's own name for its type; in /hierarchy only.
  public var type: String?
  public var id: String?
  /// What a person reads on it: its own text, or its labels' joined.
  public var text: String?
  /// What it holds: a field's text, a slider's number. Never present for a secure field.
  public var value: String?
  public var placeholder: String?
  public var state: State
  public var frame: Frame
  /// Which of several windows, front to back, `0` being the front; nil where there is one.
  public var window: Int?
  /// Index in the same reply of the element that contains it; in /hierarchy only.
  public var parent: Int?
  /// Position in its list, where it is a row of one and the toolkit says.
  public var row: Int?
  /// In /hierarchy only.
  public var traits: Traits

  public init(
    ref: String, kind: Kind, type: String? = nil, id: String? = nil, text: String? = nil,
    value: String? = nil, placeholder: String? = nil, state: State = [], frame: Frame = .zero,
    window: Int? = nil, parent: Int? = nil, row: Int? = nil, traits: Traits = []
  ) {
    self.ref = ref
    self.kind = kind
    self.type = type
    self.id = id
    self.text = text
    self.value = value
    self.placeholder = placeholder
    self.state = state
    self.frame = frame
    self.window = window
    self.parent = parent
    self.row = row
    self.traits = traits
  }
}

extension Element: JSONConvertible {
  public func write(to writer: inout JSONWriter) {
    writer.beginObject()
    writer.member("ref", ref)
    writer.member("kind", kind.rawValue)
    writer.member("type", type)
    writer.member("id", id)
    writer.member("text", text)
    writer.member("value", value)
    writer.member("placeholder", placeholder)
    if !state.isEmpty {
      writer.name("state")
      writer.beginArray()
      for (own, word) in State.words where state.contains(own) { writer.string(word) }
      writer.endArray()
    }
    writer.member("frame", frame)
    writer.member("window", window)
    writer.member("parent", parent)
    writer.member("row", row)
    if !traits.isEmpty {
      writer.name("traits")
      writer.beginArray()
      for (own, word) in Traits.words where traits.contains(own) { writer.string(word) }
      writer.endArray()
    }
    writer.endObject()
  }

  public init(json: JSON) throws(WireError) {
    self.init(
      ref: try json.require("ref", "string", \.string),
      kind: try json.require("kind", "kind") { $0.string.flatMap(Kind.init(rawValue:)) },
      type: json["type"]?.string, id: json["id"]?.string, text: json["text"]?.string,
      value: json["value"]?.string, placeholder: json["placeholder"]?.string,
      state: State(words: json["state"]?.array?.compactMap(\.string) ?? []),
      frame: try Frame(json: json["frame"] ?? .null), window: json["window"]?.int,
      parent: json["parent"]?.int, row: json["row"]?.int,
      traits: Traits(words: json["traits"]?.array?.compactMap(\.string) ?? []))
  }
}
