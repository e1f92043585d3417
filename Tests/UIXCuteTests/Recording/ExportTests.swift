import FlashProtocol
import Foundation
import Testing

@testable import UIXCuteCore

struct ExportTests {
  private let recording = Recording(
    name: "LoginTests.testLogin",
    tasks: [
      RecordedTask(
        kind: .goal, instruction: "Log in",
        acts: [
          RecordedAct(
            tool: "typeText", input: ["text": "ada@example.org"],
            target: ElementFingerprint(kind: "field", identifier: "login.email")),
          RecordedAct(
            tool: "typeText", input: ["text": "{{password}}", "submit": true],
            target: ElementFingerprint(kind: "field", identifier: "login.password")),
          RecordedAct(
            tool: "tap", target: ElementFingerprint(kind: "button", label: "Log \"In\""),
            appeared: ["home.title"]),
          RecordedAct(tool: "scroll", input: ["direction": "down"]),
          RecordedAct(tool: "back"),
        ])
    ])

  @Test func aRecordingBecomesAFlow() {
    #expect(
      RecordingExport.flow.text(recording) == """
        # LoginTests.testLogin

        # Log in
        type login.email ada@example.org --replace
        type login.password ${PASSWORD} --replace --submit
        tap "Log \\"In\\""
        assert home.title
        swipe up
        back

        """)
  }

  /// The sources stand beside this and are compiled with it.
  private func exported(_ path: String) throws -> String {
    let tests = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
      .deletingLastPathComponent().deletingLastPathComponent()
    return try String(contentsOf: tests.appendingPathComponent(path), encoding: .utf8)
  }

  @Test func aRecordingBecomesATestForSwiftTesting() throws {
    #expect(
      RecordingExport.swiftTesting.text(recording)
        == (try exported("UIXCuteTests/Exported/LoginTests.swift")))
  }

  @Test func aRecordingBecomesATestForXCTest() throws {
    #expect(
      RecordingExport.xctest.text(recording)
        == (try exported("UIXCuteXCUITests/Exported/LoginUITests.swift")))
  }

  @Test func aTextThatLooksLikeAVariableStaysOneInAFlow() {
    let act = RecordedAct(
      tool: "typeText", input: ["text": "${HOME} {{password}}"],
      target: ElementFingerprint(kind: "field", identifier: "f"))
    let recording = Recording(
      name: "x", tasks: [RecordedTask(kind: .step, instruction: "Type", acts: [act])])
    #expect(
      RecordingExport.flow.text(recording).contains(
        #"type f "$${HOME} ${PASSWORD}" --replace"#))
  }

  @Test func aRecordingIsReadBackAsItWasWritten() throws {
    let text = recording.json.pretty
    #expect(try Recording(json: JSON(parsing: text.utf8)) == recording)
  }
}
