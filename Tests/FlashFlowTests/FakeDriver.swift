import FlashClient
import FlashHTTP
import FlashProtocol

@testable import FlashFlow

/// An app of a few lines: what each route answers, and what it was asked.
final class FakeDriver: FlowDriver {
  struct Asked: Equatable {
    var name: String
    var arguments: JSON
  }

  private(set) var asked: [Asked] = []
  private(set) var pauses = 0
  var epitaph: String?
  var timing = Timing(queue: 1, work: 2, app: 3, wait: 4)
  var roundTrip = 10.5
  /// Answers by command; the last is given again and again.
  var answers: [String: [Result<JSON, ClientError>]] = [:]

  init(_ answers: [String: [Result<JSON, ClientError>]] = [:]) { self.answers = answers }

  func call(_ command: Command, _ arguments: [(name: String, value: JSON)]) throws(ClientError)
    -> Reply
  {
    asked.append(
      Asked(
        name: command.name, arguments: .object(arguments.map { .init($0.name, $0.value) })))
    var queue = answers[command.name] ?? [.success(Self.standard(command))]
    let answer = queue.count > 1 ? queue.removeFirst() : queue[0]
    answers[command.name] = queue
    return Reply(status: 200, body: try answer.get().bytes, timing: timing, roundTrip: roundTrip)
  }

  func pause(milliseconds: Int) { pauses += 1 }

  func arguments(of name: String) -> [JSON] {
    asked.filter { $0.name == name }.map(\.arguments)
  }

  private static func standard(_ command: Command) -> JSON {
    switch command.name {
    case "idle": ["idle": true]
    case "element": Self.element(text: "Hello")
    default: ["status": "done", "path": "activate", "changed": true]
    }
  }

  static func element(
    _ id: String = "a", text: String? = nil, value: String? = nil, state: [String] = [],
    frame: [JSON] = [0, 48, 320, 44], visible: Bool = true
  ) -> JSON {
    [
      "element": .members([
        "ref": "e1", "kind": "button", "id": .string(id), "text": text.map(JSON.string),
        "value": value.map(JSON.string),
        "state": state.isEmpty ? nil : .array(state.map(JSON.string)),
        "frame": .array(frame),
      ]), "visible": .bool(visible),
    ]
  }

  static func failure(_ failure: Failure) -> Result<JSON, ClientError> {
    .failure(.failure(failure, Reply(status: failure.code.status, body: failure.jsonBytes)))
  }
}

/// Time that goes on by a fixed stretch with each look at it.
final class FakeClock {
  private var now = 0.0
  private let stretch: Double

  init(stretch: Double) { self.stretch = stretch }

  func read() -> Double {
    defer { now += stretch }
    return now
  }
}

/// Plays a flow and gives what came of it.
func play(
  _ text: String, on driver: FakeDriver, _ settings: RunSettings = .init(),
  secrets: Secrets = .init(), proof: (any ProofKeeper)? = nil, clock: FakeClock? = nil
) throws -> Report {
  let flow = try FlowParser(file: "f.flow").parse(text)
  let log = RunLog(Report(flows: [flow]))
  let clock = clock ?? FakeClock(stretch: 0)
  FlowRunner(driver: driver, settings: settings, secrets: secrets, clock: clock.read)
    .run(log, proof: proof)
  return log.snapshot
}

extension Report {
  var outcomes: [StepResult.Outcome] { flows.flatMap(\.results).map(\.outcome) }
  var first: StepResult? { flows.first?.results.first }
}
