/// An app of a few lines, for tests of agents without any app.
///
/// It shows what `context` says, keeps every act in `actions`, and lets a closure change the screen.
public actor MockActionExecutor: ActionExecutorProtocol {
  /// One act that was asked for.
  public enum Action: Sendable, Equatable {
    case tap(String)
    case longPress(String)
    case type(String, into: String)
    case scroll(ScrollDirection)
    case wait(String)
    case back
    case alert(String)
  }

  /// What an act does to the screen; it may throw an `ActionError`.
  public typealias Effect = @Sendable (Action, inout UIContext) throws -> Void

  public private(set) var context: UIContext
  public private(set) var actions: [Action] = []
  /// How often the screen was read, with and without a picture.
  public private(set) var captures: (tree: Int, screenshots: Int) = (0, 0)
  private let effect: Effect

  public init(_ context: UIContext = UIContext(), effect: @escaping Effect = { _, _ in }) {
    self.context = context
    self.effect = effect
  }

  public func capture(tree: Bool, screenshot: Bool) -> UIContext {
    captures.tree += tree ? 1 : 0
    captures.screenshots += screenshot ? 1 : 0
    var seen = context
    if !tree { seen.elements = [] }
    seen.screenshot =
      screenshot ? context.screenshot ?? Screenshot(format: .png, bytes: [0x89, 0x50]) : nil
    return seen
  }

  public func tap(_ target: ElementTarget) throws -> ActionOutcome {
    let element = try element(target)
    return try perform(.tap(element.name), on: element)
  }

  public func longPress(_ target: ElementTarget) throws -> ActionOutcome {
    let element = try element(target)
    return try perform(.longPress(element.name), on: element)
  }

  public func type(_ text: String, into target: ElementTarget, submit: Bool) throws
    -> ActionOutcome
  {
    let element = try element(target, fields: true)
    guard element.isField else {
      throw ActionError.refused(reason: "'\(element.name)' is no field")
    }
    if !element.isSecure, let place = context.elements.firstIndex(of: element) {
      context.elements[place].value = text
    }
    var outcome = try perform(.type(text, into: element.name), on: element)
    let now = context.elements.first { $0.name == element.name }
    outcome.value = element.isSecure ? nil : now?.value
    outcome.matched = element.isSecure || outcome.value == nil ? true : outcome.value == text
    outcome.changed = true
    return outcome
  }

  public func scroll(_ direction: ScrollDirection, in target: ElementTarget?) throws
    -> ActionOutcome
  { try perform(.scroll(direction)) }

  public func wait(for target: ElementTarget, seconds: Double) throws -> ActionOutcome {
    let element = try element(target)
    return try perform(.wait(element.name), on: element)
  }

  public func back() throws -> ActionOutcome { try perform(.back) }

  public func tapAlert(button: String) throws -> ActionOutcome {
    guard let alert = context.alert, alert.buttons.contains(button) else {
      throw ActionError.notFound(name: button, nearest: context.alert?.buttons ?? [])
    }
    context.alert = nil
    var outcome = try perform(.alert(button))
    outcome.changed = true
    return outcome
  }

  /// Changes the screen from outside.
  public func set(_ context: UIContext) { self.context = context }

  private func element(_ target: ElementTarget, fields: Bool = false) throws -> UIElement {
    switch context.find(target, fields: fields) {
    case .one(let element): return element
    case .several(let elements):
      throw ActionError.ambiguous(
        name: target.words, candidates: elements.map(ScreenText.line))
    case .none(let nearest):
      throw ActionError.notFound(
        name: target.identifier ?? target.label ?? "", nearest: nearest)
    }
  }

  private func perform(_ action: Action, on element: UIElement? = nil) throws -> ActionOutcome {
    let before = context
    actions.append(action)
    try effect(action, &context)
    let known = Set(before.elements.compactMap(\.identifier))
    let new = context.elements.compactMap(\.identifier).filter { !known.contains($0) }
    return ActionOutcome(
      changed: before.signature != context.signature, changes: new.map { "+ \($0)" },
      element: element, screen: context.screen, appeared: new)
  }
}
