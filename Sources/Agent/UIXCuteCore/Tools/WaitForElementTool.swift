import FlashProtocol

/// Waits for what is on its way.
public struct WaitForElementTool: UITool {
  public init() {}

  public let spec = ToolSpec(
    "waitForElement", "Wait until an element shows", [.identifier, .label],
    oneOf: [["identifier", "label"]])

  public func run(_ input: ToolInput, in scene: ToolScene) async throws -> ToolOutcome {
    let target = input.target
    // Some of the step's time is left for the answer to come back.
    let action = try await scene.executor.wait(
      for: try scene.resolve(target), seconds: scene.stepTimeout * 0.8)
    return ToolOutcome("Element is visible (\(target.words))", action: action)
  }
}
