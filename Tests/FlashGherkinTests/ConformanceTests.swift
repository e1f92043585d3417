import ConformanceKit
import FlashDevices
import FlashGherkin
import FlashProtocol
import Testing

@Suite("Gherkin's own test data") struct ConformanceTests {
  static let fixtures = Fixtures.folder

  @Test("good features give the expected documents and pickles, bad ones the expected errors")
  func corpus() {
    let tally = Tally()
    GherkinSuite(folder: Self.fixtures, tally: tally).run()
    #expect(tally.failures == [])
    // 50 features with a document and pickles each, 12 with errors.
    #expect(tally.passed == 112)
  }

  @Test("a result that differs is a failure that says what was got and wanted")
  func difference() throws {
    let difference = Difference.first(
      got: ["a": ["x", "y"], "uri": "one"], wanted: ["a": ["x", "z"], "uri": "two"],
      ignoring: ["uri"])
    #expect(difference?.description == "at a[1]\ngot    \"y\"\nwanted \"z\"")
  }

  @Test("all 80 languages have the keywords that a feature needs")
  func languages() throws {
    #expect(Dialects.codes.count == 80)
    for code in Dialects.codes {
      let dialect = try #require(Dialects.named(code))
      for words in [
        dialect.feature, dialect.background, dialect.scenario, dialect.examples, dialect.given,
        dialect.when, dialect.then, dialect.and, dialect.but,
      ] {
        #expect(!words.isEmpty, "\(code)")
      }
    }
  }
}

enum Fixtures {
  static let folder =
    String(#filePath.dropLast("ConformanceTests.swift".count))
    + "Fixtures"
}
