#if FLASH
import FlashProtocol

/// Follows a navigation from the app's closure to the screen it ends on.
///
/// `arrived` when the app's router reports a screen, `presented` when something modal is on top
/// that was not, `unchanged` when nothing has moved for 50 ms. As long as something moves or the
/// app waits for a request, the screen may still be on its way.
@UIActor
struct Journey {
  let call: Call
  let navigation: Navigation
  /// What is asked for; nil for the way back.
  var goal: Goal?

  static let stillness = 50.0

  private var timeout: Double { Double(call.arguments.integer("timeout") ?? 5000) }

  /// - Parameters:
  ///   - departure: calls the app's closure; false where the app says it cannot go there.
  ///   - then: goes on with the reply.
  func take(
    _ departure: @escaping @UIActor () throws -> Bool,
    then: @escaping @UIActor (ActReply) throws -> Progress
  ) throws -> Progress {
    let isReady: @UIActor () -> Bool = { navigation.isReady }
    return try Progress.poll(for: Int(timeout), call) { () throws -> Progress? in
      guard isReady() else { return nil }
      return try depart(departure, then)
    } otherwise: { () throws -> Progress in
      throw Failure.routerNotReady(waited: Int(timeout))
    }
  }

  private func depart(
    _ departure: @escaping @UIActor () throws -> Bool,
    _ then: @escaping @UIActor (ActReply) throws -> Progress
  ) throws -> Progress {
    let before = Digest(call.platform.screen())
    let arrivals = navigation.arrivals
    let hasLeft: Bool
    do {
      hasLeft = try call.meter.app { try departure() }
    } catch let failure as Failure {
      throw failure
    } catch {
      throw Failure.appRefused("\(error)")
    }
    guard hasLeft else {
      return try then(reply(.unchanged, before: before, changed: false, isTaken: false))
    }
    return try follow(before, arrivals, then)
  }

  private func follow(
    _ before: Digest, _ arrivals: Int, _ then: @escaping @UIActor (ActReply) throws -> Progress
  ) throws -> Progress {
    let start = call.meter.elapsed
    var lastMove = start
    var lastFrame = call.platform.frameCount
    var hasChanged = false

    @UIActor func turn() throws -> Progress {
      let now = call.meter.elapsed
      if navigation.arrivals > arrivals {
        // One more frame, so that what is read next is the screen that was reported.
        return .later(.frame) {
          try then(reply(.arrived, before: before, changed: nil))
        }
      }
      if call.platform.frameCount != lastFrame {
        lastFrame = call.platform.frameCount
        let digest = Digest(call.platform.screen())
        if digest.presents(since: before) {
          return try then(reply(.presented, before: before, changed: true))
        }
        if digest.differs(from: before) != hasChanged { lastMove = now }
        hasChanged = digest.differs(from: before)
      }
      if isUnderWay { lastMove = now }
      if now - lastMove >= Self.stillness || now - start >= timeout {
        return try then(reply(.unchanged, before: before, changed: nil))
      }
      return .later(.milliseconds(4), turn)
    }
    return .later(.frame, turn)
  }

  private var isUnderWay: Bool {
    return !navigation.awaited(call.meter).isEmpty || !call.platform.activity().busy.isEmpty
  }

  private func reply(
    _ status: ActReply.Status, before: Digest, changed: Bool?, isTaken: Bool = true
  ) -> ActReply {
    let after = Digest(call.platform.screen())
    let differs = changed ?? after.differs(from: before)
    let current = Act.currentScreen(call)
    if status == .arrived, let goal, let current { navigation.reached = (goal, current) }
    var reply = ActReply(
      status: status, changed: differs, changes: differs ? after.changes(since: before) : Changes(),
      screen: status == .arrived ? navigation.lastArrival : current)
    reply.already = status == .unchanged && isThere(current, isTaken: isTaken)
    return reply
  }

  /// Whether what is asked for shows: it led to this screen before, or names it.
  private func isThere(_ screen: ScreenInfo?, isTaken: Bool) -> Bool {
    guard let goal, let screen else { return false }
    if let reached = navigation.reached, reached.goal == goal, reached.screen == screen {
      return true
    }
    return isTaken && goal.isMet(by: screen)
  }
}
#endif
