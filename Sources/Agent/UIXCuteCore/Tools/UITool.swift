import FlashProtocol

/// One thing that a model may ask for: what it is told of it, and what is done.
public protocol UITool: Sendable {
  var spec: ToolSpec { get }

  /// - Parameter input: fits the tool's schema.
  /// - Throws: `ActionError` with what the model is told instead of a result.
  func run(_ input: ToolInput, in scene: ToolScene) async throws -> ToolOutcome
}

/// What a tool works on.
public struct ToolScene: Sendable {
  public var executor: any ActionExecutorProtocol
  /// The screen as it was read just now.
  public var context: UIContext
  /// What the agent is at, in the author's words.
  public var instruction: String
  public var secrets: SecretStore
  /// The longest that one act may take, in seconds.
  public var stepTimeout: Double
  /// Texts that were refused once for their spelling, and are taken when they are asked for again.
  public var doubtedTexts: Set<String>
}

/// What a tool did.
public struct ToolOutcome: Sendable, Equatable {
  /// How a run ends.
  public struct Verdict: Sendable, Equatable {
    public var isSuccess: Bool
    public var reason: String
  }

  /// One line that a report shows.
  public var summary: String
  public var action: ActionOutcome?
  /// The agent calls it a day.
  public var verdict: Verdict?

  public init(
    _ summary: String, action: ActionOutcome? = nil, verdict: Verdict? = nil
  ) {
    self.summary = summary
    self.action = action
    self.verdict = verdict
  }

  /// The summary and all that the model has to know beside it.
  var text: String {
    guard let action else { return summary }
    var parts = [summary]
    if let value = action.value, action.matched == false {
      parts.append("but the field now holds \(ScreenText.quoted(value))")
    } else if action.matched == false {
      parts.append("but the field does not hold it")
    }
    if action.changed == false { parts.append("nothing changed on the screen") }
    if !action.changes.isEmpty {
      let lines = action.changes.prefix(4).map(ScreenText.escape)
      let more = action.changes.count - lines.count
      parts.append(lines.joined(separator: ", ") + (more > 0 ? " and \(more) more" : ""))
    }
    parts += action.notes
    return parts.joined(separator: "; ")
  }
}

extension ToolSpec.Parameter {
  static let identifier = Self("identifier", .text)
  static let label = Self("label", .text)
  static let index = Self("index", .integer)
}

extension ToolInput {
  var target: ElementTarget {
    ElementTarget(
      identifier: string("identifier"), label: string("label"), index: self["index"]?.int)
  }

  var hasTarget: Bool { self["identifier"] != nil || self["label"] != nil }
}

extension ToolScene {
  /// The target with the handle of the element that it names on the screen as read.
  ///
  /// What the screen does not list is left to the executor: it may lie further down.
  func resolve(_ target: ElementTarget, fields: Bool = false) throws -> ElementTarget {
    switch context.find(target, fields: fields) {
    case .one(let element):
      var found = target
      found.handle = element.handle
      found.identifier = element.identifier ?? target.identifier
      found.label = element.label ?? target.label
      if element.identifier == nil { found.identifier = nil }
      return found
    case .several(let elements):
      throw ActionError.ambiguous(
        name: target.identifier ?? target.label ?? "", candidates: elements.map(ScreenText.line))
    case .none:
      return ElementTarget(
        identifier: target.identifier.map(ScreenText.unescape),
        label: target.label.map(ScreenText.unescape), index: target.index)
    }
  }
}
