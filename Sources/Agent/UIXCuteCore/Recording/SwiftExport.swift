import FlashProtocol

/// A recording as Swift source.
enum SwiftExport {
  static func swiftTesting(_ recording: Recording) -> String {
    var lines = [
      "import FlashClient", "import Foundation", "import Testing", "",
      "@Test(.enabled(if: !environment(\"FLASH_PORT\").isEmpty, \"needs an app: set FLASH_PORT\"))",
      "func \(identifier(recording.name))() throws {",
      "  let app = FlashClient(",
      "    port: Int(environment(\"FLASH_PORT\")) ?? 0, token: environment(\"FLASH_TOKEN\"))",
    ]
    for task in recording.tasks {
      lines += comment(task)
      for act in task.acts {
        lines.append("  " + flash(act))
        if let id = act.appeared.first {
          lines.append("  _ = try app.find(\(literal(id)), wait: 2_000)")
        }
      }
      lines += task.evidence.compactMap(\.identifier).map {
        "  _ = try app.find(\(literal($0)), wait: 2_000)"
      }
    }
    return (lines + ["}"] + environment).joined(separator: "\n") + "\n"
  }

  /// Where secrets come from, among others.
  private static let environment = [
    "", "private func environment(_ name: String) -> String {",
    "  ProcessInfo.processInfo.environment[name] ?? \"\"", "}",
  ]

  static func xctest(_ recording: Recording) -> String {
    let name = identifier(recording.name)
    let capital = name.prefix(1).uppercased() + name.dropFirst()
    var lines = [
      "import Foundation", "import XCTest", "",
      "final class \(capital)UITests: XCTestCase {",
      "  @MainActor func \(name.hasPrefix("test") ? name : "test" + capital)() throws {",
      "    let app = XCUIApplication()", "    app.launch()",
      "    func element(_ name: String) -> XCUIElement {",
      "      app.descendants(matching: .any)[name].firstMatch", "    }",
    ]
    for task in recording.tasks {
      lines += comment(task).map { "  " + $0 }
      for act in task.acts {
        lines += xcui(act).map { "    " + $0 }
        if let id = act.appeared.first { lines.append("    \(exists(id))") }
      }
      lines += task.evidence.compactMap(\.identifier).map { "    \(exists($0))" }
    }
    return (lines + ["  }", "}"] + environment).joined(separator: "\n") + "\n"
  }

  private static func comment(_ task: RecordedTask) -> [String] {
    task.instruction.split(whereSeparator: \.isNewline).map { "  // " + $0 }
  }

  private static func flash(_ act: RecordedAct) -> String {
    let name = literal(act.target.map(\.name) ?? act.input.target.identifier ?? "")
    switch act.tool {
    case "typeText":
      let submit = act.input["submit"]?.bool == true ? ", submit: true" : ""
      return "_ = try app.type(\(value(act)), into: \(name), replace: true\(submit))"
    case "longPress": return "_ = try app.longPress(\(name))"
    case "waitForElement": return "_ = try app.find(\(name), wait: 8_000)"
    case "back": return "_ = try app.back()"
    case "scroll":
      let finger = ["down": "up", "up": "down", "left": "right", "right": "left"]
      return "_ = try app.swipe(\"\(finger[act.input.string("direction") ?? "down"] ?? "up")\")"
    default: return "_ = try app.tap(\(name))"
    }
  }

  private static func xcui(_ act: RecordedAct) -> [String] {
    let name = literal(act.target.map(\.name) ?? act.input.target.identifier ?? "")
    let element = "element(\(name))"
    switch act.tool {
    case "typeText":
      let end = act.input["submit"]?.bool == true ? " + \"\\n\"" : ""
      return ["\(element).tap()", "\(element).typeText(\(value(act))\(end))"]
    case "longPress": return ["\(element).press(forDuration: 1)"]
    case "waitForElement": return ["XCTAssertTrue(\(element).waitForExistence(timeout: 8))"]
    case "back": return ["app.navigationBars.buttons.firstMatch.tap()"]
    case "scroll":
      let finger = ["down": "Up", "up": "Down", "left": "Right", "right": "Left"]
      return ["app.swipe\(finger[act.input.string("direction") ?? "down"] ?? "Up")()"]
    default: return ["\(element).tap()"]
    }
  }

  private static func exists(_ id: String) -> String {
    "XCTAssertTrue(element(\(literal(id))).waitForExistence(timeout: 2))"
  }

  /// The text to be typed, its secrets taken from the environment.
  private static func value(_ act: RecordedAct) -> String {
    let parts = RecordingExport.pieces(act.input.string("text") ?? "").map { piece in
      piece.isSecret
        ? "environment(\"\(RecordingExport.variable(piece.text))\")"
        : literal(piece.text)
    }
    return parts.isEmpty ? "\"\"" : parts.joined(separator: " + ")
  }

  private static func literal(_ text: String) -> String {
    var result = "\""
    for scalar in text.unicodeScalars {
      switch scalar {
      case "\"": result += "\\\""
      case "\\": result += "\\\\"
      case "\n": result += "\\n"
      case "\r": result += "\\r"
      case "\t": result += "\\t"
      default:
        if scalar.value < 0x20 {
          result += "\\u{\(String(scalar.value, radix: 16))}"
        } else {
          result.unicodeScalars.append(scalar)
        }
      }
    }
    return result + "\""
  }

  private static func identifier(_ name: String) -> String {
    var result = ""
    var isUpper = false
    for character in name.split(separator: ".").last ?? "" {
      guard character.isLetter || (character.isNumber && !result.isEmpty) else {
        isUpper = true
        continue
      }
      result += isUpper && !result.isEmpty ? character.uppercased() : String(character)
      isUpper = false
    }
    return result.isEmpty ? "recorded" : result
  }
}
