import FlashProtocol

extension Oracle {
  static let textCut = Oracle(
    "text-cut", "a text that is cut off by what cannot be scrolled, or shortened to a stub"
  ) { screen, _ in
    screen.leafTexts.compactMap { TextCut(screen, $0).finding }
  }
}

private struct TextCut {
  let screen: Screen
  let index: Int

  init(_ screen: Screen, _ index: Int) {
    self.screen = screen
    self.index = index
  }

  var finding: Finding? {
    guard [.text, .link].contains(screen.elements[index].kind), screen.isSeen(index) else {
      return nil
    }
    return clipped ?? shortened
  }

  /// How far the frame may reach beyond an edge: shadows and rounding do.
  private static let slack: Float = 2

  private var clipped: Finding? {
    let frame = screen.elements[index].frame
    guard frame.isFinite else { return nil }
    for ancestor in screen.ancestors(of: index) {
      let element = screen.elements[ancestor]
      let isWindow = screen.parents[ancestor] < 0 || element.kind == .popover
      guard isWindow || Clipping.isClipping(element, screen.hasTraits) else { continue }
      let axes = scrolledAxes(ancestor)
      let lostX = max(0, element.frame.x - frame.x) + max(0, frame.maxX - element.frame.maxX)
      let lostY = max(0, element.frame.y - frame.y) + max(0, frame.maxY - element.frame.maxY)
      if !axes.x, lostX > Self.slack, hidesLetters(by: element.frame) {
        return cut(lostX, "wide", by: ancestor, isWindow)
      }
      // Lines have air above and below.
      if !axes.y, lostY > max(Self.slack, min(frame.height, 24) * 0.2) {
        return cut(lostY, "high", by: ancestor, isWindow)
      }
      // What can be scrolled along an axis answers for all that clips further out.
      if axes.x || axes.y { return nil }
    }
    return nil
  }

  /// A label may be wider than its letters: only letters count.
  private func hidesLetters(by port: Frame) -> Bool {
    let frame = screen.elements[index].frame
    let text = screen.text(index) ?? ""
    let isOneLine = frame.height < 2 * TextWidth.smallestSize * 1.6
    guard isOneLine else { return true }
    let least = TextWidth.least(text, size: frame.height / 1.6)
    return least > frame.intersection(port).width
      || frame.width < TextWidth.most(text, height: frame.height)
  }

  private func scrolledAxes(_ ancestor: Int) -> (x: Bool, y: Bool) {
    let element = screen.elements[ancestor]
    if element.kind == .pager { return (true, true) }
    guard Clipping.isScrolling(element) || isViewport(ancestor) else { return (false, false) }
    // A list that is at rest at its full size does not say along which axis it would scroll.
    return (true, true)
  }

  private func isViewport(_ ancestor: Int) -> Bool {
    let parent = screen.parents[ancestor]
    return parent >= 0 && Clipping.isScrolling(screen.elements[parent])
  }

  private func cut(_ lost: Float, _ way: String, by ancestor: Int, _ isWindow: Bool) -> Finding {
    let frame = screen.elements[index].frame
    let whole = way == "wide" ? frame.width : frame.height
    let edge = isWindow ? "the window's edge" : screen.name(ancestor)
    return screen.finding(
      "text-cut", index,
      "\(Int(lost.rounded())) of its \(Int(whole.rounded())) points are cut off by \(edge)")
  }

  /// An ellipsis is a way to live with little room; a stub of which less than half is left is not.
  private var shortened: Finding? {
    let element = screen.elements[index]
    guard !screen.hasTraits || element.traits.contains(.cut) else { return nil }
    let text = screen.text(index) ?? ""
    let frame = element.frame
    guard TextWidth.isTooNarrow(text, width: frame.width, height: frame.height) else { return nil }
    return screen.finding(
      "text-cut", .warning, index,
      "\(text.count) characters do not fit in \(Int(frame.width))x\(Int(frame.height)) points")
  }
}
