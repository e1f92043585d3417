import FlashAcceptance
import FlashClient
import FlashCommandLine
import FlashDevices
import FlashGherkin

/// `bench accept`: runs features.
public enum AcceptTool {
  public static let options: [ExtraOption] = [
    ExtraOption("tags", value: "an expression", "such as \"@smoke and not @slow\""),
    ExtraOption("steps", value: "a file", "phrases beside those next to the features; repeatable"),
    ExtraOption("keep-app", "do not start the app anew before each scenario"),
    ExtraOption("timeout", value: "milliseconds", "how long a step waits (5000)"),
    ExtraOption("phrases", "list the ready phrases, in English and French"),
  ]

  /// - Parameter words: what follows `accept`.
  /// - Returns: what the process exits with.
  public static func run(_ words: [String], console: Console) -> Int32 {
    do {
      var options = try SuiteOptions(words, of: "accept", extra: Self.options)
      if options.settings.name == "bench" { options.settings.name = "Features" }
      if options.own.contains(where: { $0.name == "phrases" }) {
        list(console)
        return 0
      }
      guard !options.paths.isEmpty else {
        throw UsageError.missing(
          "a feature or a folder", of: "accept", such: "bench accept features --run demo")
      }
      return try run(options, console)
    } catch {
      console.complain("bench: \(error)")
      return ExitCode.wrongUsage.rawValue
    }
  }

  private static func run(_ options: SuiteOptions, _ console: Console) throws -> Int32 {
    var tags = TagExpression.always
    var keepsApp = false
    var timeout = 5_000
    var book = StepBook()
    for (name, value) in options.own {
      switch name {
      case "tags": tags = try TagExpression(value)
      case "steps": book.add(try StepFile.read(try Files.read(value), file: value))
      case "keep-app": keepsApp = true
      default: timeout = try SuiteOptions.number(name, value, 0...600_000)
      }
    }
    if let missing = options.paths.first(where: { !Files.exists($0) }) {
      console.complain("bench: \(missing): there is no such file or folder")
      return ExitCode.wrongUsage.rawValue
    }
    let reader = FeatureReader(options.paths, tags: tags)
    let phrases = reader.broken.filter(\.isPhrases)
    guard phrases.isEmpty else {
      // Every scenario may rest on them.
      for fault in phrases { console.complain(fault.description) }
      return ExitCode.wrongUsage.rawValue
    }
    book.add(reader.definitions)
    var cases = ScenarioCases.cases(reader, book, keepsApp: keepsApp, timeout: timeout)
    if let filter = BazelProtocol().filter { cases = cases.filter { NameFilter(filter).takes($0) } }
    guard !cases.isEmpty else {
      let paths = options.paths.joined(separator: ", ")
      console.complain("bench: \(paths): no scenario is there, or none has these tags")
      return ExitCode.wrongUsage.rawValue
    }
    if options.checks { cases = SuiteSession.part(of: cases, options.settings) }
    // Before the first step of anything, each once.
    let files = Set(cases.map(\.file))
    for complaint in ScenarioCases.complaints(reader, book, in: files) {
      console.complain(complaint)
    }
    if options.checks { return check(cases, console) }
    if cases.allSatisfy({ $0.fault != nil }), options.reports.isEmpty {
      return ExitCode.wrongUsage.rawValue
    }
    return SuiteSession(
      options.settings, reports: options.reports, events: options.events, holder: "bench accept",
      console: console
    ).run(cases)
  }

  private static func check(_ cases: [SuiteCase], _ console: Console) -> Int32 {
    for item in cases where item.fault == nil {
      console.print("\(item.file):\(item.line ?? 1)  \(item.name)")
    }
    let refused = cases.filter { $0.fault != nil }.count
    console.print("\(cases.count - refused) scenarios can be played, \(refused) cannot")
    return refused == 0 ? 0 : ExitCode.wrongUsage.rawValue
  }

  private static func list(_ console: Console) {
    for entry in StepLibrary.phrases {
      console.print(
        entry.lines.isEmpty
          ? console.paint(.dim, "(nothing to do)")
          : console.paint(.cyan, entry.lines.joined(separator: ", ")))
      for phrase in entry.english { console.print("  en  " + phrase) }
      for phrase in entry.french { console.print("  fr  " + phrase) }
    }
  }
}
