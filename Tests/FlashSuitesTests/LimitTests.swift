#if FLASH
import FlashDevices
import HostSupport
import Testing

/// What flows may ask for, and what a run may cost.
@Suite struct LimitTests {
  @Test func aScriptThatNeverEndsIsEndedInItsTime() throws {
    let bench = try Workbench(["f.yaml": Workbench.flow("- evalScript: ${while (true) {}}")])
    let begun = Monotonic.now
    let outcome = try bench.maestro("/f.yaml", "--script-limit", "300", "--junit", "/r.xml")
    #expect(Monotonic.now - begun < 20_000)
    #expect(outcome.status == 1)
    #expect(outcome.out.contains("300 ms") || outcome.out.contains("0.3 s"), "\(outcome.out)")
    #expect(bench.text("r.xml").contains("<error "))
  }

  @Test func aScriptThatEatsMemoryIsEndedAndTheNextFlowHasItsOwn() throws {
    let bench = try Workbench([
      "a.yaml": Workbench.flow(
        "- evalScript: ${var all = []; while (true) { all.push(new Array(100000).fill(7)) }}"),
      "b.yaml": Workbench.flow("- evalScript: ${output.x = 1}\n- assertTrue: ${output.x == 1}"),
    ])
    let outcome = try bench.maestro(
      "/a.yaml", "/b.yaml", "--script-memory", "64", "--script-limit", "20000")
    #expect(outcome.status == 1)
    #expect(outcome.out.contains("more than 64 MB"), "\(outcome.out)")
    #expect(outcome.out.contains("✓ b"))
  }

  @Test func scriptsAskNoServerWhereThatIsSwitchedOff() throws {
    let bench = try Workbench([
      "f.yaml": Workbench.flow("- runScript: s.js"), "s.js": "http.get('http://127.0.0.1:1/')",
    ])
    let outcome = try bench.maestro("/f.yaml", "--no-script-http")
    #expect(outcome.status == 1)
    #expect(outcome.out.contains("http is switched off for scripts (--no-script-http)"))
  }

  @Test func threeHundredStepsArePlayed() throws {
    let bench = try Workbench([
      "f.yaml": Workbench.flow(
        String(repeating: "- tapOn: {id: add}\n", count: 299)
          + "- assertVisible: {id: count, text: \"299\"}")
    ])
    let outcome = try bench.maestro("/f.yaml", "--events", "-")
    #expect(outcome.status == 0, "\(outcome.error)")
    #expect(outcome.out.components(of: #""event":"step""#) == 300)
  }

  @Test func aFlowOfFiveMegabytesIsRead() throws {
    let line = "- tapOn: a button with quite a long name, to fill the file\n"
    let count = 5_000_000 / line.utf8.count + 1
    let bench = try Workbench(["f.yaml": Workbench.flow(String(repeating: line, count: count))])
    let outcome = try bench.maestro("/f.yaml", "--check")
    #expect(outcome.status == 0)
    #expect(outcome.out.contains("f  \(count) commands"))
  }

  @Test func anAliasBombIsRefusedWithItsLine() throws {
    var text = "appId: x\na: &a [x,x,x,x,x,x,x,x,x]\n"
    for (name, before) in zip("bcdefghi", "abcdefgh") {
      text += "\(name): &\(name) [*\(before)"
      text += String(repeating: ",*\(before)", count: 8) + "]\n"
    }
    let bench = try Workbench(["f.yaml": text + "---\n- back\n"])
    let outcome = try bench.maestro("/f.yaml", "--check")
    #expect(outcome.status == 2)
    #expect(outcome.error.contains("Parsing Failed\n  at \(bench.path("f.yaml")):8:"))
    #expect(outcome.error.contains("each alias counted as what it stands for"))
  }

  @Test func aTenThousandScenariosArePlanned() throws {
    var text = "Feature: many\n"
    for number in 0..<10_000 {
      text += "  Scenario: number \(number)\n    Given the app is open\n    Then I see add\n"
    }
    let bench = try Workbench(["f.feature": text])
    let outcome = try bench.accept("/f.feature", "--check")
    #expect(outcome.status == 0)
    #expect(outcome.lastLine == "10000 scenarios can be played, 0 cannot")
  }

  @Test("L05: runs that prove nothing end with a code of their own")
  func endings() throws {
    let bench = try Workbench([
      "tagged/f.yaml": Workbench.flow("- tapOn: {id: add}"),
      "crash.yaml": Workbench.flow("- tapOn: {id: add}\n- tapOn: {id: boom}\n- back"),
      "long.yaml": Workbench.flow("- extendedWaitUntil: {visible: never, timeout: 60000}"),
    ])
    try Files.makeFolder(bench.path("empty"))
    #expect(try bench.maestro("/empty").status == 2)
    #expect(try bench.maestro("/tagged", "--include-tags", "none").status == 2)
    let crash = try bench.maestro(
      "/crash.yaml", "--junit", "/crash.xml", app: ["--crash-on", "boom"])
    #expect(crash.status == 3, "\(crash.out)")
    #expect(bench.text("crash.xml").contains("<error "))
    let limited = try bench.maestro("/long.yaml", "--limit", "1500", "--junit", "/long.xml")
    #expect(limited.status == 124)
    #expect(bench.text("long.xml").contains("ended by --limit after 1500 ms"))
  }
}
#endif
