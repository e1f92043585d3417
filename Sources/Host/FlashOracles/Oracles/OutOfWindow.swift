import FlashProtocol

extension Oracle {
  static let outOfWindow = Oracle(
    "out-of-window", "a control beyond the window's edge, to where nothing scrolls"
  ) { screen, _ in
    screen.elements.indices.compactMap { index -> Finding? in
      guard screen.isActionable(index), screen.isInFront[index] else { return nil }
      let frame = screen.elements[index].frame
      let window = screen.elements[screen.window(of: index)].frame
      guard frame.isFinite, !frame.isEmpty, window.isFinite, !window.isEmpty,
        index != screen.window(of: index)
      else { return nil }
      // What clips it hides it on purpose; what scrolls or turns pages brings it back.
      for ancestor in screen.ancestors(of: index) where screen.parents[ancestor] >= 0 {
        let element = screen.elements[ancestor]
        if element.kind == .popover || element.kind == .pager { return nil }
        if Clipping.isScrolling(element) || Clipping.isClipping(element, screen.hasTraits) {
          return nil
        }
      }
      let inside = frame.intersection(window)
      guard inside.area < frame.area * 0.75 else { return nil }
      let percent = Int((100 - inside.area / frame.area * 100).rounded())
      return screen.finding(
        "out-of-window", index,
        "\(percent)% of it is beyond the window of \(Int(window.width))x\(Int(window.height)), "
          + "and nothing scrolls to it")
    }
  }
}
