/// What must be so for a command to be done, or for an assertion to hold: all of it.
public struct MaestroCondition: Sendable, Equatable {
  public var platform: String?
  public var visible: MaestroSelector?
  public var notVisible: MaestroSelector?
  /// An expression.
  public var script: String?
  public var label: String?

  public init(
    platform: String? = nil, visible: MaestroSelector? = nil, notVisible: MaestroSelector? = nil,
    script: String? = nil, label: String? = nil
  ) {
    self.platform = platform
    self.visible = visible
    self.notVisible = notVisible
    self.script = script
    self.label = label
  }

  /// In a few words.
  public var words: String {
    if let label { return label }
    var parts: [String] = []
    if let platform { parts.append("Platform is \(platform)") }
    if let visible { parts.append("\(visible.words) is visible") }
    if let notVisible { parts.append("\(notVisible.words) is not visible") }
    if let script { parts.append("\(script) is true") }
    return parts.isEmpty ? "true" : parts.joined(separator: " and ")
  }

  var isOptional: Bool { visible?.optional == true || notVisible?.optional == true }

  func mapTexts(_ change: (String) throws -> String) rethrows -> MaestroCondition {
    var copy = self
    copy.visible = try visible?.mapTexts(change)
    copy.notVisible = try notVisible?.mapTexts(change)
    copy.script = try script.map(change)
    return copy
  }

  /// Whether what an expression gave counts as true.
  static func isTrue(_ value: String) -> Bool {
    let bare = value.trimmingSpace
    if bare.isEmpty || bare.lowercased() == "false" { return false }
    if ["undefined", "null"].contains(value) || Double(bare) == 0 { return false }
    return true
  }
}
