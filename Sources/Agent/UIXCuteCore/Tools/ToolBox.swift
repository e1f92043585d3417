import FlashProtocol

/// The tools that an agent has.
public struct ToolBox: Sendable {
  public var tools: [any UITool]

  public init(_ tools: [any UITool]) { self.tools = tools }

  public static let standard = ToolBox([
    TapTool(), TypeTextTool(), ScrollTool(), WaitForElementTool(), LongPressTool(), BackTool(),
    TerminateTool(),
  ])

  public var specs: [ToolSpec] { tools.map(\.spec) }

  public func tool(_ name: String) -> (any UITool)? { tools.first { $0.spec.name == name } }

  /// What is wrong with a call; nil where it can be run.
  func complaint(about call: ToolCall) -> String? {
    guard let tool = tool(call.name) else {
      let names = specs.map(\.name)
      let nearest = Spelling.nearest(to: call.name, among: names)
      return "there is no tool '\(call.name)'"
        + (nearest.map { ": did you mean '\($0)'?" }
          ?? ": there are \(names.joined(separator: ", "))")
    }
    return tool.spec.complaint(about: call.input)
  }
}
