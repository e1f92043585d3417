import FlashClient
import FlashProtocol

/// One step under way: what it asked the app, and what it learned.
struct Trial {
  let driver: any FlowDriver
  let settings: RunSettings
  let clock: () -> Double

  var path: String?
  var milliseconds = 0.0
  var timing = Timing()
  var notes: [String] = []
  var element: Element?
  var reply: JSON?
  /// What a measurement gave, where it holds.
  var measured: String?
  /// Why the step has failed, where the app answered and the answer is not what was wanted.
  var objection: String?

  init(driver: any FlowDriver, settings: RunSettings, clock: @escaping () -> Double) {
    self.driver = driver
    self.settings = settings
    self.clock = clock
  }

  mutating func perform(_ action: Step.Action, naming name: String?) throws(ClientError) {
    switch action {
    case .call(let command, let arguments):
      try act(command, arguments)
    case .wait(let milliseconds):
      try idle(within: milliseconds ?? settings.timeout)
    case .assert(let naming, let expectations):
      try check(naming, expectations)
    case .gone(let naming):
      _ = try ask("element", arguments(naming) + [("gone", true)])
    case .measure(let measurement):
      try measure(measurement)
    case .proof:
      break  // every step leaves its proof; this one does nothing else
    }
  }

  // MARK: - Asking

  /// Asks, and adds the answer's times to the step's.
  mutating func ask(_ name: String, _ arguments: [(name: String, value: JSON)])
    throws(ClientError) -> JSON
  {
    guard let command = Command.named(name) else { throw .unknownCommand(name) }
    return try ask(command, arguments)
  }

  mutating func ask(_ command: Command, _ arguments: [(name: String, value: JSON)])
    throws(ClientError) -> JSON
  {
    let answer = try driver.call(command, arguments)
    count(answer)
    let json = try answer.json()
    reply = json
    return json
  }

  mutating func count(_ answer: Reply, failure: Failure? = nil) {
    milliseconds += answer.roundTrip
    timing.queue += answer.timing.queue
    timing.work += answer.timing.work
    timing.app += answer.timing.app
    timing.wait += answer.timing.wait
    if failure != nil { reply = try? answer.json() }
  }

  // MARK: - Acting

  private mutating func act(_ command: Command, _ given: [JSON.Member]) throws(ClientError) {
    var arguments = given.map { (name: $0.name, value: $0.value) }
    func supply(_ name: String, _ value: JSON?) {
      guard let value, command.parameter(name) != nil,
        !arguments.contains(where: { $0.name == name })
      else { return }
      arguments.append((name, value))
    }
    supply("wait", .int(settings.timeout))
    supply("timeout", .int(settings.timeout))
    supply("settle", settings.settle.map { .string($0.rawValue) })
    supply("animate", settings.animate ? true : nil)
    let json = try ask(command, arguments)
    guard command.answer == .act else { return }
    do {
      judge(try ActReply(json: json), of: command)
    } catch {
      throw .badReply(error.description)
    }
  }

  private mutating func judge(_ act: ActReply, of command: Command) {
    element = act.element
    path = act.path?.rawValue ?? (act.status == .done ? nil : act.status.rawValue)
    if act.matched == false {
      let got = act.value.map { JSON.string($0).text } ?? "something else"
      objection = "the field holds \(got) after typing: it limits or refuses the text"
    } else if act.status == .unchanged, !act.already, command.group == .navigate {
      objection = "nothing moved: the app did not navigate"
    } else if !act.changed, act.status == .done || act.status == .unchanged {
      notes.append("nothing changed on screen")
    }
    if let cover = act.coveredBy { notes.append("partly covered by '\(cover)'") }
  }
}
