import FlashProtocol

/// Scrolls towards what cannot be seen yet.
public struct ScrollTool: UITool {
  public init() {}

  public let spec = ToolSpec(
    "scroll", "See more; down shows what is further down",
    [
      .init("direction", .choice(ScrollDirection.allCases.map(\.rawValue)), required: true),
      .identifier,
    ])

  public func run(_ input: ToolInput, in scene: ToolScene) async throws -> ToolOutcome {
    let word = input.string("direction") ?? ""
    guard let direction = ScrollDirection(rawValue: word) else {
      throw ActionError.refused(reason: "'\(word)' is no direction")
    }
    let target = input.hasTarget ? try scene.resolve(input.target) : nil
    let action = try await scene.executor.scroll(direction, in: target)
    return ToolOutcome("Scrolled \(word)", action: action)
  }
}
