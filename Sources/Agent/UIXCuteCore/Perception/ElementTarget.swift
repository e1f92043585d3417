/// How a tool call names an element.
public struct ElementTarget: Sendable, Equatable {
  public var identifier: String?
  public var label: String?
  /// Which of several, top to bottom, from 0.
  public var index: Int?
  /// The executor's handle, where the element was found on the screen as read.
  public var handle: String?

  public init(
    identifier: String? = nil, label: String? = nil, index: Int? = nil, handle: String? = nil
  ) {
    self.identifier = identifier
    self.label = label
    self.index = index
    self.handle = handle
  }

  init(_ element: UIElement) {
    self.init(
      identifier: element.identifier, label: element.identifier == nil ? element.label : nil,
      handle: element.handle)
  }

  /// As results name it: `identifier=login.email`.
  var words: String {
    if let identifier { return "identifier=\(identifier)" }
    return "label=\(label ?? "")"
  }
}
