#if FLASH
import HostSupport
import Testing

/// Cases from the field that flows of Maestro's show.
@Suite struct MaestroFieldTests {
  @Test("G03: what is not known is refused before the first step, each with file, line and name")
  func refusals() throws {
    let bench = try Workbench([
      "f.yaml": Workbench.flow(
        """
        - tapOn:
            id: add
            label: 'say: "hello"'
        - assertWithAI: a kitten is there
        - tapOnn: Save
        - tapOn:
            id: add
            colour: red
        """)
    ])
    let refused = try bench.maestro("/f.yaml")
    #expect(refused.status == 2)
    let file = bench.path("f.yaml")
    #expect(refused.error.contains("\(file):6:3: assertWithAI: "), "\(refused.error)")
    #expect(refused.error.contains("Invalid Command: tapOnn\n  at \(file):7:9"))
    #expect(refused.error.contains("Did you mean `tapOn`?"))
    #expect(refused.error.contains("Unknown Property: colour\n  at \(file):10:16"))
    #expect(!refused.out.contains("say"))
  }

  @Test("G03: with --skip-unsupported what is not done is shown as skipped")
  func skipping() throws {
    let bench = try Workbench([
      "f.yaml": Workbench.flow(
        """
        - tapOn: {id: add, label: 'say: "hello"'}
        - assertWithAI: a kitten is there
        - assertVisible: {id: count, text: "1"}
        """)
    ])
    let outcome = try bench.maestro(
      "/f.yaml", "--skip-unsupported", "--report", "/r.json", "--events", "-")
    #expect(outcome.status == 0, "\(outcome.error)")
    #expect(outcome.out.contains(#""source":"say: \"hello\"""#))
    let report = bench.text("r.json")
    #expect(report.contains(#""outcome":"skipped","reason":"unsupported: asks a model"#))
  }

  @Test("G05: a sub-flow's variables reach neither its caller nor the next sub-flow")
  func scopes() throws {
    let bench = try Workbench([
      "outer.yaml": """
      appId: dev.flash.fake
      env: {VAR: a}
      ---
      - runFlow: {file: sub/first.yaml, env: {VAR: b, KEY: only}}
      - assertTrue: ${VAR == 'a'}
      - runFlow: sub/second.yaml
      """,
      "sub/first.yaml": Workbench.flow(
        "- assertTrue: ${VAR == 'b' && KEY == 'only'}\n- runFlow: deeper/third.yaml"),
      "sub/deeper/third.yaml": Workbench.flow("- assertTrue: ${VAR == 'b'}"),
      "sub/second.yaml": Workbench.flow(
        "- assertTrue: ${VAR == 'a' && typeof KEY == 'undefined'}"),
    ])
    let outcome = try bench.maestro("/outer.yaml")
    #expect(outcome.status == 0, "\(outcome.out)\(outcome.error)")
  }

  @Test("G07: conditions and loops run as often as they say, and end at a cap")
  func loops() throws {
    let bench = try Workbench([
      "rounds.yaml": Workbench.flow(
        """
        - runFlow: {when: {notVisible: {id: count}}, commands: [{tapOn: {id: add}}]}
        - assertVisible: {id: count, text: "0"}
        - repeat: {while: {visible: {id: count, text: "[0-3]"}}, commands: [{tapOn: {id: add}}]}
        - assertVisible: {id: count, text: "4"}
        - evalScript: ${output.left = 'xx'}
        - repeat: {while: {true: '${output.left}'}, commands: [{evalScript: '${output.left = output.left.slice(1)}'}]}
        - repeat: {while: {true: 'false'}, commands: [{tapOn: {id: add}}]}
        - repeat: {while: {true: '0'}, commands: [{tapOn: {id: add}}]}
        - repeat: {while: {true: 'null'}, commands: [{tapOn: {id: add}}]}
        - repeat: {while: {true: 'undefined'}, commands: [{tapOn: {id: add}}]}
        - assertVisible: {id: count, text: "4"}
        """),
      "endless.yaml": Workbench.flow(
        "- repeat: {while: {true: 'yes'}, commands: [{evalScript: '${1}'}]}"),
    ])
    let rounds = try bench.maestro(
      "/rounds.yaml", "--report", "/r.json", "--optional-timeout", "300")
    #expect(rounds.status == 0, "\(rounds.out)\(rounds.error)")
    #expect(bench.text("r.json").components(of: #""outcome":"skipped""#) == 5)
    let endless = try bench.maestro("/endless.yaml")
    #expect(endless.status == 1)
    #expect(endless.out.contains("1000"), "\(endless.out)")
  }

  @Test(
    "G09: emoji, a byte-order mark and Windows line ends are all one label",
    arguments: ["", "\u{FEFF}"], ["\n", "\r\n"])
  func encodings(mark: String, end: String) throws {
    let text = Workbench.flow("# a 🐎 in a comment\n- tapOn:\n    text: \"🐎|Add\"\n- back\n")
    let bench = try Workbench([
      "f.yaml": mark + text.split(separator: "\n").joined(separator: end) + end
    ])
    let outcome = try bench.maestro("/f.yaml", "--events", "-")
    #expect(outcome.out.contains(#""path":"activate""#), "\(outcome.out)\(outcome.error)")
    #expect(!outcome.out.contains(#"\r"#))
  }

  @Test("G10: a retry that passes is a pass, and one that never does fails with the last error")
  func retries() throws {
    let bench = try Workbench([
      "later.yaml": Workbench.flow(
        """
        - retry: {maxRetries: 3, commands: [{tapOn: {id: add}}, {assertVisible: {id: count, text: "3"}}]}
        """),
      "never.yaml": Workbench.flow(
        "- retry: {maxRetries: 2, commands: [{assertVisible: {id: never}}]}"),
      "optional.yaml": Workbench.flow("- tapOn: {id: never, optional: true}"),
    ])
    let later = try bench.maestro(
      "/later.yaml", "--timeout", "100", "--junit", "/later.xml", "--report", "/later.json")
    #expect(later.status == 0, "\(later.out)\(later.error)")
    #expect(!bench.text("later.xml").contains("<failure"))
    #expect(bench.text("later.json").contains("retry 2 after: "))
    let never = try bench.maestro("/never.yaml", "--timeout", "100", "--junit", "/never.xml")
    #expect(never.status == 1)
    #expect(bench.text("never.xml").contains("<failure message=\"Assertion is false"))
    let optional = try bench.maestro("/optional.yaml", "--optional-timeout", "100")
    #expect(optional.status == 0)
    #expect(optional.out.contains("! tapOn"), "\(optional.out)")
  }

  @Test("H03: flows of one name stay apart, and one that cannot be read is in the report")
  func identities() throws {
    let bench = try Workbench([
      "config.yaml": "flows: '**'",
      "a/login.yaml": Workbench.flow("- assertVisible: {id: add}"),
      "b/login.yaml": Workbench.flow("- assertVisible: {id: never}"),
      "c/login.yaml": "appId: dev.flash.fake\n---\n- nonsense\n",
    ])
    let outcome = try bench.maestro(
      "/", "--timeout", "100", "--junit", "/r.xml", "--junit-extended")
    #expect(outcome.status == 1)
    let xml = bench.text("r.xml")
    #expect(xml.components(of: "<testcase ") == 3)
    for folder in ["a", "b", "c"] { #expect(xml.contains(".\(folder).login\"")) }
    #expect(xml.components(of: "<failure ") == 1)
    #expect(xml.components(of: "<error ") == 1)
    #expect(xml.components(of: " file=\"") >= 3)
  }

  @Test("D07: an element that never comes fails at its own time with what is there")
  func missing() throws {
    let bench = try Workbench([
      "f.yaml": Workbench.flow(
        "- extendedWaitUntil: {visible: {id: ad}, timeout: 200}\n- tapOn: {id: add}")
    ])
    let outcome = try bench.maestro("/f.yaml", "--report", "/r.json")
    #expect(outcome.status == 1)
    #expect(outcome.out.contains("Assertion is false: "))
    #expect(outcome.out.contains("add"), "\(outcome.out)")
  }

  @Test("K10: a secret shows in no report, event or line")
  func secrets() throws {
    let secret = "S3cret-é\""
    let bench = try Workbench([
      "f.yaml": Workbench.flow(
        "- tapOn: {id: field}\n- inputText: ${WORD}\n- assertVisible: 'not ${WORD}'")
    ])
    let outcome = try bench.maestro(
      "/f.yaml", "--secret", "MAESTRO_WORD", "--timeout", "50", "--junit", "/r.xml", "--html",
      "/r.html", "--report", "/r.json", "--events", "/e.jsonl", "-e", "WORD=${MAESTRO_WORD}",
      environment: ["MAESTRO_WORD": secret])
    #expect(outcome.status == 1)
    for text in [
      outcome.out, outcome.error, bench.text("r.xml"), bench.text("r.html"), bench.text("r.json"),
      bench.text("e.jsonl"),
    ] { #expect(!text.contains("S3cret")) }
    #expect(bench.text("r.xml").contains("<failure"))
  }
}

extension String {
  /// How often that stands in it.
  func components(of part: String) -> Int {
    var count = 0
    var rest = self[...]
    while let found = rest.firstRange(of: part) {
      count += 1
      rest = rest[found.upperBound...]
    }
    return count
  }
}
#endif
