import FlashProtocol
import Foundation
import HostSupport
import Testing

/// `flash do`, `ask`, `eval` and `export` on Pulse, as a user runs them.
@Suite(.serialized) struct CommandTests {
  private static let password = "S3cret-é\""
  private static let goal = """
    Open the Profile tab, tap Log in, type ada@example.org into the Email field, \
    type {{password}} into the Password field and tap Log in submit. \
    Verify the welcome message is shown.
    """
  private let folder: TemporaryFolder
  private let environment: [String: String]

  init() throws {
    folder = try TemporaryFolder()
    environment = [
      "FLASH_REGISTRY": folder.path + "/registry", "FLASH_DEMO": Program.path("pulse"),
      "GSK_RENDERER": "cairo", "GTK_A11Y": "none", "PASSWORD": Self.password,
      "UIXCUTE_RECORDINGS": folder.path + "/recordings",
    ]
  }

  /// On a thread of its own: a test that waits for a program is not to stand in the way of others.
  private func run(
    _ name: String, _ words: String..., with extra: [String: String] = [:]
  ) async throws -> Program.Outcome {
    let environment = environment.merging(extra) { $1 }
    return try await withCheckedThrowingContinuation { continuation in
      DispatchQueue.global().async {
        continuation.resume(with: Result { try Program.run(name, words, environment: environment) })
      }
    }
  }

  /// Does something with a Pulse that has kept nothing from before.
  private func onPulse<Value>(_ body: () async throws -> Value) async throws -> Value {
    let state = folder.path + "/" + UUID().uuidString
    let started = try await run("flash", "run", "demo", "--", "--state", state)
    try #require(started.status == 0, "\(started.error)")
    do {
      let value = try await body()
      _ = try? await run("flash", "stop", "--all")
      return value
    } catch {
      _ = try? await run("flash", "stop", "--all")
      throw error
    }
  }

  private func text(_ name: String) throws -> String {
    try String(contentsOfFile: folder.path + "/" + name, encoding: .utf8)
  }

  @Test func aGoalIsReportedRecordedReplayedAndExportedAndItsSecretStaysOut() async throws {
    let first = try await onPulse {
      try await run(
        "flash-agent", "do", Self.goal, "--backend", "words", "--secret", "password=PASSWORD",
        "--record", "missing", "--name", "login", "--json", folder.path + "/1.json", "--html",
        folder.path + "/1.html", "--junit", folder.path + "/1.xml")
    }
    #expect(first.status == 0, "\(first.out) \(first.error)")
    #expect(first.out.contains("done: every part of the goal is done"))
    #expect(first.out.contains("6 steps, 7 model calls"))
    let recording = folder.path + "/recordings/flash.login.json"

    let second = try await onPulse {
      try await run(
        "flash-agent", "do", Self.goal, "--backend", "replay", "--secret", "password=PASSWORD",
        "--record", "missing", "--name", "login", "--json", folder.path + "/2.json")
    }
    #expect(second.status == 0, "\(second.out) \(second.error)")
    #expect(second.out.contains("5 steps, 0 model calls, 0 tokens"))

    let flow = try await run("flash-agent", "export", recording, "--as", "flow")
    #expect(flow.out.contains("type login.password ${PASSWORD} --replace"))
    let script = try folder.write(flow.out, to: "login.flow")
    let played = try await run(
      "bench", "flow", script, "--run", "demo", "--secret", "PASSWORD", "--", "--state",
      folder.path + "/flow")
    #expect(played.status == 0, "\(played.out) \(played.error)")

    let outputs =
      [first, second, flow, played].flatMap { [$0.out, $0.error] }
      + (try ["1.json", "1.html", "1.xml", "2.json", "recordings/flash.login.json"].map(text))
    for trace in [Self.password, "S3cret-é", "S3cret-%C3%A9", "S3cret-\\u00e9", "UzNjcmV0LcOpIg"] {
      #expect(!outputs.contains { $0.contains(trace) }, "\(trace)")
    }
  }

  @Test func whatCannotBeDoneIsToldByTheExitCode() async throws {
    let impossible = try await onPulse {
      try await run("flash-agent", "do", "Add the umbrella to the cart", "--backend", "words")
    }
    #expect(impossible.status == 1)
    #expect(impossible.out.contains("not done: nothing on the screen fits"))
    #expect(try await run("flash-agent", "do", "Tap Profile", "--backend", "words").status == 3)
    let misspelt = try await run("flash-agent", "do", "Tap Profile", "--bakend", "words")
    #expect(misspelt.status == 2)
    #expect(misspelt.error.contains("did you mean --backend?"))
  }

  @Test func whatIsWrongWithTheWordsIsToldBeforeAModelIsAsked() async throws {
    let unset = try await run(
      "flash-agent", "do", "Type {{pw}}", "--backend", "words", "--secret", "pw=NOPE_UNSET")
    #expect(unset.status == 2)
    #expect(unset.error.contains("no variable 'NOPE_UNSET'"))
    let empty = try await run("flash-agent", "do", " ", "--backend", "words")
    #expect(empty.status == 2)
    #expect(empty.error.contains("'do' needs what it is about"))
  }

  @Test func theEnvironmentNamesTheAppAndAReasonIsToldOnce() async throws {
    let other = try await onPulse {
      try await run(
        "flash-agent", "do", "Tap Profile", "--backend", "words", with: ["FLASH_APP": "nowhere"])
    }
    #expect(other.status == 3, "\(other.out) \(other.error)")
    #expect((other.out + other.error).components(separatedBy: "'nowhere'").count == 2)
  }

  @Test func helpIsOfOneCommandAndSaysWhereARecordingLies() async throws {
    let help = try await run("flash", "help", "do")
    #expect(help.status == 0)
    #expect(help.out.hasPrefix("flash do  "))
    #expect(help.out.contains("Recordings/flash.NAME.json"))
    #expect(!help.out.contains("flash export"))
  }

  @Test func aQuestionAboutTheScreenIsAnswered() async throws {
    let answer = try await onPulse {
      try await run("flash-agent", "ask", "What is the Tech chip called?", "--backend", "words")
    }
    #expect(answer.status == 0, "\(answer.error)")
    #expect(answer.out.contains("rests on: home.top.tech"))
  }

  @Test func aSuiteIsMeasuredByTheAppsState() async throws {
    let goals: JSON = [
      "name": "two goals", "app": "demo",
      "goals": [
        [
          "id": "follow", "level": "easy",
          "goal": "Open the Sections tab, tap Science and tap Follow",
          "state": ["following": ["contains": "science"]],
        ],
        ["id": "cart", "level": "impossible", "goal": "Add the umbrella to the cart"],
      ],
    ]
    let suite = try folder.write(goals.text, to: "suite.json")
    let outcome = try await run(
      "flash-agent", "eval", suite, "--runs", "2", "--backend", "words", "--prices", "3,15",
      "--json", folder.path + "/eval.json")
    #expect(outcome.status == 0, "\(outcome.error)")
    #expect(outcome.out.contains("pass@1  pass@2"))
    #expect(outcome.out.contains("all              2   100 %   100 %"), "\(outcome.out)")
    let json = try JSON(parsing: Array(try text("eval.json").utf8))
    #expect(json["pass@1"]?.double == 1)
    #expect(json["goals"]?.array?.map { $0["attempts"]?.array?.count } == [2, 2])
    let attempt = json["goals"]?.array?.first?["attempts"]?.array?.first
    #expect(attempt?["steps"]?.int == 4)
    #expect((attempt?["cost"]?.double ?? 0) > 0)
  }
}
