import FlashProtocol
import FlashReports
import Testing

@Suite("The page of a run") struct HTMLTests {
  private let run = RunRecord(
    name: "smoke <1>",
    suites: [
      SuiteRecord(
        name: "login.yaml",
        cases: [
          CaseRecord(
            name: "Login", group: "login", file: "login.yaml",
            outcome: .failed(.init(kind: "k", message: "<script>alert(1)</script>\u{1B}")),
            milliseconds: 1_250,
            steps: [
              StepRecord(
                source: "tapOn: \"Log in\"", milliseconds: 12.34, path: "activate",
                changes: ["+ home.title"], picture: "1.jpg"),
              StepRecord(
                source: "assertVisible: x", outcome: .failed(.init(kind: "k", message: "no x"))),
            ]),
          CaseRecord(name: "Flake", group: "f", earlier: [.init(kind: "k", message: "once")]),
        ])
    ])

  @Test("it holds the picture, the changes and the timing of a step, and needs nothing else")
  func contents() {
    let page = HTMLReport(run, picture: { $0 == "1.jpg" ? Array("Man".utf8) : nil }).text
    for part in [
      "src=\"data:image/jpeg;base64,TWFu\"", "+ home.title", "12.3 ms", "1.25 s", "activate",
      "no x", "1 passed, 1 failed, 1 flaky", "attempt 1: once",
    ] {
      #expect(page.contains(part), "\(part)")
    }
    #expect(!page.contains("http://") && !page.contains("https://"))
  }

  @Test("a screen that stays the same is there once, and again where something went wrong")
  func repeatedPictures() {
    var run = run
    run.suites[0].cases[0].steps = [
      StepRecord(source: "a", picture: "1.jpg"), StepRecord(source: "b", picture: "1.jpg"),
      StepRecord(source: "c", picture: "2.jpg"),
      StepRecord(source: "d", outcome: .failed(.init(kind: "k", message: "no")), picture: "2.jpg"),
    ]
    let page = HTMLReport(run, picture: { Array($0.utf8) }).text
    #expect(page.split(separator: "src=\"data:").count - 1 == 3)
  }

  @Test("where a step's time went is told in parts")
  func timing() {
    var run = run
    run.suites[0].cases[0].steps = [
      StepRecord(
        source: "a", milliseconds: 10, timing: Timing(queue: 1, work: 2, app: 0, wait: 3))
    ]
    let page = HTMLReport(run, picture: { _ in nil }).text
    #expect(
      page.contains(
        "title=\"queue 1.0 ms, work 2.0 ms, app 0.0 ms, wait 3.0 ms, rest 4.0 ms\""))
  }

  @Test("what an app says is text in it, not markup")
  func markup() {
    let page = HTMLReport(run, picture: { _ in nil }).text
    #expect(!page.contains("<script>"))
    #expect(page.contains("&lt;script&gt;alert(1)&lt;/script&gt;\\u{1B}"))
    #expect(page.contains("<h1>smoke &lt;1&gt;</h1>"))
  }
}
