import FlashClient
import FlashCommandLine
import FlashDevices
import FlashMaestro

/// `bench maestro`: replays Maestro's flows through Flash.
public enum MaestroTool {
  public static let options: [ExtraOption] = [
    ExtraOption("e", value: "NAME=value", "a variable of the flows; repeatable"),
    ExtraOption("include-tags", value: "tags", "flows that have one of them"),
    ExtraOption("exclude-tags", value: "tags", "all but flows that have one of them"),
    ExtraOption("config", value: "a file", "in place of the folder's config.yaml"),
    ExtraOption("skip-unsupported", "skip commands that bench does not do, and say so"),
    ExtraOption("as", value: "iOS or Android", "what `when: platform` takes this for"),
    ExtraOption("no-script-http", "scripts may not ask servers"),
    ExtraOption("script-limit", value: "milliseconds", "how long one script may run (30000)"),
    ExtraOption("script-memory", value: "megabytes", "what scripts may take (256)"),
    ExtraOption("timeout", value: "milliseconds", "how long an element is looked for (17000)"),
    ExtraOption(
      "optional-timeout", value: "milliseconds", "and one that may be missing (7000)"),
    ExtraOption("output", value: "a folder", "where takeScreenshot writes (.)"),
  ]

  /// - Parameter words: what follows `maestro`.
  /// - Returns: what the process exits with.
  public static func run(_ words: [String], console: Console) -> Int32 {
    do {
      var options = try SuiteOptions(words, of: "maestro", extra: Self.options)
      let maestro = try read(&options)
      guard !options.paths.isEmpty else {
        throw UsageError.missing(
          "a file or a folder", of: "maestro", such: "bench maestro flows --run demo")
      }
      return try run(options, maestro, console)
    } catch let error as WorkspaceError {
      console.complain("bench: \(error)")
    } catch {
      console.complain("bench: \(error)")
    }
    return ExitCode.wrongUsage.rawValue
  }

  private static func run(
    _ options: SuiteOptions, _ maestro: MaestroOptions, _ console: Console
  ) throws(WorkspaceError) -> Int32 {
    let paths = options.paths.map { $0.count > 1 && $0.hasSuffix("/") ? String($0.dropLast()) : $0 }
    let plan = try WorkspacePlanner(.disk).plan(
      paths, includeTags: maestro.includeTags, excludeTags: maestro.excludeTags,
      config: maestro.config, keepingBroken: true)
    for note in plan.notes { console.complain("bench: \(note)") }
    var cases = MaestroCases.cases(plan, maestro, shard: options.settings.shard?.index ?? 0)
    if let filter = BazelProtocol().filter { cases = cases.filter { NameFilter(filter).takes($0) } }
    if options.checks { cases = SuiteSession.part(of: cases, options.settings) }
    // All that is refused is told before the first step of anything.
    for fault in cases.compactMap(\.fault) {
      console.complain(
        fault.kind == "parseError" ? fault.detail : "\(fault.message):\n\(fault.detail)")
    }
    if options.checks { return check(plan, cases, maestro, console) }
    if !cases.isEmpty, cases.allSatisfy({ $0.fault != nil }), options.reports.isEmpty {
      return ExitCode.wrongUsage.rawValue
    }
    return SuiteSession(
      options.settings, reports: options.reports, events: options.events, holder: "bench maestro",
      console: console
    ).run(cases)
  }

  private static func check(
    _ plan: WorkspacePlan, _ cases: [SuiteCase], _ options: MaestroOptions, _ console: Console
  ) -> Int32 {
    let own = Set(cases.map(\.file))
    for flow in plan.all where own.contains(flow.file) {
      var count = 0
      func walk(_ commands: [MaestroCommand]) {
        count += commands.count
        for command in commands { walk(command.inner) }
      }
      walk(
        (flow.config.onFlowStart ?? []) + flow.commands + (flow.config.onFlowComplete ?? []))
      let order = plan.sequence.contains { $0.file == flow.file } ? ", in order" : ""
      console.print("\(flow.file)  \(flow.name)  \(count) commands\(order)")
      if options.skipUnsupported {
        for gap in FlowSupport.gaps(in: flow) { console.print("  skipped: \(gap.line)") }
      }
    }
    let refused = cases.filter { $0.fault != nil }.count
    console.print(
      "\(cases.count - refused) \(cases.count - refused == 1 ? "flow" : "flows") can be played, \(refused) cannot"
    )
    return refused == 0 ? 0 : ExitCode.wrongUsage.rawValue
  }

  private static func read(_ options: inout SuiteOptions) throws(UsageError) -> MaestroOptions {
    var maestro = MaestroOptions()
    if options.settings.name == "bench" { options.settings.name = "Maestro flows" }
    for (name, value) in options.own {
      switch name {
      case "e":
        guard let equals = value.firstIndex(of: "="), equals != value.startIndex else {
          throw .badValue(option: "-e", got: value, wanted: "NAME=value")
        }
        maestro.env.append(
          MaestroPair(String(value[..<equals]), String(value[value.index(after: equals)...])))
      case "include-tags": maestro.includeTags += Self.list(value)
      case "exclude-tags": maestro.excludeTags += Self.list(value)
      case "config": maestro.config = value
      case "skip-unsupported": maestro.skipUnsupported = true
      case "as": maestro.platform = value
      case "no-script-http": maestro.allowsScriptHTTP = false
      case "script-limit":
        maestro.scriptSeconds = Double(try SuiteOptions.number(name, value, 1...600_000)) / 1_000
      case "script-memory":
        maestro.scriptMegabytes = try SuiteOptions.number(name, value, 1...65_536)
      case "timeout": maestro.lookup = Double(try SuiteOptions.number(name, value, 0...600_000))
      case "optional-timeout":
        maestro.optionalLookup = Double(try SuiteOptions.number(name, value, 0...600_000))
      default: maestro.outputFolder = value
      }
    }
    return maestro
  }

  static func list(_ value: String) -> [String] {
    value.split(separator: ",").map { String($0.drop { $0 == " " }) }.filter { !$0.isEmpty }
  }
}

/// Which cases a test filter of Bazel's takes: parts of their names, joined by `|`.
struct NameFilter {
  private let parts: [String]

  init(_ filter: String) { parts = filter.split(separator: "|").map { $0.lowercased() } }

  func takes(_ item: SuiteCase) -> Bool {
    let whole = "\(item.group).\(item.name)".lowercased()
    return parts.contains { part in
      let (bytes, wanted) = (Array(whole.utf8), Array(part.utf8))
      guard wanted.count <= bytes.count else { return false }
      return (0...(bytes.count - wanted.count)).contains {
        bytes[$0..<($0 + wanted.count)].elementsEqual(wanted)
      }
    }
  }
}
