import FlashProtocol

extension Oracle {
  /// One of several, and the one that is on: choosing it again changes nothing, and is right. What
  /// is on by itself goes off when it is tapped, so a tap on it has an effect as any other.
  private static func isChosen(_ element: Element, on screen: Screen) -> Bool {
    if element.state.contains(.selected) { return true }
    guard element.state.contains(.checked) else { return false }
    if [.radio, .tab, .menuitem].contains(element.kind) { return true }
    // No toolkit tells which toggles are a group: those side by side of which this one is on.
    guard element.kind == .toggle,
      let index = screen.elements.firstIndex(where: { $0.ref == element.ref }),
      screen.parents[index] >= 0
    else { return false }
    let others = screen.children[screen.parents[index]].map { screen.elements[$0] }
      .filter { $0.kind == .toggle && $0.ref != element.ref }
    return !others.isEmpty && !others.contains { $0.state.contains(.checked) }
  }

  static let deadTap = Oracle(
    "dead-tap", "a tap that changed nothing", needs: .act
  ) { screen, _ in
    guard let act = screen.snapshot.act, act.status == .done, !act.hasEffect,
      let path = act.path, let element = act.element, act.value == nil, act.travel == nil,
      !isChosen(element, on: screen), element.kind != .field, element.kind != .textview,
      !isLate(screen.snapshot)
    else { return [] }
    let subject = element.id ?? element.text?.quoted ?? "\(element.ref), a \(element.kind.rawValue)"
    return [
      Finding(
        oracle: "dead-tap", severity: .fault, element: element, subject: subject,
        evidence: "the tap got through (by \(path.rawValue)) and nothing on screen changed")
    ]
  }
}
