/// Hands and eyes: what an agent needs of an app, whatever drives it.
public protocol ActionExecutorProtocol: Sendable {
  /// What can be seen now, once the app is at rest.
  ///
  /// - Parameters:
  ///   - tree: whether the elements are wanted.
  ///   - screenshot: whether a picture is wanted.
  /// - Throws: `ActionError.appGone` where there is no app to look at.
  func capture(tree: Bool, screenshot: Bool) async throws -> UIContext

  func tap(_ target: ElementTarget) async throws -> ActionOutcome
  func longPress(_ target: ElementTarget) async throws -> ActionOutcome

  /// Puts a text into a field in place of what is there, and reads it back.
  ///
  /// - Parameter submit: press Return afterwards.
  func type(_ text: String, into target: ElementTarget, submit: Bool) async throws -> ActionOutcome

  /// Shows more of a list or a page.
  ///
  /// - Parameter target: the list or something in it; nil for the main one.
  func scroll(_ direction: ScrollDirection, in target: ElementTarget?) async throws
    -> ActionOutcome

  /// Waits until an element is visible.
  ///
  /// - Throws: `ActionError.notFound` where it did not come within so many seconds.
  func wait(for target: ElementTarget, seconds: Double) async throws -> ActionOutcome

  func back() async throws -> ActionOutcome

  /// Taps a button of an alert that another process draws.
  func tapAlert(button: String) async throws -> ActionOutcome
}

/// Where the content to be seen lies.
public enum ScrollDirection: String, Sendable, CaseIterable {
  case up, down, left, right
}
