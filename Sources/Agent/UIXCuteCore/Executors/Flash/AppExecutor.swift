import FlashHTTP

/// Drives an app that is looked for when it is first needed, and again after it was launched anew.
final class AppExecutor: ActionExecutorProtocol {
  private let app: FlashApp
  private let executor = Guarded<(any ActionExecutorProtocol)?>(nil)

  init(_ app: FlashApp) { self.app = app }

  private func current() throws -> any ActionExecutorProtocol {
    if let known = executor.withLock({ $0 }) { return known }
    let new = try app.executor()
    executor.withLock { $0 = new }
    return new
  }

  private func perform<Value: Sendable>(
    _ work: (any ActionExecutorProtocol) async throws -> Value
  ) async throws -> Value {
    do {
      return try await work(try current())
    } catch ActionError.appGone(let reason) {
      executor.withLock { $0 = nil }
      throw ActionError.appGone(reason: reason)
    }
  }

  func capture(tree: Bool, screenshot: Bool) async throws -> UIContext {
    try await perform { try await $0.capture(tree: tree, screenshot: screenshot) }
  }
  func tap(_ target: ElementTarget) async throws -> ActionOutcome {
    try await perform { try await $0.tap(target) }
  }
  func longPress(_ target: ElementTarget) async throws -> ActionOutcome {
    try await perform { try await $0.longPress(target) }
  }
  func type(_ text: String, into target: ElementTarget, submit: Bool) async throws -> ActionOutcome
  { try await perform { try await $0.type(text, into: target, submit: submit) } }
  func scroll(_ direction: ScrollDirection, in target: ElementTarget?) async throws
    -> ActionOutcome
  { try await perform { try await $0.scroll(direction, in: target) } }
  func wait(for target: ElementTarget, seconds: Double) async throws -> ActionOutcome {
    try await perform { try await $0.wait(for: target, seconds: seconds) }
  }
  func back() async throws -> ActionOutcome { try await perform { try await $0.back() } }
  func tapAlert(button: String) async throws -> ActionOutcome {
    try await perform { try await $0.tapAlert(button: button) }
  }
}
