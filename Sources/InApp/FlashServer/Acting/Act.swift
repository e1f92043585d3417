#if FLASH
import FlashProtocol

/// What the acts on one element have in common: aim, do, settle, report.
@UIActor
enum Act {
  /// What the deed adds to the reply.
  struct Outcome {
    var path: ActReply.Path?
    var value: String?
    var matched: Bool?
  }

  /// - Parameters:
  ///   - selector: the element's name; where nil, the request must hold one.
  ///   - remote: the act for an element that another process draws; nil where there is none.
  ///   - deed: does the act and says how it got through.
  static func perform(
    _ call: Call, on selector: Selector? = nil, remote: RemoteAct? = nil,
    deed: @escaping @UIActor (Target) throws -> Outcome
  ) throws -> Progress {
    guard let selector = try selector ?? Selector(call.arguments) else {
      throw Failure.noTarget(call.command.name)
    }
    return try Aim(call: call).take(selector) { target in
      let before = Digest(target.scene, behindModal: call.arguments.flag("force"))
      let arrivals = call.navigation?.arrivals
      @UIActor func settle(_ outcome: Outcome, grace: Double) throws -> Progress {
        try Settle(call: call, before: before, grace: grace).then { changed, changes, _ in
          .act(
            ActReply(
              status: arrivals == call.navigation?.arrivals ? .done : .arrived,
              path: outcome.path, element: target.element, changed: changed, changes: changes,
              screen: currentScreen(call), value: outcome.value, matched: outcome.matched,
              revealed: target.revealed, coveredBy: target.coveredBy,
              matches: target.matches > 1 ? target.matches : nil))
        }
      }
      guard target.node.traits.contains(.remote), let remote else {
        return try settle(try deed(target), grace: Settle.grace)
      }
      return try Remote.perform(remote, on: target, call) { outcome in
        try settle(outcome, grace: Remote.grace)
      }
    }
  }

  /// An act on no element of its own, such as closing what is on top.
  static func perform(
    _ call: Call, travel: @escaping @UIActor () -> Travel? = { nil }, element: Element? = nil,
    revealed: Bool = false, _ deed: @UIActor () throws -> ActReply.Path?
  ) throws -> Progress {
    let before = Digest(call.platform.screen())
    let path = try deed()
    return try Settle(call: call, before: before).then { changed, changes, _ in
      .act(
        ActReply(
          status: .done, path: path, element: element, changed: changed, changes: changes,
          screen: currentScreen(call), revealed: revealed, travel: travel()))
    }
  }

  static func currentScreen(_ call: Call) -> ScreenInfo? {
    guard let navigation = call.navigation, let current = navigation.current else { return nil }
    return call.meter.app { navigation.call { current() } }
  }

  /// - Throws: `Failure` where the toolkit did not take it.
  static func require(_ attempt: Attempt, _ what: String) throws -> ActReply.Path {
    switch attempt {
    case .taken: return .control
    case .notThere(let reason), .refused(let reason):
      throw Failure.unsupported(what, because: reason)
    }
  }
}
#endif
