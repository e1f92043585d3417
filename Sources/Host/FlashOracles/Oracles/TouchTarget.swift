import FlashProtocol

extension Oracle {
  /// WCAG 2.2, success criterion 2.5.8 (Target Size, Minimum), with its exceptions: spacing, an
  /// equivalent control, and links, which stand in text. `--strict` is 2.5.5, which knows no
  /// exception for spacing.
  static let touchTarget = Oracle(
    "touch-target", "a touch target below 24x24 points without room around it (44x44 with --strict)"
  ) { screen, options in
    TouchTarget(screen, least: options.strict ? 44 : 24, isStrict: options.strict).findings
  }
}

private struct TouchTarget {
  let screen: Screen
  let least: Float
  let isStrict: Bool
  let targets: [Int]

  init(_ screen: Screen, least: Float, isStrict: Bool) {
    self.screen = screen
    self.least = least
    self.isStrict = isStrict
    targets = screen.elements.indices.filter { index in
      screen.isActionable(index) && screen.isSeen(index) && !screen.isUntouchable[index]
        && !screen.isDisabled(index) && screen.elements[index].frame.isFinite
        && !screen.elements[index].frame.isEmpty
    }
  }

  var findings: [Finding] {
    folded(
      targets.filter(isTooSmall).compactMap { target in
        guard ![.link, .textview].contains(screen.elements[target].kind), !hasEquivalent(target)
        else { return nil }
        guard isStrict || hasNeighbour(target) else { return nil }
        let element = screen.elements[target]
        let size =
          "\(Int(element.frame.width.rounded()))x\(Int(element.frame.height.rounded()))"
        let finding = screen.finding(
          "touch-target", .warning, target,
          "\(size) points, below \(Int(least))x\(Int(least))"
            + (isStrict ? "" : ", with another target within 12 points of its centre"))
        return ("\(element.kind) \(element.type ?? "") \(size)", finding)
      })
  }

  private func isTooSmall(_ target: Int) -> Bool {
    let frame = screen.elements[target].frame
    return frame.width < least - 0.5 || frame.height < least - 0.5
  }

  /// A row that is large enough and holds no other control does what the control in it does.
  private func hasEquivalent(_ target: Int) -> Bool {
    screen.ancestors(of: target).contains { ancestor in
      screen.isActionable(ancestor) && !isTooSmall(ancestor)
        && targets.count { $0 != ancestor && screen.isAncestor(ancestor, of: $0) } == 1
    }
  }

  /// Whether a circle of 24 points around its centre meets another target, or another's circle.
  ///
  /// What contains it does not count: around a control in a card the card is the room.
  private func hasNeighbour(_ target: Int) -> Bool {
    let frame = screen.elements[target].frame
    let (x, y, radius) = (frame.midX, frame.midY, least / 2)
    return targets.contains { other in
      guard other != target, !screen.isAncestor(other, of: target),
        !screen.isAncestor(target, of: other), screen.window(of: other) == screen.window(of: target)
      else { return false }
      let theirs = screen.elements[other].frame
      if isTooSmall(other) {
        let (dx, dy) = (theirs.midX - x, theirs.midY - y)
        if dx * dx + dy * dy < (radius * 2 - 0.5) * (radius * 2 - 0.5) { return true }
      }
      let dx = max(theirs.x - x, 0, x - theirs.maxX)
      let dy = max(theirs.y - y, 0, y - theirs.maxY)
      return dx * dx + dy * dy < (radius - 0.5) * (radius - 0.5)
    }
  }
}
