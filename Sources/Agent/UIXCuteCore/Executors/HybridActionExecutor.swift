import FlashHTTP

/// Drives the app from inside, and from outside what another process draws over it.
///
/// From inside a tap goes through whatever another process shows; a person's finger does not. So an
/// alert of the system's is answered first, and what the app does not have is looked for outside.
public final class HybridActionExecutor: ActionExecutorProtocol {
  private let inside: any ActionExecutorProtocol
  private let outside: any ActionExecutorProtocol
  /// Seen by the last look: nothing more is asked while there was none.
  private let sawAlert = Guarded(false)

  /// - Parameters:
  ///   - inside: quick, and blind to other processes.
  ///   - outside: sees all that is on the screen.
  public init(inside: any ActionExecutorProtocol, outside: any ActionExecutorProtocol) {
    self.inside = inside
    self.outside = outside
  }

  /// - Parameter app: has Flash inside.
  public convenience init(inside app: FlashApp, outside: any ActionExecutorProtocol) {
    self.init(inside: AppExecutor(app), outside: outside)
  }

  public func capture(tree: Bool, screenshot: Bool) async throws -> UIContext {
    // Each in its own process, so neither waits for the other.
    async let look = outside.capture(tree: false, screenshot: false)
    var context = try await inside.capture(tree: tree, screenshot: false)
    let alert = try await look.alert
    sawAlert.withLock { $0 = alert != nil }
    context.alert = alert
    if screenshot {
      // An app does not show in its own picture what lies over it.
      let side = alert == nil ? inside : outside
      context.screenshot = try await side.capture(tree: false, screenshot: true).screenshot
    }
    return context
  }

  public func tap(_ target: ElementTarget) async throws -> ActionOutcome {
    try await perform { try await $0.tap(Self.named(target, $1)) }
  }

  public func longPress(_ target: ElementTarget) async throws -> ActionOutcome {
    try await perform { try await $0.longPress(Self.named(target, $1)) }
  }

  public func type(_ text: String, into target: ElementTarget, submit: Bool) async throws
    -> ActionOutcome
  { try await perform { try await $0.type(text, into: Self.named(target, $1), submit: submit) } }

  public func scroll(_ direction: ScrollDirection, in target: ElementTarget?) async throws
    -> ActionOutcome
  {
    try await perform { executor, side in
      try await executor.scroll(direction, in: target.map { Self.named($0, side) })
    }
  }

  public func wait(for target: ElementTarget, seconds: Double) async throws -> ActionOutcome {
    do {
      return try await inside.wait(for: target, seconds: seconds)
    } catch ActionError.notFound(let name, let nearest) {
      // The time is over: what is outside is there by now or is not.
      do {
        return try await outside.wait(for: Self.named(target, .outside), seconds: 0)
      } catch ActionError.notFound {
        throw ActionError.notFound(name: name, nearest: nearest)
      }
    }
  }

  public func back() async throws -> ActionOutcome {
    try await answeringAlertsFirst()
    do {
      return try await inside.back()
    } catch ActionError.unsupported {
      return try await outside.back()
    }
  }

  public func tapAlert(button: String) async throws -> ActionOutcome {
    let outcome = try await outside.tapAlert(button: button)
    sawAlert.withLock { $0 = false }
    return outcome
  }

  private enum Side { case inside, outside }

  /// A handle means something to the executor alone that gave it.
  private static func named(_ target: ElementTarget, _ side: Side) -> ElementTarget {
    var target = target
    if side == .outside { target.handle = nil }
    return target
  }

  /// Inside where the app has it, else outside; what neither has is told in the app's words.
  private func perform(
    _ act: (any ActionExecutorProtocol, Side) async throws -> ActionOutcome
  ) async throws -> ActionOutcome {
    try await answeringAlertsFirst()
    do {
      return try await act(inside, .inside)
    } catch ActionError.notFound(let name, let nearest) {
      do {
        var outcome = try await act(outside, .outside)
        outcome.notes.append("it belongs to another process")
        return outcome
      } catch ActionError.notFound {
        throw ActionError.notFound(name: name, nearest: nearest)
      }
    }
  }

  /// - Throws: `ActionError.refused` while an alert of the system's is in front.
  private func answeringAlertsFirst() async throws {
    guard sawAlert.withLock({ $0 }) else { return }
    guard let alert = try await outside.capture(tree: false, screenshot: false).alert else {
      sawAlert.withLock { $0 = false }
      return
    }
    throw ActionError.refused(
      reason: "a system alert is in front: tap one of its buttons first: "
        + alert.buttons.map(ScreenText.quoted).joined(separator: ", "))
  }
}
