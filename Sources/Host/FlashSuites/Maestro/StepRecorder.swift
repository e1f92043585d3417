import FlashDevices
import FlashMaestro
import FlashProtocol
import FlashReports

/// Makes step records of what a runner tells.
final class StepRecorder: MaestroObserver {
  private let device: FlashDevice
  private let context: CaseContext
  private var begun: [Double] = []
  private var skipReason: String?

  init(_ device: FlashDevice, _ context: CaseContext) {
    self.device = device
    self.context = context
  }

  func started(_ command: MaestroCommand, depth: Int) {
    begun.append(Monotonic.now)
    device.begin()
  }

  func skipped(_ command: MaestroCommand, _ reason: String) { skipReason = reason }

  func ended(_ command: MaestroCommand, _ status: CommandStatus, depth: Int) {
    let time = Monotonic.now - (begun.popLast() ?? Monotonic.now)
    var step = StepRecord(
      source: Self.source(command), file: command.source.file, line: command.source.line,
      depth: depth, milliseconds: time)
    switch status {
    case .completed: step.outcome = .passed
    case .warned(let reason): step.outcome = .warned(reason)
    case .skipped: step.outcome = .skipped(skipReason ?? "its condition does not hold")
    case .failed(let failure):
      let fault = Outcome.Fault(kind: failure.kind, message: failure.message)
      step.outcome = failure.isOurs ? .broken(fault) : .failed(fault)
    }
    skipReason = nil
    // What holds commands has shown its own pictures.
    if command.inner.isEmpty {
      step.notes = device.notes
      if let reply = device.reply {
        step.path = reply.path?.rawValue
        step.changes = ChangeLines.lines(reply.changes)
      }
      step.timing = device.timing
      step.picture = context.pictures.keep(command.name)
    }
    context.add(step)
  }

  /// The first line of it, as it was written.
  private static func source(_ command: MaestroCommand) -> String {
    if let label = command.label { return label }
    let lines = command.source.text.split(whereSeparator: \.isNewline)
    let first = lines.first.map(String.init) ?? command.name
    guard lines.count > 1, first.hasSuffix(":") else { return first }
    let rest = lines.dropFirst().prefix(3).map { $0.drop { $0 == " " } }
    return first + " " + rest.joined(separator: ", ") + (lines.count > 4 ? ", …" : "")
  }

  func printed(_ line: String) { context.print(line) }

  func retrying(after failure: MaestroFailure, attempt: Int) {
    context.print("retry \(attempt) after: \(failure.message)")
  }
}

extension MaestroFailure {
  /// Whether it is no verdict on the app, but trouble of the file, the device or the run.
  var isOurs: Bool {
    switch self {
    case .assertion, .elementNotFound, .unableToLaunchApp, .hideKeyboard, .unableToCopyText: false
    case .invalidCommand, .script, .device, .deviceLost, .cancelled, .unsupported: true
    }
  }
}
