import FlashProtocol

extension Oracle {
  /// Choosing what is chosen already changes nothing, and is right.
  static let deadTap = Oracle(
    "dead-tap", "a tap that changed nothing", needs: .act
  ) { screen, _ in
    guard let act = screen.snapshot.act, act.status == .done, !act.hasEffect,
      let path = act.path, let element = act.element, act.value == nil, act.travel == nil,
      element.state.isDisjoint(with: [.selected, .checked]), element.kind != .field,
      element.kind != .textview, !isLate(screen.snapshot)
    else { return [] }
    let subject = element.id ?? element.text?.quoted ?? "\(element.ref), a \(element.kind.rawValue)"
    return [
      Finding(
        oracle: "dead-tap", severity: .fault, element: element, subject: subject,
        evidence: "the tap got through (by \(path.rawValue)) and nothing on screen changed")
    ]
  }
}
