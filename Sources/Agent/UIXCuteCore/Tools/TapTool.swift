import FlashProtocol

/// Taps what the model names, in the app or on a system alert over it.
public struct TapTool: UITool {
  public init() {}

  public let spec = ToolSpec(
    "tap", "Tap an element", [.identifier, .label, .index], oneOf: [["identifier", "label"]])

  public func run(_ input: ToolInput, in scene: ToolScene) async throws -> ToolOutcome {
    let target = input.target
    if case .none = scene.context.find(target), let alert = scene.context.alert,
      let button = Self.button(target, of: alert)
    {
      let action = try await scene.executor.tapAlert(button: button)
      return ToolOutcome("Tapped '\(button)' on the system alert", action: action)
    }
    let action = try await scene.executor.tap(try scene.resolve(target))
    return ToolOutcome("Tapped element (\(target.words))", action: action)
  }

  private static func button(_ target: ElementTarget, of alert: SystemAlert) -> String? {
    let names = [target.label, target.identifier].compactMap { $0?.lowercased() }
    return alert.buttons.first { names.contains($0.lowercased()) }
  }
}
