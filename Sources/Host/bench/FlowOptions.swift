import FlashClient
import FlashCommandLine
import FlashDevices
import FlashFlow
import FlashProtocol
import FlashSuites

/// What `bench flow` was asked for.
struct FlowOptions: Equatable {
  var files: [String] = []
  var app: String?
  var run: String?
  var size: String?
  /// The started app's own arguments.
  var arguments: [String] = []
  var proof: String?
  var report: String?
  /// JUnit, HTML and what else all of bench has in common.
  var reports = ReportFiles()
  var events: String?
  var timeout = 5_000
  var limit: Int?
  var settle: ActOptions.Settle?
  var animate = false
  var strict = false
  var json = false
  var secrets: [String] = []

  static let options: [ExtraOption] = [
    ExtraOption("app", value: "a name, pid or port", "which app, where several run"),
    ExtraOption("run", value: "an app, such as demo", "start it, and stop it at the end"),
    ExtraOption("size", value: "phone or tablet", "what it is started as"),
    ExtraOption("proof", value: "a folder", "a JSON and a picture a step"),
    ExtraOption("report", value: "a file", "the whole run as JSON"),
    ExtraOption("junit", value: "a file", "JUnit XML, strict"),
    ExtraOption("junit-extended", "with files, properties and attachments too"),
    ExtraOption("html", value: "a file", "one page with pictures, changes and times"),
    ExtraOption("events", value: "a file or -", "JSON lines as the run goes"),
    ExtraOption(
      "timeout", value: "milliseconds", "how long a step waits for what it is about (5000)"),
    ExtraOption("limit", value: "milliseconds", "how long the whole run may take"),
    ExtraOption("settle", value: "none, frame or idle", "when acts answer (frame)"),
    ExtraOption("animate", "keep animations on"),
    ExtraOption("strict", "a tap that changed nothing has failed"),
    ExtraOption("secret", value: "a variable", "its value is never shown or kept; repeatable"),
    ExtraOption("json", "the report as JSON instead of the table"),
  ]

  init(_ words: [String]) throws(UsageError) {
    var reader = OptionReader(words, known: Self.options, of: "flow", program: "bench")
    while let part = try reader.next() {
      switch part {
      case .place(let word): files.append(word)
      case .flag(let name): set(flag: name)
      case .value(let value, let name): try set(name, value)
      case .rest(let words): arguments = words
      }
    }
    reports.junit = reports.junit ?? BazelProtocol().xmlFile
    reports.annotates =
      Environment.value("GITHUB_ACTIONS") != nil && events != "-" && !json
    if files.isEmpty {
      throw .missing(
        "a file", of: "flow", such: "bench flow Examples/Pulse/flows/ten-steps.flow --run demo")
    }
  }

  private mutating func set(flag name: String) {
    switch name {
    case "animate": animate = true
    case "strict": strict = true
    case "junit-extended": reports.junitIsExtended = true
    default: json = true
    }
  }

  private mutating func set(_ name: String, _ value: String) throws(UsageError) {
    switch name {
    case "app": app = value
    case "run": run = value
    case "size": size = value
    case "proof": proof = value
    case "report": report = value
    case "junit": reports.junit = value
    case "html": reports.html = value
    case "events": events = value
    case "secret": secrets.append(value)
    case "timeout": timeout = try Self.milliseconds(name, value, from: 0)
    case "limit": limit = try Self.milliseconds(name, value, from: 1)
    default:
      guard let settle = ActOptions.Settle(rawValue: value) else {
        throw .badValue(option: name, got: value, wanted: "one of none, frame, idle")
      }
      self.settle = settle
    }
  }

  private static func milliseconds(_ name: String, _ value: String, from least: Int)
    throws(UsageError) -> Int
  {
    guard let number = Int(value), (least...600_000).contains(number) else {
      throw .badValue(
        option: name, got: value, wanted: "whole milliseconds from \(least) to 600000")
    }
    return number
  }
}
