import FlashProtocol

extension Screen {
  /// Whether two elements lie in one layer, so that one over the other is a fault of layout.
  ///
  /// A sheet over a page, a toast over anything, a menu over its button are meant to lie over.
  func areInOneLayer(_ one: Int, _ other: Int) -> Bool {
    guard window(of: one) == window(of: other), let fork = fork(one, other) else { return false }
    for side in [fork.one, fork.other] {
      switch elements[side].kind {
      case .window, .dialog, .popover: return false
      default: break
      }
    }
    for index in [one, other] {
      let top = index == one ? fork.one : fork.other
      for ancestor in lineage(of: index) {
        if isTransient(ancestor) || elements[ancestor].kind == .popover { return false }
        if ancestor == top { break }
      }
    }
    // Two parts of the size of a page, one over the other: a panel over a page.
    let quarter = visible[window(of: one)].area / 4
    let first = content(of: fork.one)
    let second = content(of: fork.other)
    return
      !(first.area >= quarter && second.area >= quarter
      && first.intersection(second).area >= min(first.area, second.area) * 0.5)
  }

  /// What comes over a screen for a moment, known by what its type or its id is called.
  func isTransient(_ index: Int) -> Bool {
    let words = [elements[index].type, elements[index].id].compactMap { $0?.lowercased() }
    return words.contains { word in
      guard !word.contains("overlay") else { return false }
      return ["toast", "snackbar", "tooltip", "hud"].contains { word.contains($0) }
    }
  }

  /// The part of the window that an element and what is inside it fill.
  private func content(of index: Int) -> Frame {
    let seen = visible[index]
    guard seen.isEmpty else { return seen }
    return descendants(of: index).map { visible[$0] }.filter { !$0.isEmpty }
      .reduce(nil) { $0?.union($1) ?? $1 } ?? seen
  }

  /// Whether scrolling brings one clear of the other: then one passing under the other is no fault.
  func canScrollApart(_ one: Int, _ other: Int) -> Bool {
    scrollsClear(one, of: other) || scrollsClear(other, of: one)
  }

  private func scrollsClear(_ moving: Int, of standing: Int) -> Bool {
    let scrollers = ancestors(of: moving).filter {
      Clipping.isScrolling(elements[$0]) && !isAncestor($0, of: standing)
    }
    return scrollers.contains { scroller in
      let element = elements[scroller]
      let room = ScrollRoom(self, scroller)
      let frame = elements[moving].frame
      let obstacle = elements[standing].frame
      let vertical = room.y.fits(
        start: frame.y, length: frame.height, port: (element.frame.y, element.frame.maxY),
        obstacle: (obstacle.y, obstacle.maxY))
      let horizontal = room.x.fits(
        start: frame.x, length: frame.width, port: (element.frame.x, element.frame.maxX),
        obstacle: (obstacle.x, obstacle.maxX))
      return vertical || horizontal
    }
  }
}
