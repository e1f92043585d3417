import UIXCuteCore
import XCUIAutomation

/// Drives an app from outside, by the system's own automation, and with it the alerts that other
/// processes draw over the app.
@MainActor
public final class XCUIActionExecutor: ActionExecutorProtocol {
  let app: XCUIApplication
  /// The last screen that was read; handles are places in it.
  var reading = SnapshotReading()
  private lazy var springboard = XCUIApplication(bundleIdentifier: "com.apple.springboard")

  public nonisolated init(_ app: XCUIApplication) { self.app = app }

  public func capture(tree: Bool, screenshot: Bool) async throws -> UIContext {
    var context = UIContext(alert: alert)
    if tree {
      reading = try read()
      context.screen = reading.screen
      context.elements = reading.elements
    }
    if screenshot {
      context.screenshot = Screenshot(
        format: .png, bytes: Array(XCUIScreen.main.screenshot().pngRepresentation))
    }
    return context
  }

  public func tap(_ target: ElementTarget) async throws -> ActionOutcome {
    let (element, known) = try reachable(target)
    return try acting(on: known) { element.tap() }
  }

  public func longPress(_ target: ElementTarget) async throws -> ActionOutcome {
    let (element, known) = try reachable(target)
    return try acting(on: known) { element.press(forDuration: 1) }
  }

  public func scroll(_ direction: ScrollDirection, in target: ElementTarget?) async throws
    -> ActionOutcome
  {
    let (element, known) = try target.map { try reachable($0) } ?? (app as XCUIElement, nil)
    // A finger moves against the direction in which more is to be seen.
    var outcome = try acting(on: known) {
      switch direction {
      case .down: element.swipeUp()
      case .up: element.swipeDown()
      case .right: element.swipeLeft()
      case .left: element.swipeRight()
      }
    }
    if outcome.changed == false { outcome.notes.append("it is at its end") }
    return outcome
  }

  public func wait(for target: ElementTarget, seconds: Double) async throws -> ActionOutcome {
    guard let name = target.identifier ?? target.label else {
      throw ActionError.refused(reason: "no element was named")
    }
    let element = app.descendants(matching: .any).matching(identifier: name).firstMatch
    guard element.waitForExistence(timeout: max(0, seconds)) else {
      reading = try read()
      throw ActionError.notFound(name: name, nearest: reading.context.nearest(to: name))
    }
    reading = try read()
    return ActionOutcome(element: reading.context.element(named: name))
  }

  public func back() async throws -> ActionOutcome {
    let button = app.navigationBars.buttons.firstMatch
    return try acting(on: nil) {
      if button.exists {
        button.tap()
      } else {
        // The gesture from the left edge, which every navigation has.
        let start = app.coordinate(withNormalizedOffset: CGVector(dx: 0, dy: 0.5))
        let end = app.coordinate(withNormalizedOffset: CGVector(dx: 0.8, dy: 0.5))
        start.press(forDuration: 0.05, thenDragTo: end)
      }
    }
  }

  public func tapAlert(button: String) async throws -> ActionOutcome {
    let shown = springboard.alerts.firstMatch
    let found = shown.buttons.allElementsBoundByIndex.first { $0.label == button }
    guard shown.exists, let found else {
      throw ActionError.notFound(name: button, nearest: alert?.buttons ?? [])
    }
    var outcome = try acting(on: nil) { found.tap() }
    // The screen below may be as it was: the alert itself is what changed.
    outcome.changed = true
    return outcome
  }

  /// An alert of the system's: it is in none of the app's own trees.
  private var alert: SystemAlert? {
    let shown = springboard.alerts.firstMatch
    guard shown.exists else { return nil }
    let title = shown.label
    return SystemAlert(
      title: title.isEmpty ? nil : title,
      buttons: shown.buttons.allElementsBoundByIndex.map(\.label).filter { !$0.isEmpty })
  }
}
