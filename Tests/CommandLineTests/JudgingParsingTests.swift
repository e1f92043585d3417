import FlashOracles
import Testing

@testable import FlashCommandLine

@Suite struct JudgingParsingTests {
  private func parse(_ line: String...) throws -> Invocation {
    try #require(try CommandLineParser().parse(line).first)
  }

  @Test func watchTakesItsOptionsAndTheAppOfTheChain() throws {
    #expect(
      try parse("--app", "demo", "watch", "--strict", "--only", "covered,text-cut", "--json")
        == .watch(
          Invocation.Watch(
            files: [], follow: false, strict: true, only: ["covered", "text-cut"], app: "demo",
            json: true)))
    #expect(
      try parse("watch", "--follow", "--app", "demo")
        == .watch(
          Invocation.Watch(
            files: [], follow: true, strict: false, only: nil, app: "demo", json: false)))
  }

  @Test func anOracleThatIsNoneHasTheNearest() throws {
    let error = try #require(throws: UsageError.self) { try parse("watch", "--only", "contrst") }
    #expect(error.description == "there is no oracle 'contrst': did you mean 'contrast'?")
  }

  @Test func whatIsKeptCannotBeFollowed() throws {
    let error = try #require(throws: UsageError.self) { try parse("watch", "a.json", "--follow") }
    #expect(error.description.hasPrefix("'a.json' is one word too many for 'watch --follow'"))
  }

  @Test func diffTakesTwoFiles() throws {
    #expect(
      try parse("diff", "a.png", "b.png", "--tree", "b.json", "--tolerance", "4")
        == .diff(
          Invocation.Diff(
            before: "a.png", after: "b.png", tree: "b.json", tolerance: 4, json: false)))
    let one = try #require(throws: UsageError.self) { try parse("diff", "a.png") }
    #expect(
      one.description == "'diff' needs two files, such as: flash diff before.json after.json")
    let wrong = try #require(throws: UsageError.self) {
      try parse("diff", "a", "b", "--tolerance", "300")
    }
    #expect(
      wrong.description == "--tolerance is '300': it must be a whole number from 0 to 255")
  }

  @Test func aTreeCanBeKept() throws {
    guard case .call(let call) = try parse("tree", "--save", "home.json") else {
      throw UsageError.emptyLink
    }
    #expect(call.out == "home.json")
  }

  @Test func theHelpSaysWhatSilenceMeans() throws {
    let page = try Help(paint: Paint(isOn: false)).text("watch")
    #expect(page.contains(Report.nothingFound))
    for oracle in Oracle.all { #expect(page.contains("\n  \(oracle.name) ")) }
  }
}
