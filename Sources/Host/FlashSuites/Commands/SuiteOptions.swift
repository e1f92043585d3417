import FlashClient
import FlashCommandLine
import FlashDevices
import FlashFlow
import FlashProtocol

/// The words that `bench maestro` and `bench accept` have in common.
struct SuiteOptions {
  var paths: [String] = []
  var settings = SuiteSettings()
  var reports = ReportFiles()
  var events: String?
  /// Plan without playing.
  var checks = false
  private var secretNames: [String] = []
  /// Values of options that are the command's own, in the order given.
  private(set) var own: [(name: String, value: String)] = []

  static let shared: [ExtraOption] = [
    ExtraOption("run", value: "an app, such as demo", "start it, and stop it at the end"),
    ExtraOption("app", value: "a name, pid or port", "which app, where several run"),
    ExtraOption("size", value: "phone or tablet", "what it is started as"),
    ExtraOption("on", value: "phone or tablet", "play each case on it; repeatable, all at once"),
    ExtraOption("parallel", value: "a number", "how many apps share the cases"),
    ExtraOption("retries", value: "a number", "play a case that failed again; a flake is told"),
    ExtraOption("shard", value: "i/n", "the i-th of n parts, from 1"),
    ExtraOption("check", "read and plan, without an app"),
    ExtraOption("junit", value: "a file", "JUnit XML, strict"),
    ExtraOption("junit-extended", "with files, properties and attachments too"),
    ExtraOption("html", value: "a file", "one page with pictures, changes and times"),
    ExtraOption("report", value: "a file", "the whole run as JSON"),
    ExtraOption("events", value: "a file or -", "JSON lines as the run goes"),
    ExtraOption("proof", value: "a folder", "a picture of each step"),
    ExtraOption("limit", value: "milliseconds", "how long the whole run may take"),
    ExtraOption("secret", value: "a variable", "its value is never shown or kept; repeatable"),
    ExtraOption("history", value: "a file", "where durations are remembered"),
    ExtraOption("name", value: "a name", "the run's, in reports"),
    ExtraOption("animate", "keep animations on"),
  ]

  /// - Parameters:
  ///   - command: for messages.
  ///   - extra: the command's own options; `-x` is written as `x`.
  init(_ words: [String], of command: String, extra: [ExtraOption]) throws(UsageError) {
    var reader = OptionReader(
      words, known: Self.shared + extra, of: command, takesShort: true)
    while let part = try reader.next() {
      switch part {
      case .place(let word): paths.append(word)
      case .flag(let name): set(flag: name)
      case .value(let value, let name): try set(name, value)
      case .rest(let words): settings.plan.arguments = words
      }
    }
    try close()
  }

  private mutating func set(flag name: String) {
    switch name {
    case "check": checks = true
    case "junit-extended": reports.junitIsExtended = true
    case "animate": settings.plan.animate = true
    default: own.append((name, ""))
    }
  }

  private mutating func set(_ name: String, _ value: String) throws(UsageError) {
    switch name {
    case "run": settings.plan.run = value
    case "app": settings.plan.app = value
    case "size": settings.plan.size = value
    case "on": settings.devices.append(value)
    case "parallel": settings.parallel = try Self.number(name, value, 1...64)
    case "retries": settings.retries = try Self.number(name, value, 0...100)
    case "shard": settings.shard = try Self.shard(value)
    case "junit": reports.junit = value
    case "html": reports.html = value
    case "report": reports.json = value
    case "events": events = value
    case "proof": settings.proof = value
    case "limit": settings.limit = try Self.number(name, value, 1...86_400_000)
    case "secret": secretNames.append(value)
    case "history": settings.history = value
    case "name": settings.name = value
    default: own.append((name, value))
    }
  }

  /// What follows from all of them, and from the environment.
  private mutating func close() throws(UsageError) {
    var values: [String: String] = [:]
    for name in secretNames {
      guard let value = Environment.value(name) else {
        throw .badValue(
          option: "secret", got: name, wanted: "a variable that the environment has")
      }
      values[name] = value
    }
    settings.secrets = Secrets(values: values, hidden: secretNames)
    settings.history = settings.history ?? Durations.standardFile
    reports.annotates = Environment.value("GITHUB_ACTIONS") != nil && events != "-"
    let bazel = BazelProtocol()
    settings.shard = settings.shard ?? bazel.shard
    reports.junit = reports.junit ?? bazel.xmlFile
    bazel.touch()
    // Each device, and each of several apps, is one of its own: it must be started here.
    if settings.devices.count > 1 || settings.parallel > 1, settings.plan.run == nil {
      throw .missing(
        "--run APP", of: "--on and --parallel",
        such: "bench accept features --run demo --on phone --on tablet")
    }
    if settings.devices.count == 1 {
      settings.plan.size = settings.devices[0]
      settings.devices = []
    }
  }

  static func number(_ name: String, _ value: String, _ range: ClosedRange<Int>)
    throws(UsageError) -> Int
  {
    guard let number = Int(value), range.contains(number) else {
      throw .badValue(
        option: name, got: value,
        wanted: "a whole number from \(range.lowerBound) to \(range.upperBound)")
    }
    return number
  }

  static func shard(_ value: String) throws(UsageError) -> (index: Int, count: Int) {
    let parts = value.split(separator: "/", omittingEmptySubsequences: false).map { Int($0) }
    guard parts.count == 2, let part = parts[0], let count = parts[1], (1...1_000).contains(count),
      (1...count).contains(part)
    else {
      throw .badValue(
        option: "shard", got: value, wanted: "i/n, such as 1/3 for the first of three")
    }
    return (part - 1, count)
  }
}
