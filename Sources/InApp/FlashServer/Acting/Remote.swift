#if FLASH
import FlashProtocol

/// What another process draws: it is asked, and answers some turns later or, where it hangs, never.
@UIActor
enum Remote {
  /// Milliseconds that a request waits for what such processes show, before it goes on without.
  static let readingPatience = 500
  /// Milliseconds that an act may take there.
  static let actingPatience = 2000
  /// Milliseconds in which an act must have shown an effect: it has to come back from there first.
  static let grace = 250.0

  private final class Box<Value> {
    var value: Value?
  }

  /// Goes on once the snapshot holds what other processes show at this moment.
  static func whenRead(
    _ call: Call, then: @escaping @UIActor () throws -> Progress
  ) throws -> Progress {
    let answer = Box<Bool>()
    guard call.platform.readRemote({ answer.value = true }) else { return try then() }
    return try Progress.poll(for: readingPatience, call) { () throws -> Progress? in
      answer.value == nil ? nil : try then()
    } otherwise: {
      try then()
    }
  }

  /// Does an act there and goes on with what came of it.
  ///
  /// - Throws: `Failure` where it was refused, or nothing was heard in time.
  static func perform(
    _ act: RemoteAct, on target: Target, _ call: Call,
    then: @escaping @UIActor (Act.Outcome) throws -> Progress
  ) throws -> Progress {
    let answer = Box<RemoteOutcome>()
    call.platform.perform(act, on: target.handle) { answer.value = $0 }
    return try Progress.poll(for: actingPatience, call) { () throws -> Progress? in
      guard let outcome = answer.value else { return nil }
      return try then(try read(outcome, of: act, target))
    } otherwise: {
      throw Failure.unsupported(
        "the act on '\(target.word)'",
        because: "the process that draws it did not answer within \(actingPatience) ms")
    }
  }

  private static func read(_ outcome: RemoteOutcome, of act: RemoteAct, _ target: Target) throws
    -> Act.Outcome
  {
    switch (outcome, act) {
    case (.done, _): return Act.Outcome(path: .script)
    case (.gone, _): throw Failure.staleRef(target.word)
    case (.typed(let typing), .type(let text, let replace, _)):
      var outcome = try Act.Outcome(typing, text, replace: replace, target)
      outcome.path = .script
      return outcome
    case (.typed, _): return Act.Outcome(path: .script)
    case (.refused(let reason), .gesture(let gesture)):
      throw Failure.notActivated(
        target.word, gesture: gesture.rawValue, tried: ["script: \(reason)"])
    case (.refused(let reason), _):
      throw Failure.unsupported("the act on '\(target.word)'", because: reason)
    }
  }
}
#endif
