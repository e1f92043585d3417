import FlashClient
import FlashProtocol

/// One thing that a flow does or checks, whatever it was written in.
public struct Step: Sendable, Equatable {
  public enum Action: Sendable, Equatable {
    /// Anything the app itself is asked to do.
    case call(Command, [JSON.Member])
    /// Until the app is idle; nil for the run's own patience.
    case wait(milliseconds: Int?)
    /// The element is there, and is as expected.
    case assert(Naming, [Expectation])
    /// No such element is visible.
    case gone(Naming)
    case measure(Measurement)
    /// A picture and the facts of this moment.
    case proof(name: String?)
  }

  public var action: Action
  /// The line as it was written, without its comment.
  public var source: String
  public var line: Int

  public init(_ action: Action, source: String, line: Int) {
    self.action = action
    self.source = source
    self.line = line
  }
}

/// How a check names its element: the arguments of /element.
public struct Naming: Sendable, Equatable {
  public var arguments: [JSON.Member]

  public init(arguments: [JSON.Member]) { self.arguments = arguments }

  /// The name itself, for messages.
  public var name: String {
    for member in ["target", "id", "ref", "text"] {
      if let name = arguments.first(where: { $0.name == member })?.value.string { return name }
    }
    return "?"
  }
}

extension Step {
  /// The verb and what it is aimed at, for file names and tables.
  public var verb: String {
    switch action {
    case .call(let command, _): command.word ?? command.name
    case .wait: "wait"
    case .assert: "assert"
    case .gone: "gone"
    case .measure: "measure"
    case .proof: "proof"
    }
  }

  public var target: String? {
    switch action {
    case .call(let command, let arguments):
      (["target", "id", "ref", "text"] + command.places).lazy
        .compactMap { name in arguments.first { $0.name == name }?.value }
        .first.map { $0.string ?? $0.text }
    case .wait: nil
    case .assert(let naming, _), .gone(let naming): naming.name
    case .measure(let measurement): measurement.naming.name
    case .proof(let name): name
    }
  }
}
