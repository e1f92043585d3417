import FlashAcceptance
import FlashClient
import FlashFlow
import FlashGherkin
import FlashProtocol
import FlashReports

/// Makes cases of scenarios.
enum ScenarioCases {
  static func cases(_ reader: FeatureReader, _ book: StepBook, keepsApp: Bool, timeout: Int)
    -> [SuiteCase]
  {
    reader.broken.map(broken)
      + reader.scenarios.map { item($0, book, keepsApp: keepsApp, timeout: timeout) }
  }

  /// What keeps features of these files from being played: each file's errors, and each step that
  /// means nothing with all the places where it stands.
  static func complaints(_ reader: FeatureReader, _ book: StepBook, in files: Set<String>)
    -> [String]
  {
    var reasons: [String] = []
    var places: [String: [String]] = [:]
    for scenario in reader.scenarios where files.contains(scenario.file) {
      for step in scenario.pickle.steps {
        guard let reason = reason(step, book) else { continue }
        if places[reason] == nil { reasons.append(reason) }
        let place = place(step, scenario.file)
        if places[reason]?.contains(place) != true { places[reason, default: []].append(place) }
      }
    }
    return reader.broken.filter { files.contains($0.file) }.map(\.description)
      + reasons.map { ((places[$0] ?? []) + [$0]).joined(separator: "\n") }
  }

  private static func item(
    _ scenario: AcceptanceScenario, _ book: StepBook, keepsApp: Bool, timeout: Int
  ) -> SuiteCase {
    let faults = scenario.pickle.steps.compactMap { fault($0, book, scenario.file) }
    var item = SuiteCase(
      name: scenario.name,
      group: CaseRecord.group(of: scenario.file), file: scenario.file, line: scenario.line,
      tags: scenario.tags,
      fault: faults.isEmpty
        ? nil
        : .init(
          kind: "undefined",
          message: "\(faults.count) step\(faults.count == 1 ? "" : "s") of '\(scenario.name)' "
            + "mean\(faults.count == 1 ? "s" : "") nothing yet",
          detail: faults.joined(separator: "\n"))
    ) { app, context in
      ScenarioPlay(scenario, book, app, context, timeout).run()
    }
    item.wantsFreshApp = !keepsApp
    if !scenario.tags.isEmpty {
      item.properties = [.init("tags", scenario.tags.joined(separator: " "))]
    }
    return item
  }

  /// Why a step cannot be played; nil where it can.
  private static func fault(_ step: PickleStep, _ book: StepBook, _ file: String) -> String? {
    reason(step, book).map { place(step, file) + "\n" + $0 }
  }

  private static func place(_ step: PickleStep, _ file: String) -> String {
    "\(file):\(step.location.line): \(step.keyword)\(step.text)"
  }

  private static func reason(_ step: PickleStep, _ book: StepBook) -> String? {
    switch book.find(step.text) {
    case .definition: nil
    case .none: Snippet.text(for: step.text)
    case .several(let all):
      "several phrases fit it: "
        + all.map { "'\($0.expression.source)' (\($0.origin))" }.joined(separator: ", ")
    }
  }

  private static func broken(_ broken: FeatureReader.Broken) -> SuiteCase {
    let first = broken.description.split(separator: "\n").first.map(String.init) ?? ""
    let group = CaseRecord.group(of: broken.file)
    return SuiteCase(
      name: group.split(separator: ".").last.map(String.init) ?? broken.file, group: group,
      file: broken.file,
      fault: .init(kind: "parseError", message: first, detail: broken.description))
  }
}

/// One scenario being played.
struct ScenarioPlay {
  private let scenario: AcceptanceScenario
  private let book: StepBook
  private let driver: SuiteDriver
  private let context: CaseContext
  private let timeout: Int

  init(
    _ scenario: AcceptanceScenario, _ book: StepBook, _ app: TestApp, _ context: CaseContext,
    _ timeout: Int
  ) {
    self.scenario = scenario
    self.book = book
    self.context = context
    self.timeout = timeout
    driver = SuiteDriver(app)
  }

  func run() -> Outcome {
    let player = ScenarioPlayer(
      book, driver: driver, settings: RunSettings(timeout: timeout))
    var failure: Outcome?
    for step in scenario.pickle.steps {
      var record = StepRecord(
        source: step.keyword + step.text, file: scenario.file, line: step.location.line)
      if failure != nil || context.isCancelled() {
        record.outcome = .skipped("a step before it failed")
        context.add(record)
        continue
      }
      let lines = LineRecords()
      do {
        try player.play(step) { _, result in lines.add(result) }
      } catch let error as StepFailure {
        let kind = error.isLoss ? "deviceLost" : "stepFailed"
        let fault = Outcome.Fault(kind: kind, message: error.reason, detail: error.source)
        record.outcome = error.isLoss ? .broken(fault) : .failed(fault)
      } catch {
        record.outcome = .failed(.init(kind: "stepFailed", message: "\(error)"))
      }
      record.milliseconds = lines.milliseconds
      record.timing = lines.timing
      record.path = lines.all.last?.path
      record.changes = lines.all.flatMap(\.changes)
      record.notes = lines.all.flatMap(\.notes)
      record.picture = context.pictures.keep(step.text)
      if record.outcome.fault != nil { failure = record.outcome }
      context.add(record)
      for line in lines.all where lines.all.count > 1 { context.add(line) }
    }
    if scenario.pickle.steps.isEmpty { return .skipped("the scenario has no steps") }
    return failure ?? .passed
  }
}

/// The lines that one step played.
private final class LineRecords {
  private(set) var all: [StepRecord] = []
  var milliseconds: Double { all.reduce(0) { $0 + $1.milliseconds } }
  var timing: Timing? {
    let timings = all.compactMap(\.timing)
    return timings.isEmpty ? nil : timings.reduce(Timing(), +)
  }

  func add(_ result: StepResult) { all.append(result.record(depth: 1)) }
}
