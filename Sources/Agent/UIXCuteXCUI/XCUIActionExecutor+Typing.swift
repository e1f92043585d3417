import UIXCuteCore
import XCUIAutomation

extension XCUIActionExecutor {
  private static let delete = "\u{8}"

  public func type(_ text: String, into target: ElementTarget, submit: Bool) async throws
    -> ActionOutcome
  {
    let (field, known) = try reachable(target, fields: true)
    if let known, !known.isField {
      throw ActionError.refused(reason: "'\(known.name)' is no field")
    }
    var outcome = try acting(on: known) {
      field.tap()
      let held = Self.text(of: field)
      if !held.isEmpty {
        // A tap may set the cursor into the midst of the text; at the right edge is its end.
        field.coordinate(withNormalizedOffset: CGVector(dx: 0.95, dy: 0.5)).tap()
        field.typeText(String(repeating: Self.delete, count: held.count))
      }
      if !text.isEmpty { field.typeText(text) }
    }
    let now = field.exists ? Self.text(of: field) : nil
    if known?.isSecure == true {
      // It shows a dot a character, which is all that can be told.
      outcome.matched = now.map { $0.count == text.count }
    } else {
      outcome.value = now
      outcome.matched = now.map { $0 == text }
    }
    if outcome.matched == true { outcome.changed = true }
    guard submit else { return outcome }
    let after = try acting(on: known) { field.typeText("\n") }
    outcome.changes += after.changes
    outcome.appeared += after.appeared
    outcome.screen = after.screen
    return outcome
  }

  /// An empty field tells its placeholder for its value.
  private static func text(of field: XCUIElement) -> String {
    let value = field.value as? String ?? ""
    return value == field.placeholderValue ? "" : value
  }
}
