#if FLASH
import FlashMaestro
import FlashProtocol
import FlashTesting

/// What a run told as it went.
final class CaseRecorder: MaestroObserver {
  private let device: MemoryDevice
  private(set) var logs: [String] = []
  /// YAML names in the order of their starts, at any depth.
  private(set) var starts: [String] = []
  private(set) var lifecycle: [String] = []
  private(set) var counts: [String: Int] = [:]
  /// The last status of each top-level command, by its place in the file.
  private(set) var statuses: [(line: Int, name: String, status: String)] = []
  private(set) var plans: [ScrollPlan] = []

  init(_ device: MemoryDevice) { self.device = device }

  func started(_ command: MaestroCommand, depth: Int) {
    starts.append(command.name)
    lifecycle.append("start")
    counts["started", default: 0] += 1
    if depth == 0 { statuses.append((command.source.line, command.name, "unfinished")) }
  }

  func evaluated(_ command: MaestroCommand, _ evaluated: MaestroCommand, depth: Int) {
    lifecycle.append("evaluated")
  }

  func ended(_ command: MaestroCommand, _ status: CommandStatus, depth: Int) {
    let word =
      switch status {
      case .completed: "completed"
      case .failed: "failed"
      case .warned: "warned"
      case .skipped: "skipped"
      }
    lifecycle.append(word)
    counts[word, default: 0] += 1
    if depth == 0, let last = statuses.indices.last { statuses[last].status = word }
    if status == .completed { device.control.completed(command.name) }
  }

  func goesOn(after failure: MaestroFailure, of command: MaestroCommand) -> Bool {
    device.control.continuing.contains { wanted in
      wanted.command == command.name
        && (wanted.text == nil || Self.texts(command).contains(wanted.text ?? ""))
    }
  }

  private static func texts(_ command: MaestroCommand) -> [String] {
    var texts: [String] = [command.source.text, command.words]
    if case .tap(let selector, _, _) = command.action {
      texts += [selector.text, selector.id].compactMap(\.self)
    }
    if case .assert(let condition, _) = command.action {
      texts += [
        condition.visible?.text, condition.visible?.id, condition.notVisible?.text,
        condition.script,
      ].compactMap(\.self)
    }
    if case .inputText(let text) = command.action { texts.append(text) }
    return texts
  }

  func printed(_ line: String) { logs.append(line) }
  func resolved(_ plan: ScrollPlan) { plans.append(plan) }
}
#endif
