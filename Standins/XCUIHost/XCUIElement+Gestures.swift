/// What a test's finger and keyboard do.
extension XCUIElement {
  public func tap() {
    guard let node = node(to: "tap"), node.isEnabled else { return }
    if node.takesText { phone.focus = node }
    node.onTap?()
  }

  public func doubleTap() {
    guard let node = node(to: "double-tap"), node.isEnabled else { return }
    node.onDoubleTap?()
  }

  public func press(forDuration duration: TimeInterval) {
    guard let node = node(to: "press"), node.isEnabled else { return }
    node.onPress?(duration)
  }

  public func swipeUp() { swipe(.up) }
  public func swipeDown() { swipe(.down) }
  public func swipeLeft() { swipe(.left) }
  public func swipeRight() { swipe(.right) }

  private func swipe(_ direction: HostNode.Direction) {
    node(to: "swipe \(direction)")?.onSwipe?(direction)
  }

  /// Types where the keyboard types, which must be this element or one in it.
  public func typeText(_ text: String) {
    guard let node = node(to: "type into") else { return }
    guard let field = phone.focus,
      field === node || node.descendants.contains(where: { $0 === field })
    else {
      phone.fail(
        "Failed to type into \(path): Neither element nor any descendant has keyboard focus")
      return
    }
    for character in text {
      switch character {
      case "\n", "\r": field.onReturn?()
      case "\u{8}", "\u{7F}": field.value = field.value.map { String($0.dropLast()) }
      default: field.value = (field.value ?? "") + String(character)
      }
    }
  }

  /// - Parameter normalizedSliderPosition: from 0 to 1.
  public func adjust(toNormalizedSliderPosition normalizedSliderPosition: CGFloat) {
    node(to: "adjust")?.value = "\(Int((normalizedSliderPosition * 100).rounded()))%"
  }
}
