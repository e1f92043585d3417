import FlashProtocol

extension Oracle {
  /// Choosing what is chosen already changes nothing, and is right.
  static let deadTap = Oracle(
    "dead-tap", "a tap that changed nothing", needs: .act
  ) { screen, _ in
    guard let act = screen.snapshot.act, act.status == .done || act.status == .unchanged,
      !act.changed, act.changes.isEmpty, let path = act.path, let element = act.element,
      act.value == nil, act.travel == nil, element.state.isDisjoint(with: [.selected, .checked]),
      element.kind != .field, element.kind != .textview
    else { return [] }
    let subject = element.id ?? element.text?.quoted ?? "\(element.ref), a \(element.kind.rawValue)"
    return [
      Finding(
        oracle: "dead-tap", severity: .fault, element: element, subject: subject,
        evidence: "the tap got through (by \(path.rawValue)) and nothing on screen changed")
    ]
  }

  /// From 400 ms on a person waits for the machine (Doherty and Thadani, 1982).
  static let lateScreen = Oracle(
    "late-screen", "a screen that came late after the act that asked for it", needs: .act
  ) { screen, options in
    guard let act = screen.snapshot.act, act.status == .arrived || act.status == .presented,
      act.ms > options.navigationLimit
    else { return [] }
    let name = act.screen.map { $0.title ?? $0.id.map { id in "\(id)" } ?? $0.contentType }
    return [
      Finding(
        oracle: "late-screen", severity: .warning, element: act.element,
        subject: name ?? act.element?.id ?? "the screen",
        evidence: "it came \(Int(act.ms.rounded())) ms after it was asked for, "
          + "beyond \(Int(options.navigationLimit)) ms")
    ]
  }
}
