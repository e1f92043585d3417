import FlashClient
import FlashProtocol

extension OwnCommand {
  static let alert = OwnCommand(
    word: "alert", summary: "List what asks the user something, and answer it",
    usage: "[ANSWER | type FIELD TEXT] [options]",
    options: [
      ExtraOption(
        "wait", value: "milliseconds, 0 unless given", "how long one may take to come up"),
      SharedOptions.app,
      ExtraOption("json", "as JSON"),
    ],
    examples: [
      "flash alert", "flash alert allow", "flash alert \"Don't Allow\"", "flash alert Cancel",
      "flash alert type Email ada@example.org + alert Continue",
    ],
    notes: [
      (
        "What it sees",
        [
          "Dialogs of the app's own, on every platform. In a simulator also what another process",
          "shows: permission alerts, and web pages of a login. For these a companion is started,",
          "a test of XCUI's that Xcode builds the first time; 'flash stop' ends it with the app.",
        ]
      ),
      (
        "Answers",
        [
          "A button by its label, or the beginning of it. 'allow' and 'deny' mean whatever button",
          "does that, in English. Permissions granted first never ask: flash sim grant.",
        ]
      ),
    ])
}

extension OwnWords {
  func alert(_ shared: Shared) throws(UsageError) -> Invocation {
    let wait = try milliseconds(0, least: 0)
    let answer: Invocation.Alert.Answer
    switch positionals.first {
    case nil: answer = .list
    case "type":
      guard positionals.count >= 3 else {
        throw .missing("a field and a text", of: "alert type", such: command.examples[4])
      }
      if positionals.count > 3 { throw .tooMany(positionals[3], of: "alert type") }
      answer = .type(field: positionals[1], text: positionals[2])
    case let word?:
      if positionals.count > 1 { throw .tooMany(positionals[1], of: command.word) }
      answer = .tap(word)
    }
    return .alert(
      Invocation.Alert(
        answer: answer, wait: wait, app: values["app"] ?? shared.app,
        json: shared.json || values["json"] != nil))
  }
}

extension Invocation {
  public struct Alert: Sendable, Equatable {
    public enum Answer: Sendable, Equatable {
      case list
      case tap(String)
      case type(field: String, text: String)
    }

    public var answer: Answer
    /// How long one may take to come up, in milliseconds.
    public var wait: Int
    public var app: String?
    public var json: Bool
  }
}
