import FlashProtocol

/// A recording as a script that needs no agent.
public enum RecordingExport: String, Sendable, CaseIterable {
  /// For `bench flow`.
  case flow
  /// Swift Testing over Flash.
  case swiftTesting = "swift-testing"
  /// XCTest over XCUI.
  case xctest

  /// - Parameter recording: its secrets become `${NAME}`, or look-ups in the environment.
  public func text(_ recording: Recording) -> String {
    switch self {
    case .flow: FlowExport.text(recording)
    case .swiftTesting: SwiftExport.swiftTesting(recording)
    case .xctest: SwiftExport.xctest(recording)
    }
  }

  /// `{{name}}` as the variable of the environment that stands for it.
  static func variable(_ name: String) -> String {
    String(name.uppercased().map { $0.isLetter || $0.isNumber ? $0 : "_" })
  }

  /// Splits a text at its secrets.
  static func pieces(_ text: String) -> [(text: String, isSecret: Bool)] {
    var pieces: [(String, Bool)] = []
    var rest = text[...]
    while let open = rest.firstRange(of: "{{"),
      let close = rest[open.upperBound...].firstRange(of: "}}")
    {
      if open.lowerBound > rest.startIndex {
        pieces.append((String(rest[..<open.lowerBound]), false))
      }
      pieces.append((String(rest[open.upperBound..<close.lowerBound]), true))
      rest = rest[close.upperBound...]
    }
    if !rest.isEmpty { pieces.append((String(rest), false)) }
    return pieces
  }
}

enum FlowExport {
  static func text(_ recording: Recording) -> String {
    var lines = ["# \(recording.name)"]
    for task in recording.tasks {
      lines.append("")
      lines += ("# " + task.instruction).split(whereSeparator: \.isNewline).map {
        $0.hasPrefix("#") ? String($0) : "# " + $0
      }
      for act in task.acts {
        lines.append(line(act))
        if let id = act.appeared.first { lines.append("assert \(quoted(id))") }
      }
      lines += task.evidence.compactMap(\.identifier).map { "assert \(quoted($0))" }
    }
    return lines.joined(separator: "\n") + "\n"
  }

  private static func line(_ act: RecordedAct) -> String {
    let name = quoted(act.target.map(\.name) ?? act.input.target.identifier ?? "")
    let index =
      act.target?.identifier == nil ? act.target?.index.map { " --index \($0)" } ?? "" : ""
    switch act.tool {
    case "typeText":
      let value = RecordingExport.pieces(act.input.string("text") ?? "").map {
        $0.isSecret
          ? "${\(RecordingExport.variable($0.text))}" : $0.text.replacing("${", with: "$${")
      }.joined()
      let submit = act.input["submit"]?.bool == true ? " --submit" : ""
      return "type \(name) \(quoted(value)) --replace\(submit)\(index)"
    case "longPress": return "longpress \(name)\(index)"
    case "waitForElement": return "assert \(name)"
    case "back": return "back"
    case "scroll":
      let finger = ["down": "up", "up": "down", "left": "right", "right": "left"]
      return "swipe \(finger[act.input.string("direction") ?? "down"] ?? "up")"
    default: return "\(act.tool) \(name)\(index)"
    }
  }

  private static func quoted(_ text: String) -> String {
    let isPlain =
      !text.isEmpty && !text.hasPrefix("-")
      && text.allSatisfy { $0.isLetter || $0.isNumber || "._-:/@${}".contains($0) }
    return isPlain ? text : JSON.string(text).text
  }
}
