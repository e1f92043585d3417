import FlashDevices
import FlashJUnit
import FlashProtocol
import FlashReports
import Foundation
import Testing

#if canImport(FoundationXML)
import FoundationXML
#endif

@Suite("JUnit XML") struct JUnitTests {
  private func parse(_ run: RunRecord, extended: Bool = false) throws -> XMLElement {
    var report = JUnitReport(run, extended: extended)
    return try #require(try XMLDocument(data: report.document()).rootElement())
  }

  private func run(_ cases: [CaseRecord]) -> RunRecord {
    RunRecord(
      name: "r", started: 1_700_000_000, host: "h",
      suites: [SuiteRecord(name: "s", file: "s.yaml", cases: cases)])
  }

  private func strings(_ root: XMLElement, _ path: String) throws -> [String] {
    try root.nodes(forXPath: path).map { $0.stringValue ?? "" }
  }

  // Field case H01.
  @Test("what XML forbids is a visible escape, and the rest is exact, in attribute and text")
  func forbidden() throws {
    let message = "\u{1B}[31m\u{0}\u{FFFF}<a href=\"x\">& ]]> \n\t"
    let wanted = "\\u{1B}[31m\\u{0}\\u{FFFF}<a href=\"x\">& ]]> \n\t"
    let root = try parse(
      run([
        CaseRecord(
          name: "c", group: "g", outcome: .failed(.init(kind: "k", message: message + "x")))
      ]))
    #expect(try strings(root, "//failure/@message") == [wanted + "x"])
    #expect(try strings(root, "//failure") == [wanted + "x"])
  }

  @Test("half of a surrogate pair in an app's output is shown, and the text around it kept")
  func surrogates() {
    let bytes = Array("é[".utf8) + [0xED, 0xA0, 0x80] + Array("] ok".utf8)
    #expect(VisibleText.decode(bytes) == "é[\\x{ED}\\x{A0}\\x{80}] ok")
  }

  // Field case H03.
  @Test("flows of one name stay two cases, and a file that cannot be read is a case too")
  func identity() throws {
    let fault = Outcome.Fault(kind: "parseError", message: "no")
    let cases = [
      CaseRecord(name: "Login", group: "a.login", file: "a/login.yaml"),
      CaseRecord(name: "Login", group: "b.login", file: "b/login.yaml", outcome: .failed(fault)),
      CaseRecord(name: "Login", group: "b.login", file: "b/login.yaml"),
      CaseRecord(name: "c", group: "c", file: "c.yaml", outcome: .broken(fault)),
    ]
    let root = try parse(run(cases), extended: true)
    let names = try strings(root, "//testcase/@name")
    let groups = try strings(root, "//testcase/@classname")
    #expect(Set(zip(groups, names).map { "\($0) \($1)" }).count == 4)
    #expect(
      try strings(root, "//testcase/@file") == [
        "a/login.yaml", "b/login.yaml", "b/login.yaml", "c.yaml",
      ])
    #expect(try strings(root, "/testsuites/@failures") == ["1"])
    #expect(try strings(root, "/testsuites/@errors") == ["1"])
  }

  @Test("strict knows neither files nor properties of a case")
  func strict() throws {
    let record = CaseRecord(
      name: "c", group: "g", file: "f", line: 1, properties: [.init("a", "b")])
    let root = try parse(run([record]))
    #expect(try strings(root, "//testcase/@file") == [])
    #expect(try strings(root, "//testcase//property") == [])
    #expect(try strings(root, "//testsuite/@timestamp") == ["2023-11-14T22:13:20"])
  }

  @Test(
    "times have a dot and three decimals",
    arguments: [
      (0, "0.000"), (0.4, "0.000"), (999.5, "1.000"), (61_234, "61.234"), (-1, "0.000"),
      (.nan, "0.000"), (.infinity, "0.000"), (1e300, "1000000000000.000"),
    ] as [(Double, String)])
  func times(milliseconds: Double, wanted: String) throws {
    let root = try parse(run([CaseRecord(name: "c", group: "g", milliseconds: milliseconds)]))
    #expect(try strings(root, "//testcase/@time") == [wanted])
  }

  @Test("a flake passed, and says what went wrong before; a picture of a failure is attached")
  func flakes() throws {
    let fault = Outcome.Fault(kind: "k", message: "m")
    let root = try parse(
      run([
        CaseRecord(name: "flake", group: "g", earlier: [fault]),
        CaseRecord(
          name: "bad", group: "g", outcome: .failed(fault),
          steps: [StepRecord(source: "s", outcome: .failed(fault), picture: "p/1.jpg")],
          earlier: [fault]),
      ]), extended: true)
    #expect(try strings(root, "//testcase[@name='flake']/flakyFailure/@type") == ["k"])
    #expect(try strings(root, "//testcase[@name='flake']/failure") == [])
    #expect(try strings(root, "//testcase[@name='bad']/rerunFailure") == ["m"])
    #expect(try strings(root, "//testcase[@name='bad']/system-out") == ["[[ATTACHMENT|p/1.jpg]]"])
  }

  @Test("a run survives the way to the program that writes it")
  func roundTrip() throws {
    let file = String(#filePath.dropLast("JUnitTests.swift".count)) + "Fixtures/nasty.json"
    let run = try RunRecord(json: JSON(parsing: try Files.read(file)))
    #expect(run.totals.all == 4)
    #expect(try RunRecord(json: JSON(parsing: run.json.bytes)) == run)
  }
}
