import FlashProtocol
import Testing

@testable import UIXCute

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

  @Test func aRecordingBecomesSwiftSource() {
    let swift = RecordingExport.swiftTesting.text(recording)
    #expect(swift.contains("@Test func testLogin() throws {"))
    #expect(
      swift.contains(
        #"type((ProcessInfo.processInfo.environment["PASSWORD"] ?? ""), into: "login.password", replace: true, submit: true)"#
      ))
    #expect(swift.contains(#"app.tap("Log \"In\"")"#))
    let xctest = RecordingExport.xctest.text(recording)
    #expect(xctest.contains("final class TestLogin: XCTestCase"))
    #expect(xctest.contains(#"app.descendants(matching: .any)["home.title"]"#))
  }

  @Test func aRecordingIsReadBackAsItWasWritten() throws {
    let text = recording.json.pretty
    #expect(try Recording(json: JSON(parsing: text.utf8)) == recording)
  }
}
