import FlashProtocol

/// Presses long what the model names.
public struct LongPressTool: UITool {
  public init() {}

  public let spec = ToolSpec(
    "longPress", "Press an element long", [.identifier, .label, .index],
    oneOf: [["identifier", "label"]])

  public func run(_ input: ToolInput, in scene: ToolScene) async throws -> ToolOutcome {
    let target = input.target
    let action = try await scene.executor.longPress(try scene.resolve(target))
    return ToolOutcome("Pressed element long (\(target.words))", action: action)
  }
}
