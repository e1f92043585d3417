import FlashClient
import FlashProtocol

/// A command that is not asked of an app, but is about apps.
struct OwnCommand: Sendable {
  var word: String
  var summary: String
  /// What follows the word.
  var usage: String
  var options: [ExtraOption]
  var examples: [String]
  /// What else is to be known, in paragraphs under headings of their own.
  var notes: [(heading: String, lines: [String])] = []

  static let run = OwnCommand(
    word: "run", summary: "Start an app and leave it running",
    usage: "APP [options] [-- ARGUMENT…]",
    options: [
      ExtraOption(
        "size", value: "phone, tablet or a simulator", "what the app is started as, or where"),
      ExtraOption("name", value: "a name", "what to call it; else the program's own"),
      ExtraOption("animate", "keep its animations on"),
      ExtraOption(
        "wait", value: "milliseconds, 20000 unless given", "how long it may take until it answers"),
      ExtraOption("json", "its registry entry, without the token, as JSON"),
      ExtraOption("build", "APP is a project or workspace of Xcode's, which is built first"),
      ExtraOption("scheme", value: "a scheme", "what to build of it, where there are several"),
      ExtraOption(
        "configuration", value: "a configuration, Debug unless given", "how to build it"),
      ExtraOption(
        "grant", value: "services, with commas", "permissions that it has from the beginning"),
      ExtraOption("inject", "bring Flash into a simulator's app that was built without it"),
    ],
    examples: [
      "flash run demo", "flash run demo --size tablet + tab Profile + open settings",
      "flash run .build/debug/my-app -- --verbose",
      "flash run News.app --size 'iPhone 16' --grant location,photos",
      "flash run --build Pulse.xcodeproj --scheme Pulse", "flash run --inject News.app",
    ],
    notes: [
      (
        "Where it runs",
        [
          "A program runs as a process of its own. NAME.app, and what --build makes, is installed",
          "and launched in a simulator that nobody else has, booted where need be.",
        ]
      )
    ])

  static let list = OwnCommand(
    word: "ls", summary: "List the apps that run", usage: "",
    options: [ExtraOption("json", "as JSON, without the tokens")],
    examples: ["flash ls"])

  static let stop = OwnCommand(
    word: "stop", summary: "Stop an app that 'run' started, and no other",
    usage: "[NAME|PID|PORT…]",
    options: [ExtraOption("all", "all that were started here")],
    examples: ["flash stop", "flash stop demo-2", "flash stop --all"])

  static let help = OwnCommand(
    word: "help", summary: "Say what a command takes", usage: "[COMMAND]", options: [],
    examples: ["flash help tap", "flash tap --help"])

  static let all = [run, list, stop, simulator, alert, watch, diff, doctor, help]
}

extension Command {
  /// Those that stand for a word of the command line.
  static let spoken: [Command] = all.filter { $0.word != nil }
}

/// The options that every command which is asked of an app takes.
enum SharedOptions {
  static let app = ExtraOption("app", value: "a name, pid or port", "which app, where several run")
  static let json = ExtraOption("json", "the app's reply as it came")
  static let timing = ExtraOption("timing", "where the time went")
  static let all = [app, json, timing]
  static let save = ExtraOption(
    "save", value: "a file", "keep it, for 'flash diff' and 'flash watch'")
  static let out = ExtraOption(
    "out", value: "a file", "where to put it: .png is a PNG, .jpg and .jpeg a JPEG")
  static let annotate = ExtraOption(
    "annotate", "draw a box and its ref on all that can be triggered")
  /// Those of a command whose answer is a picture.
  static let picture = [out, annotate]
}
