import FlashProtocol

/// Ends the run with the agent's own opinion, which is checked before it counts as success.
public struct TerminateTool: UITool {
  public static let name = "terminate"

  public init() {}

  public let spec = ToolSpec(
    Self.name, "End: goal reached and visible, or impossible",
    [.init("success", .flag, required: true), .init("reason", .text)])

  public func run(_ input: ToolInput, in scene: ToolScene) async throws -> ToolOutcome {
    let isSuccess = input["success"]?.bool ?? false
    let reason = input.string("reason") ?? (isSuccess ? "the goal is reached" : "no reason given")
    return ToolOutcome(
      "Test terminated\(isSuccess ? " successfully" : " with failure").",
      verdict: .init(isSuccess: isSuccess, reason: reason))
  }
}
