import FlashProtocol

extension Oracle {
  /// A second is what keeps a train of thought; a screen that comes after the driver had seen
  /// nothing move for a while is late whatever it took.
  static let lateScreen = Oracle(
    "late-screen", "a screen that came late after the act that asked for it", needs: .act
  ) { screen, options in
    guard let act = screen.snapshot.act else { return [] }
    let evidence: String
    let came: ScreenInfo?
    if act.status == .arrived || act.status == .presented {
      guard act.ms > options.navigationLimit else { return [] }
      came = act.screen
      evidence =
        "it came \(Int(act.ms.rounded())) ms after it was asked for, "
        + "beyond \(Int(options.navigationLimit)) ms"
    } else {
      guard isLate(screen.snapshot) else { return [] }
      came = screen.snapshot.screen
      evidence = "it came after \(Int(act.ms.rounded())) ms in which nothing moved"
    }
    let name = came.map { $0.title ?? $0.contentType } ?? act.element?.id ?? "the screen"
    return [
      Finding(
        oracle: "late-screen", severity: .warning, element: act.element, subject: name,
        evidence: evidence)
    ]
  }

  /// Whether the act was answered with nothing moved, and another screen shows by now.
  static func isLate(_ snapshot: ScreenSnapshot) -> Bool {
    guard let act = snapshot.act, act.status == .unchanged || act.status == .done, !act.hasEffect,
      let then = act.screen, let now = snapshot.screen
    else { return false }
    return then.contentType != now.contentType || then.id != now.id || then.mode != now.mode
  }
}

extension ActReply {
  /// Whether the act itself, and not what happened to load meanwhile, was seen to do something.
  var hasEffect: Bool {
    if status == .unchanged { return false }
    // A button that does nothing takes the focus all the same.
    let isFocusAlone =
      !changes.updated.isEmpty && changes.appeared.isEmpty && changes.removed.isEmpty
      && changes.more == 0 && changes.updated.allSatisfy(\.isFocusAlone)
    return !isFocusAlone && (changed || !changes.isEmpty)
  }
}

extension Changes.Line {
  /// Whether all that differs is that it has the focus, or has it no more.
  fileprivate var isFocusAlone: Bool {
    guard let before else { return false }
    func words(_ text: String) -> [Substring] {
      text.split(separator: " ").filter { $0 != "focused" }
    }
    return words(before) == words(text ?? "")
  }
}
