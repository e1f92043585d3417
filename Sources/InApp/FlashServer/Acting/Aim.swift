#if FLASH
import FlashProtocol

/// Brings an act to its target: finds it, waits for it, scrolls it into view, and refuses what a
/// user could not do either.
@UIActor
struct Aim {
  let call: Call
  /// A disabled element is an error for acts, not for reads.
  var needsEnabled = true

  /// How often a target is scrolled towards before it is given up: a list with rows of unknown
  /// height needs more than one go.
  private static let scrollRounds = 4

  /// - Parameters:
  ///   - selector: the element's name.
  ///   - then: goes on with the target, on screen and not covered.
  func take(
    _ selector: Selector, then: @escaping @UIActor (Target) throws -> Progress
  ) throws -> Progress {
    // A screen that is still on its way may bring the target: that is waited for in any case.
    let limit = max(call.wait, Self.movingLimit, Sight.patience)
    return try Progress.poll(for: limit, call) {
      do {
        return try settleInView(try checked(selector), round: 0, then)
      } catch let error as Failure {
        guard Self.mayPass(error.code), isWorthWaiting(for: error) else {
          throw final(error, selector)
        }
        return nil
      }
    } otherwise: {
      do {
        return try settleInView(try checked(selector), round: 0, then)
      } catch let error as Failure {
        throw final(error, selector)
      }
    }
  }

  private func checked(_ selector: Selector) throws -> Target {
    let target = try find(selector)
    try check(target)
    return target
  }

  /// What was waited for in vain is told with what is there instead.
  private func final(_ error: Failure, _ selector: Selector) -> Failure {
    guard error.code == .notFound, call.wait > 0 else { return error }
    return .timeout(
      selector.word, waited: call.wait, nearest: nearestNames(to: selector.word),
      seen: visibleNames())
  }

  /// Milliseconds that a target is waited for while the screen moves, whatever the caller says.
  private static let movingLimit = 1000

  private func isWorthWaiting(for error: Failure) -> Bool {
    let elapsed = call.meter.elapsed
    if error.code == .axUnarmed { return elapsed < Double(max(call.wait, Sight.patience)) }
    return elapsed < Double(call.wait)
      || elapsed < Double(Self.movingLimit) && !call.platform.activity().busy.isEmpty
  }

  /// Whether waiting may mend it.
  private static func mayPass(_ code: Failure.Code) -> Bool {
    switch code {
    case .notFound, .covered, .disabled, .offScreen, .axUnarmed: true
    default: false
    }
  }

  /// Looks at what shows first, which is what is meant as a rule, and else at all there is.
  func find(_ selector: Selector) throws -> Target {
    let shown = call.platform.screen()
    if let match = try? resolver(shown).resolve(selector), shown.isReached(match.index) {
      return target(selector, match, in: shown)
    }
    let whole = Scene(call.platform.snapshot(types: false, onScreen: false))
    let match = try resolver(whole).resolve(selector)
    return target(selector, match, in: whole)
  }

  private func resolver(_ scene: Scene) -> Resolver {
    let takesForce = call.command.parameters.contains { $0.name == "force" }
    return Resolver(
      scene: scene, platform: call.platform,
      force: takesForce ? call.arguments.flag("force") : nil)
  }

  private func target(_ selector: Selector, _ match: Resolver.Match, in scene: Scene) -> Target {
    let ref = call.platform.ref(for: scene.nodes[match.index].handle)
    return Target(
      selector: selector, scene: scene, index: match.index, matches: match.count, ref: ref)
  }

  private func check(_ target: Target) throws {
    if target.scene.isBehindModal(target.index), !call.arguments.flag("force") {
      throw Failure.covered(target.word, by: target.scene.coverName(target.scene.modal))
    }
    if needsEnabled, target.node.state.contains(.disabled) { throw Failure.disabled(target.word) }
  }

  private func settleInView(
    _ target: Target, round: Int, _ then: @escaping @UIActor (Target) throws -> Progress
  ) throws -> Progress {
    let isInView = target.scene.centre(of: target.index) != nil
    // What a bar hides inside the edge of its scroll view can be scrolled out from under it.
    guard !isInView || isCovered(target), round < Self.scrollRounds,
      Reveal(platform: call.platform).scroll(to: target)
    else {
      // What shows in part and cannot be brought further is acted on where it shows.
      guard isInView || target.scene.isShown(target.index) else {
        throw Failure.offScreen(target.word)
      }
      var target = target
      try uncover(&target)
      return try then(target)
    }
    let again = Selector(.ref(target.ref, target.word))
    return .later(.frame) {
      var found = try find(again)
      found = Target(
        selector: target.selector, scene: found.scene, index: found.index,
        matches: target.matches, ref: target.ref, revealed: true)
      return try settleInView(found, round: round + 1, then)
    }
  }

  /// Refuses what is wholly covered, unless forced, and notes what is covered in part.
  private func uncover(_ target: inout Target) throws {
    let (wholly, partly) = target.scene.covers(of: target.index)
    if case .by(let cover) = wholly, !call.arguments.flag("force"),
      !isOwnSurface(cover, of: target)
    {
      throw Failure.covered(target.word, by: target.scene.coverName(cover))
    }
    if let partly, !isOwnSurface(partly, of: target) {
      target.coveredBy = target.scene.coverName(partly)
    }
  }

  private func isCovered(_ target: Target) -> Bool {
    guard case .by(let cover) = target.scene.cover(atCentreOf: target.index) else { return false }
    return !isOwnSurface(cover, of: target)
  }

  /// A touch on a label that takes none goes to what holds it: that is no cover.
  private func isOwnSurface(_ cover: Int, of target: Target) -> Bool {
    target.scene.isAncestor(cover, of: target.index)
  }

  func visibleNames() -> [String] {
    let scene = call.platform.screen()
    var names: [String] = []
    for index in scene.nodes.indices where scene.isShown(index) {
      if let id = scene.nodes[index].id, !names.contains(id) { names.append(id) }
      if names.count == 30 { break }
    }
    return names
  }

  func nearestNames(to word: String) -> [String] {
    resolver(call.platform.screen()).nearestNames(to: word)
  }
}
#endif
