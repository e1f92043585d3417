#if FLASH
import FlashDevices
import FlashProtocol
import HostSupport
import Testing

/// `bench` as it is built, on suites.
@Suite struct SuiteProgramTests {
  private static let good = Workbench.flow(
    "- launchApp\n- tapOn: {id: add}\n- assertVisible: {id: count, text: \"1\"}")

  @Test func aFlakeIsToldAsAFlakeEverywhere() throws {
    let bench = try Workbench([
      "f.yaml": Workbench.flow(
        "- tapOn: {id: flaky}\n- assertVisible: {id: count, text: flaky}")
    ])
    let outcome = try bench.maestro(
      "/f.yaml", "--retries", "2", "--timeout", "100", "--junit", "/r.xml", "--html", "/r.html",
      "--report", "/r.json", app: ["--flaky", bench.path("seen")],
      environment: ["GITHUB_ACTIONS": "true"])
    #expect(outcome.status == 0, "\(outcome.out)\(outcome.error)")
    #expect(outcome.out.contains("~ f"))
    #expect(outcome.out.contains("flaky: passed after 1 failed attempt: Assertion is false"))
    #expect(outcome.out.contains("::warning file="))
    #expect(outcome.lastLine.hasPrefix("1 passed, 0 failed, 1 flaky in "))
    #expect(bench.text("r.json").contains(#""flaky":true"#))
    #expect(bench.text("r.html").contains("flaky"))
    #expect(bench.text("r.xml").contains("Assertion is false"))
    #expect(!bench.text("r.xml").contains("<failure"))
  }

  @Test func whatFailsEveryTimeIsAFailureAfterAllRetries() throws {
    let bench = try Workbench(["f.yaml": Workbench.flow("- assertVisible: {id: never}")])
    let outcome = try bench.maestro(
      "/f.yaml", "--retries", "1", "--timeout", "50", "--report", "/r.json")
    #expect(outcome.status == 1)
    #expect(bench.text("r.json").contains(#""earlier":["#))
  }

  @Test func severalAppsShareTheFlowsAndEachIsPlayedOnce() throws {
    var files: [String: String] = [:]
    for number in 1...6 { files["f\(number).yaml"] = Self.good }
    let bench = try Workbench(files)
    let outcome = try bench.maestro("/", "--parallel", "2")
    #expect(outcome.status == 0, "\(outcome.out)\(outcome.error)")
    for number in 1...6 { #expect(outcome.out.components(of: "✓ f\(number)  ") == 1) }
    #expect(outcome.lastLine.hasPrefix("6 passed, 0 failed in "))
  }

  @Test func eachDeviceHasItsOwnAppAndItsOwnReport() throws {
    let bench = try Workbench(["f.yaml": Self.good])
    let outcome = try bench.maestro("/", "--on", "phone", "--on", "tablet", "--junit", "/r.xml")
    #expect(outcome.status == 0, "\(outcome.out)\(outcome.error)")
    #expect(outcome.out.contains("✓ f on phone"))
    #expect(outcome.out.contains("✓ f on tablet"))
    let xml = bench.text("r.xml")
    #expect(xml.components(of: "<testsuite ") == 2)
    #expect(xml.contains("f.yaml on phone\""))
    #expect(xml.contains("f.yaml on tablet\""))
  }

  @Test func shardsTogetherPlayEachFlowOnceByBazelsOwnWords() throws {
    var files: [String: String] = [:]
    for number in 1...5 { files["f\(number).yaml"] = Self.good }
    let bench = try Workbench(files)
    var lines = ""
    for index in 0..<2 {
      let outcome = try bench.maestro(
        "/", "--history", "/durations.json",
        environment: [
          "TEST_TOTAL_SHARDS": "2", "TEST_SHARD_INDEX": "\(index)",
          "TEST_SHARD_STATUS_FILE": bench.path("status\(index)"),
          "XML_OUTPUT_FILE": bench.path("out\(index).xml"),
        ])
      #expect(outcome.status == 0, "\(outcome.out)\(outcome.error)")
      lines += outcome.out
      #expect(Files.exists(bench.path("status\(index)")))
      #expect(bench.text("out\(index).xml").contains("<testsuites"))
    }
    for number in 1...5 { #expect(lines.components(of: "✓ f\(number)  ") == 1) }
    // What each part learned is for the next whole run, not for its siblings.
    #expect(!Files.exists(bench.path("durations.json")))
    #expect(try bench.maestro("/", "--history", "/durations.json").status == 0)
    for number in 1...5 { #expect(bench.text("durations.json").contains("f\(number)")) }
    #expect(!bench.folder.names.contains { $0.contains("-of-") })
  }

  @Test func aCheckOfOnePartListsThatPart() throws {
    var files: [String: String] = [:]
    for number in 1...5 { files["f\(number).yaml"] = Self.good }
    let bench = try Workbench(files)
    let parts = try ["1/2", "2/2"].map { try bench.maestro("/", "--shard", $0, "--check") }
    let lists = parts.map { part in (1...5).filter { part.out.contains("f\($0).yaml") } }
    #expect((lists[0] + lists[1]).sorted() == [1, 2, 3, 4, 5])
    #expect(lists.allSatisfy { (2...3).contains($0.count) })
    #expect(parts[0].lastLine == "\(lists[0].count) flows can be played, 0 cannot")
  }

  @Test func aVariableWithoutAValueIsToldByTheOptionAsItIsWritten() throws {
    let outcome = try Program.run("bench", ["maestro", "flows", "-e", "BAD"])
    #expect(outcome.status == 2)
    #expect(outcome.error.contains("bench: -e is 'BAD': it must be NAME=value"))
  }

  @Test func aFilterOfBazelsTakesPartsOfNames() throws {
    let bench = try Workbench(["one.yaml": Self.good, "two.yaml": Self.good])
    let outcome = try bench.maestro("/", environment: ["TESTBRIDGE_TEST_ONLY": "two"])
    #expect(outcome.lastLine.hasPrefix("1 passed, 0 failed"))
    #expect(outcome.out.contains("✓ two"))
  }

  @Test func eventsAreJSONAndNothingElseIsPrinted() throws {
    let bench = try Workbench(["f.yaml": Self.good])
    let outcome = try bench.maestro("/f.yaml", "--events", "-")
    var kinds: [String] = []
    for line in outcome.out.split(separator: "\n") {
      kinds.append(try JSON(parsing: line.utf8)["event"]?.string ?? "none")
    }
    #expect(kinds == ["run", "case", "step", "step", "step", "result", "end"])
  }

  @Test func anAnnotationPointsAtTheLineThatFailed() throws {
    let bench = try Workbench([
      "f.yaml": Workbench.flow("- tapOn: {id: add}\n- assertVisible: {id: never}")
    ])
    let outcome = try bench.maestro(
      "/f.yaml", "--timeout", "50", environment: ["GITHUB_ACTIONS": "true"])
    #expect(
      outcome.out.contains("::error file=\(bench.path("f.yaml")),line=4,title=f::Assertion"),
      "\(outcome.out)")
  }

  @Test func aPointIsTappedAsTheElementThatIsThereAndSaysSo() throws {
    let bench = try Workbench([
      "f.yaml": Workbench.flow(
        "- tapOn: {point: \"20,50\"}\n- assertVisible: {id: count, text: \"1\"}")
    ])
    let outcome = try bench.maestro("/f.yaml", "--events", "-")
    #expect(outcome.status == 0, "\(outcome.out)")
    #expect(outcome.out.contains("the point 20, 50 is on 'add', which was tapped as an element"))
  }

  @Test func whatThePlatformCannotDoIsAWarningWithItsReason() throws {
    let bench = try Workbench([
      "f.yaml": Workbench.flow("- setAirplaneMode: enabled\n- tapOn: {id: add}")
    ])
    let outcome = try bench.maestro("/f.yaml")
    #expect(outcome.status == 0)
    #expect(outcome.out.contains("! setAirplaneMode: enabled: "), "\(outcome.out)")
    #expect(outcome.out.contains("has no airplane mode"))
  }

  @Test func aPictureThatIsNotThereOrIsNoneIsAFailureThatSaysSo() throws {
    let bench = try Workbench([
      "none.yaml": Workbench.flow("- assertScreenshot: missing"),
      "text.yaml": Workbench.flow("- assertScreenshot: text"), "text.png": "this is text",
    ])
    let none = try bench.maestro("/none.yaml")
    #expect(none.status == 1)
    #expect(none.out.contains("There is no picture missing.png to compare with"))
    let text = try bench.maestro("/text.yaml")
    #expect(text.status == 1)
    #expect(text.out.contains("the expected picture: no picture that can be decoded"))
  }

  @Test func aFlowOfFlashHasTheSameReports() throws {
    let bench = try Workbench(["f.flow": "tap add\nassert count text 7\ntap add"])
    let outcome = try Program.run(
      "bench",
      [
        "flow", bench.path("f.flow"), "--run", Program.path("fakeapp"), "--timeout", "50",
        "--junit", bench.path("r.xml"), "--html", bench.path("r.html"), "--events",
        bench.path("e.jsonl"), "--proof", bench.path("proof"),
      ], environment: ["FLASH_REGISTRY": bench.path("registry"), "GITHUB_ACTIONS": "true"])
    #expect(outcome.status == 1, "\(outcome.error)")
    #expect(outcome.out.contains("::error file=\(bench.path("f.flow")),line=2,title=f::"))
    #expect(bench.text("r.xml").contains("<failure message=\"assert count text 7: "))
    #expect(bench.text("r.html").components(of: "<li class=\"passed\"") == 2)
    #expect(bench.text("r.html").components(of: "data:image/jpeg;base64,") == 2)
    #expect(bench.text("e.jsonl").components(of: #""event":"step""#) == 3)
    #expect(bench.text("e.jsonl").contains(#""event":"end""#))
  }
}
#endif
