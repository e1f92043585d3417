/// One element of the screen, as an executor reports it.
public struct UIElement: Sendable, Equatable, Hashable {
  /// What it is, such as `button`, `field` or `text`.
  public var kind: String
  public var identifier: String?
  /// What a person reads on it.
  public var label: String?
  /// What it holds; never that of a secure field.
  public var value: String?
  public var placeholder: String?
  /// Such as `disabled`, `selected`, `checked`.
  public var states: [String]
  /// Whether it can be triggered.
  public var isActionable: Bool
  /// The executor's own handle for it, good for as long as the screen stands.
  public var handle: String?

  public init(
    _ kind: String, identifier: String? = nil, label: String? = nil, value: String? = nil,
    placeholder: String? = nil, states: [String] = [], isActionable: Bool? = nil,
    handle: String? = nil
  ) {
    self.kind = kind
    self.identifier = identifier
    self.label = label
    self.value = value
    self.placeholder = placeholder
    self.states = states
    self.isActionable = isActionable ?? (kind != "text" && kind != "image")
    self.handle = handle
  }

  public var isField: Bool { kind == "field" || kind == "textview" }
  public var isSecure: Bool { states.contains("secure") }

  /// What it is known by: its identifier, else its label.
  public var name: String { identifier ?? label ?? placeholder ?? kind }

  /// As a model reads it.
  package var line: String { ScreenText.line(self) }

  /// Whether it is the same element to a reader, whatever handle it has now.
  func reads(as other: UIElement) -> Bool {
    var mine = self
    var theirs = other
    mine.handle = nil
    theirs.handle = nil
    return mine == theirs
  }
}
