import FlashClient
import FlashProtocol

extension OwnCommand {
  static let doctor = OwnCommand(
    word: "doctor", summary: "Try all that Flash can do, on Pulse", usage: "[APP] [options]",
    options: [
      ExtraOption("size", value: "phone, tablet or a simulator", "what the app is started as"),
      ExtraOption(
        "wait", value: "milliseconds, 20000 unless given", "how long it may take until it answers"),
      SharedOptions.app,
      ExtraOption("json", "what was found, as JSON"),
    ],
    examples: ["flash doctor demo", "flash doctor Pulse.app --json > doctor.json", "flash doctor"],
    notes: [
      (
        "What it does",
        [
          "APP is started and stopped again; without it the running app is examined. It must be",
          "Pulse, whose screens are known. On iOS APP is also launched with each way alone of making",
          "SwiftUI tell what it draws, which says what fills the tree on that version. The exit code",
          "is 1 where something is ill.",
        ]
      )
    ])
}

extension OwnWords {
  func doctor(_ shared: Shared) throws(UsageError) -> Invocation {
    if positionals.count > 1 { throw .tooMany(positionals[1], of: command.word) }
    let wait = try milliseconds()
    let run = positionals.first.map { Invocation.Run(app: $0, size: values["size"], wait: wait) }
    return .doctor(
      Invocation.Doctor(
        run: run, app: values["app"] ?? shared.app, json: shared.json || values["json"] != nil))
  }
}

extension Invocation {
  public struct Doctor: Sendable, Equatable {
    /// What to start for it.
    public var run: Run?
    public var app: String?
    public var json: Bool
  }
}
