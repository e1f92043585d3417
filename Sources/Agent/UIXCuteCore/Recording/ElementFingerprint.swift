import FlashProtocol

/// What an element is known by in another run: never a handle or a place on the screen.
public struct ElementFingerprint: Sendable, Equatable {
  public var kind: String
  public var identifier: String?
  public var label: String?
  public var placeholder: String?
  /// Which of several of that kind and label, from 0; nil where there is one.
  public var index: Int?

  public init(
    kind: String, identifier: String? = nil, label: String? = nil, placeholder: String? = nil,
    index: Int? = nil
  ) {
    self.kind = kind
    self.identifier = identifier
    self.label = label
    self.placeholder = placeholder
    self.index = index
  }

  init(_ element: UIElement, in context: UIContext) {
    self.init(
      kind: element.kind, identifier: element.identifier, label: element.label,
      placeholder: element.placeholder)
    let twins = context.elements.filter { matches($0) }
    if twins.count > 1 { index = twins.firstIndex { $0.reads(as: element) } }
  }

  private func matches(_ element: UIElement) -> Bool {
    element.kind == kind && element.identifier == identifier && element.label == label
  }

  /// What it is called in messages.
  public var name: String { identifier ?? label ?? placeholder ?? kind }
}
