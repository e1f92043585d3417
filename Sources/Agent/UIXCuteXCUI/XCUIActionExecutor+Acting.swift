import UIXCuteCore
import XCUIAutomation

extension XCUIActionExecutor {
  /// How often a page is scrolled to bring an element into reach.
  private static let mostScrolls = 5

  /// - Throws: `ActionError.appGone` where the app does not run any more.
  func read() throws -> SnapshotReading {
    do {
      return SnapshotReading(try app.snapshot())
    } catch {
      let isRunning = app.state == .runningForeground || app.state == .runningBackground
      throw isRunning
        ? ActionError.refused(reason: "the screen could not be read: \(error)")
        : ActionError.appGone(reason: "it does not run: launch it first")
    }
  }

  /// Acts, and tells by the screens before and after what came of it.
  func acting(on element: UIElement?, _ act: () -> Void) throws -> ActionOutcome {
    let before = reading.elements.isEmpty ? try read() : reading
    act()
    // XCUI waits for the app to come to rest before it takes the snapshot.
    reading = try read()
    return before.outcome(after: reading, on: element)
  }

  /// The element that a finger can reach, scrolled to where it has to be.
  ///
  /// - Throws: `ActionError`, since XCUI itself would end the whole test.
  func reachable(_ target: ElementTarget, fields: Bool = false) throws -> (XCUIElement, UIElement?)
  {
    let (element, known) = try element(target, fields: fields)
    let name = known?.name ?? target.identifier ?? target.label ?? ""
    guard element.isEnabled else { throw ActionError.refused(reason: "'\(name)' is disabled") }
    for _ in 0..<Self.mostScrolls where !element.isHittable { app.swipeUp() }
    guard element.isHittable else {
      throw ActionError.refused(reason: "'\(name)' is covered, or out of reach")
    }
    return (element, known)
  }

  private func element(_ target: ElementTarget, fields: Bool) throws -> (XCUIElement, UIElement?) {
    if let found = reading.node(target.handle), let element = live(found) {
      return (element, found.element)
    }
    reading = try read()
    let name = target.identifier ?? target.label ?? ""
    switch reading.context.find(target, fields: fields) {
    case .one(let found):
      guard let node = reading.node(found.handle), let element = live(node) else {
        throw ActionError.notFound(name: name, nearest: [])
      }
      return (element, found)
    case .several(let found):
      throw ActionError.ambiguous(name: name, candidates: found.map(\.line))
    case .none(let nearest):
      throw ActionError.notFound(name: name, nearest: nearest)
    }
  }

  /// The element that a node of a snapshot was taken of.
  private func live(_ node: SnapshotReading.Node) -> XCUIElement? {
    let key = node.element.identifier ?? node.element.label ?? node.element.placeholder
    let all = app.descendants(matching: node.type)
    let query = key.map { all.matching(identifier: $0) } ?? all
    let found = query.allElementsBoundByIndex
    if found.count == 1 { return found[0] }
    // A name may be another element's label: what reads the same is counted.
    let alike = found.filter {
      $0.identifier == (node.element.identifier ?? "") && $0.label == (node.element.label ?? "")
    }
    return alike.indices.contains(node.place) ? alike[node.place] : nil
  }
}
