import FlashOracles
import FlashProtocol
import Testing

#if canImport(Darwin)
import Darwin
#else
import Glibc
#endif

/// Screens of real apps, as `flash tree --save` kept them: what every oracle says of each.
@Suite struct RecordedTests {
  /// The files stand beside this one.
  static func snapshot(_ name: String) throws -> ScreenSnapshot {
    let folder = #filePath.split(separator: "/", omittingEmptySubsequences: false).dropLast()
    let path = folder.joined(separator: "/") + "/Fixtures/\(name).json"
    let file = try #require(fopen(path, "r"), "\(path)")
    defer { fclose(file) }
    var bytes: [UInt8] = []
    var chunk = [UInt8](repeating: 0, count: 1 << 16)
    while true {
      let count = fread(&chunk, 1, chunk.count, file)
      guard count > 0 else { break }
      bytes += chunk[..<count]
    }
    return try ScreenSnapshot(file: bytes)
  }

  @Test(arguments: [
    "pulse-home-phone", "pulse-home-tablet", "pulse-article", "pulse-settings", "pulse-sheet",
    "pulse-menu", "pulse-alert", "pulse-live",
  ])
  func soundScreensAreLeftAlone(_ name: String) throws {
    #expect(Report(try Self.snapshot(name)).findings.map(\.line) == [])
  }

  @Test(arguments: [
    ("pulse-blank-title", "blank-title  feed.tech.card.2"),
    ("pulse-missing-image", "missing-image  feed.tech.card.1"),
    ("pulse-image-400", "missing-image  feed.tech.card.2"),
    ("pulse-stuck-loading", "stuck-spinner  feed.video.loading"),
    ("pulse-overlapping-header", "text-overlap  e40 \"Editors' picks\": \"Top\""),
  ])
  func aFaultIsFoundAndNothingElse(_ name: String, _ beginning: String) throws {
    let lines = Report(try Self.snapshot(name)).findings.map(\.line)
    #expect(lines.count == 1, "\(lines)")
    #expect(lines.first?.hasPrefix(beginning) == true, "\(lines)")
  }

  /// 338 elements of every kind that GTK has: all that is wrong is names that are missing.
  @Test func aWindowFullOfWidgetsLacksNamesAlone() throws {
    let findings = Report(try Self.snapshot("widget-factory")).findings
    #expect(Set(findings.map(\.oracle)) == ["no-identifier"])
    #expect(findings.count == 3)
  }

  @Test func aFaultOnceMendedIsADifference() throws {
    let diff = SnapshotDiff(
      from: try Self.snapshot("pulse-missing-image"), to: try Self.snapshot("pulse-image-400"))
    #expect(!diff.isEmpty)
    let same = try Self.snapshot("pulse-home-phone")
    #expect(SnapshotDiff(from: same, to: same).text == SnapshotDiff.nothingDiffers)
  }
}
