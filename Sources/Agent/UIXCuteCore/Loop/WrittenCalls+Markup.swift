import FlashProtocol
import Foundation

/// Calls that were written as markup:
/// `<function=tap><parameter=label>Log In</parameter></function>`,
/// `<invoke name="tap"><parameter name="label">Log In</parameter></invoke>`,
/// `<tap><label>Log In</label></tap>`.
extension WrittenCalls {
  static func markup(in text: String, specs: [ToolSpec]) -> [ToolCall] {
    guard text.contains("<") else { return [] }
    var found: [(place: String.Index, call: ToolCall)] = []
    for spec in specs {
      let forms = [
        ("<function=\(spec.name)>", "</function>"), ("<invoke name=\"\(spec.name)\">", "</invoke>"),
        ("<\(spec.name)>", "</\(spec.name)>"),
      ]
      for (open, close) in forms {
        var rest = text[...]
        while let start = rest.range(of: open),
          let end = rest[start.upperBound...].range(of: close)
        {
          let input = spec.tidied(arguments(of: spec, in: rest[start.upperBound..<end.lowerBound]))
          if spec.complaint(about: input) == nil {
            found.append((start.lowerBound, ToolCall(id: "", name: spec.name, input: input)))
          }
          rest = rest[end.upperBound...]
        }
      }
    }
    return found.sorted { $0.place < $1.place }.enumerated().map { number, item in
      ToolCall(id: "written_\(number + 1)", name: item.call.name, input: item.call.input)
    }
  }

  private static func arguments(of spec: ToolSpec, in body: Substring) -> ToolInput {
    ToolInput(
      spec.parameters.compactMap { parameter in
        let forms = [
          ("<parameter=\(parameter.name)>", "</parameter>"),
          ("<parameter name=\"\(parameter.name)\">", "</parameter>"),
          ("<\(parameter.name)>", "</\(parameter.name)>"),
        ]
        for (open, close) in forms {
          guard let start = body.range(of: open),
            let end = body[start.upperBound...].range(of: close)
          else { continue }
          let text = Words.trimmed(body[start.upperBound..<end.lowerBound])
          return JSON.Member(parameter.name, .string(text))
        }
        return nil
      })
  }
}
