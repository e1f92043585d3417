import FlashProtocol

/// One act of a green run, as it can be done and checked again.
public struct RecordedAct: Sendable, Equatable {
  public var tool: String
  /// Without what named the element; secrets by placeholder.
  public var input: ToolInput
  public var target: ElementFingerprint?
  /// Whether it changed the screen; nil where that could not be told.
  public var changed: Bool?
  /// The screen that the app's navigation named afterwards.
  public var screen: String?
  /// Identifiers of what appeared.
  public var appeared: [String]

  public init(
    tool: String, input: ToolInput = [:], target: ElementFingerprint? = nil, changed: Bool? = nil,
    screen: String? = nil, appeared: [String] = []
  ) {
    self.tool = tool
    self.input = input
    self.target = target
    self.changed = changed
    self.screen = screen
    self.appeared = appeared
  }

  /// How much of what appeared is kept: enough to know the screen again.
  private static let mostAppeared = 3

  init(call: ToolCall, action: ActionOutcome, before: UIContext, secrets: SecretStore) {
    let target = call.input.target
    var found: UIElement?
    if call.input.hasTarget {
      if case .one(let element) = before.find(target, fields: call.name == "typeText") {
        found = element
      } else {
        found = action.element.map(secrets.redact)
      }
    }
    self.init(
      tool: call.name,
      input: secrets.redact(
        found == nil
          ? call.input
          : ToolInput(
            call.input.members.filter { !["identifier", "label", "index"].contains($0.name) })),
      target: found.map { ElementFingerprint($0, in: before) }, changed: action.changed,
      screen: action.screen.map(secrets.redact),
      appeared: action.appeared.prefix(Self.mostAppeared).map(secrets.redact))
  }
}
