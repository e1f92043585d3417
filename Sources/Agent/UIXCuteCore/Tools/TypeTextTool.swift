import FlashProtocol
import Foundation

/// Types into a field, and says what the field holds afterwards.
public struct TypeTextTool: UITool {
  public init() {}

  public let spec = ToolSpec(
    "typeText", "Replace a field's text",
    [
      .identifier, .label, .init("text", .text, required: true),
      .init("submit", .flag, "press Return after"),
    ], oneOf: [["identifier", "label"]])

  public func run(_ input: ToolInput, in scene: ToolScene) async throws -> ToolOutcome {
    let target = input.target
    let text = input.string("text") ?? ""
    if let spelling = Self.spelling(of: text, in: scene.instruction),
      !scene.doubtedTexts.contains(text)
    {
      throw ActionError.refused(
        reason: "not typed: the goal spells it \(ScreenText.quoted(spelling)); "
          + "type exactly that, or call again to insist")
    }
    let value = try scene.secrets.fill(text)
    let action = try await scene.executor.type(
      value, into: try scene.resolve(target, fields: true),
      submit: input["submit"]?.bool ?? false)
    return ToolOutcome("Typed '\(text)' into field (\(target.words))", action: action)
  }

  /// The goal's own spelling, where the text differs from it in the case of letters alone.
  static func spelling(of text: String, in instruction: String) -> String? {
    guard !text.isEmpty, !instruction.contains(text),
      let range = instruction.range(of: text, options: .caseInsensitive)
    else { return nil }
    return String(instruction[range])
  }
}
