import FlashDevices
import FlashMaestro
import Testing

@testable import FlashSuites

/// docs/maestro.md against the code.
@Suite struct DocumentTests {
  private let rows: [[String]]

  init() throws {
    let folder = #filePath.split(separator: "/").dropLast(3).joined(separator: "/")
    let text = String(decoding: try Files.read("/\(folder)/docs/maestro.md"), as: UTF8.self)
    rows = text.split(separator: "\n").filter { $0.hasPrefix("| `") }.map { line in
      line.split(separator: "|", omittingEmptySubsequences: false).map {
        String($0.trimmingPrefix { $0 == " " }.reversed().drop { $0 == " " }.reversed())
      }
    }
  }

  private var named: [String: String] {
    Dictionary(
      rows.map { (String($0[1].dropFirst().dropLast()), $0[2]) }, uniquingKeysWith: { $1 })
  }

  @Test func everyCommandHasItsRow() {
    for name in CommandNames.all where name != "hide keyboard" {
      #expect(named[name] != nil, "\(name)")
    }
  }

  @Test func whatTheTableCallsRefusedIsRefusedAndNothingElseIs() throws {
    let bodies = [
      "startRecording": "startRecording: film", "stopRecording": "stopRecording",
      "assertWithAI": "assertWithAI: a kitten", "assertNoDefectsWithAI": "assertNoDefectsWithAI",
      "extractTextWithAI": "extractTextWithAI: a number", "assertScreenshot": "assertScreenshot: a",
      "setLocation": "setLocation: {latitude: 1, longitude: 2}", "back": "back",
      "travel": "travel: {points: ['1,2', '2,3']}", "openBrowser": "openBrowser: https://a.example",
    ]
    for (name, body) in bodies {
      let text = Array("appId: x\n---\n- \(body)\n".utf8)
      let reader = FlowReader(
        FlowFileAccess(kind: { _ in .file }, read: { _ in text }, names: { _ in [] }))
      let isRefused: Bool
      do {
        isRefused = try !FlowSupport.gaps(in: reader.flow("f.yaml")).isEmpty
      } catch {
        isRefused = true
      }
      #expect((named[name] == "refused") == isRefused, "\(name)")
    }
  }
}
