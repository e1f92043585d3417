import Foundation
import Testing

/// What the documents show of the agent is what is run.
struct DocumentationTests {
  private static let root = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
    .deletingLastPathComponent().deletingLastPathComponent()

  private func text(_ path: String) throws -> String {
    try String(contentsOf: Self.root.appendingPathComponent(path), encoding: .utf8)
  }

  @Test func theExampleOfTheDocumentsIsATest() throws {
    let source = try text("Tests/UIXCuteEndToEndTests/ReadmeTests.swift")
    #expect(try text("README.md").contains("```swift\n\(source)```"))
    let body = try #require(source.firstRange(of: "@Test")).lowerBound
    #expect(try text("docs/uixcute.md").contains("```swift\n\(source[body...])```"))
  }

  @Test func itsRecordingIsTheOneThatIsCommitted() throws {
    let recording = try text("Tests/UIXCuteEndToEndTests/Recordings/ReadmeTests.login.json")
    #expect(recording.contains("{{password}}"))
    #expect(!recording.contains("correct-horse"))
  }
}
