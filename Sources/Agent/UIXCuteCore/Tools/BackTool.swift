import FlashProtocol

/// Goes back by the app's own navigation.
public struct BackTool: UITool {
  public init() {}

  public let spec = ToolSpec("back", "Go back one screen", [])

  public func run(_ input: ToolInput, in scene: ToolScene) async throws -> ToolOutcome {
    let action = try await scene.executor.back()
    return ToolOutcome("Went back", action: action)
  }
}
