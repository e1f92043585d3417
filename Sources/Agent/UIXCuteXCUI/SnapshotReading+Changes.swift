import UIXCuteCore

extension SnapshotReading {
  /// What an act brought, by what was to be read before it and is now.
  func outcome(after now: SnapshotReading, on element: UIElement?) -> ActionOutcome {
    let before = Set(elements.map(\.line))
    let after = Set(now.elements.map(\.line))
    let names = Set(elements.compactMap(\.identifier))
    var outcome = ActionOutcome(
      changed: before != after || screen != now.screen, element: element, screen: now.screen)
    for element in now.elements where !before.contains(element.line) {
      let isNew = element.identifier.map { !names.contains($0) } ?? true
      outcome.changes.append((isNew ? "+ " : "~ ") + element.shortLine)
      if isNew, let identifier = element.identifier { outcome.appeared.append(identifier) }
    }
    let left = Set(now.elements.compactMap(\.identifier))
    for element in elements where !after.contains(element.line) {
      if let identifier = element.identifier, left.contains(identifier) { continue }
      outcome.changes.append("- " + element.shortLine)
    }
    if screen != now.screen, let name = now.screen {
      outcome.notes.append("the screen is \(name)")
    }
    return outcome
  }
}

extension UIElement {
  /// `button login.submit 'Log in'`, short enough for a list of changes.
  fileprivate var shortLine: String {
    let text = label.map { $0.count > 40 ? String($0.prefix(39)) + "…" : $0 }
    return ([identifier ?? kind] + (text.map { ["'\($0)'"] } ?? [])).joined(separator: " ")
  }
}
