extension MaestroRunner {
  func tap(
    _ selector: MaestroSelector, _ options: TapOptions, _ point: String?, isOptional: Bool
  ) throws(MaestroFailure) {
    let found = try find(selector, isOptional: isOptional)
    let place = try point.map { (text) throws(MaestroFailure) in
      try self.place(text, within: found.node)
    }
    try device.tap(found.node, in: found.tree, at: place, options)
  }

  /// `10,20` in points of the screen, or `10%,20%` of it.
  func tap(_ point: String, _ options: TapOptions) throws(MaestroFailure) {
    let place = try self.point(point)
    guard place.isRelative else { return try device.tap(x: place.x, y: place.y, options) }
    guard (0...100).contains(place.x), (0...100).contains(place.y) else {
      throw .invalidCommand("Invalid point: \(point)")
    }
    let screen = device.screen
    try device.tap(
      x: screen.width * place.x / 100, y: screen.height * place.y / 100, options)
  }

  /// A point of an element, as a point of the screen.
  private func place(_ text: String, within node: UINode) throws(MaestroFailure) -> (
    x: Int, y: Int
  ) {
    guard let frame = node.frame else {
      throw .invalidCommand("Invalid element-relative point: \(text). The element has no place.")
    }
    let point = try self.point(text)
    if point.isRelative {
      guard (0...100).contains(point.x), (0...100).contains(point.y) else {
        throw .invalidCommand(
          "Invalid element-relative point: \(text). Percentages must be between 0 and 100.")
      }
      return (frame.x + frame.width * point.x / 100, frame.y + frame.height * point.y / 100)
    }
    guard (0..<max(1, frame.width)).contains(point.x), (0..<max(1, frame.height)).contains(point.y)
    else {
      throw .invalidCommand(
        "Invalid element-relative point: \(text). Coordinates must be within element bounds (0,0) "
          + "to (\(frame.width - 1),\(frame.height - 1)).")
    }
    return (frame.x + point.x, frame.y + point.y)
  }

  private func point(_ text: String) throws(MaestroFailure) -> (x: Int, y: Int, isRelative: Bool) {
    guard let numbers = CommandReader.numbers(text) else {
      throw .invalidCommand("Invalid point: \(text)")
    }
    return (numbers[0], numbers[1], text.holds("%"))
  }

  func swipe(_ swipe: Swipe, isOptional: Bool) throws(MaestroFailure) {
    switch swipe.way {
    case .direction(let direction):
      try device.swipe(direction, duration: swipe.duration, settle: swipe.settleTimeout)
    case .points(let start, let end):
      try device.swipe(
        from: (start[0], start[1]), to: (end[0], end[1]), duration: swipe.duration,
        settle: swipe.settleTimeout)
    case .relative(let start, let end):
      try device.swipe(
        from: try share(start), to: try share(end), duration: swipe.duration,
        settle: swipe.settleTimeout)
    case .element(let selector, let direction, let point):
      let found = try find(selector, isOptional: isOptional)
      let center = found.node.frame?.center ?? (x: 0, y: 0)
      let place = try point.map { (text) throws(MaestroFailure) in
        try self.place(text, within: found.node)
      }
      try device.swipe(
        found.node, at: place ?? (x: center.x, y: center.y), direction,
        duration: swipe.duration, settle: swipe.settleTimeout)
    }
  }

  private func share(_ text: String) throws(MaestroFailure) -> (x: Int, y: Int) {
    let point = try self.point(text)
    let screen = device.screen
    return (screen.width * point.x / 100, screen.height * point.y / 100)
  }

  /// Swipes until the element shows enough of itself, or the time is over.
  func scroll(_ scroll: Scroll, isOptional: Bool) throws(MaestroFailure) {
    let plan = try ScrollPlan(scroll)
    observeResolved(plan)
    let end = device.now + plan.timeout
    let direction = scroll.direction.opposite
    var centred = 0
    var isAtEnd = false
    repeat {
      try device.checkpoint()
      if let node = try probe(scroll.selector, isOptional: isOptional), let frame = node.frame {
        let share = frame.visibleShare(of: device.screen)
        // At the end of a list an element does not come nearer, however often one swipes.
        if scroll.centerElement, share > 0.1, centred <= 4 {
          if Self.isNearCenter(frame, direction, device.screen) { return }
          centred += 1
        } else if share >= Double(scroll.visibilityPercentage) / 100 {
          return
        }
      }
      let moved = try device.swipeFromCenter(
        direction, duration: plan.duration, settle: scroll.settleTimeout)
      // At the end of a list more may still be loading: it is looked at once more.
      if !moved {
        if isAtEnd { break }
        isAtEnd = true
      } else {
        isAtEnd = false
      }
    } while device.now < end
    throw .elementNotFound("No visible element found: \(scroll.selector.words)")
  }

  private func probe(_ selector: MaestroSelector, isOptional: Bool) throws(MaestroFailure)
    -> UINode?
  {
    do {
      return try find(selector, isOptional: isOptional, within: 500).node
    } catch {
      guard case .elementNotFound = error else { throw error }
      return nil
    }
  }

  private static func isNearCenter(
    _ frame: UIRect, _ direction: Swipe.Direction, _ screen: (width: Int, height: Int)
  ) -> Bool {
    let center = frame.center
    return switch direction {
    case .right: center.x > screen.width / 2 - screen.width / 5
    case .left: center.x < screen.width / 2 + screen.width / 5
    case .up: center.y < screen.height / 2 + screen.height / 5
    case .down: center.y > screen.height / 2 - screen.height / 5
    }
  }
}

/// The numbers of a scroll, which may have been expressions.
public struct ScrollPlan: Sendable, Equatable {
  /// In milliseconds.
  public var timeout: Double
  public var duration: Int

  /// What is below zero counts as not given.
  init(_ scroll: Scroll) throws(MaestroFailure) {
    func whole(_ text: String, _ name: String) throws(MaestroFailure) -> Int {
      let bare = text.trimmingSpace
      guard let number = Int(bare) ?? Double(bare).flatMap({ Int(exactly: $0) }) else {
        throw .invalidCommand("Invalid \(name) '\(text)': it must be a whole number")
      }
      return number
    }
    let time = try whole(scroll.timeout, "timeout")
    timeout = time < 0 ? 20_000 : Double(time)
    let speed = try whole(scroll.speed, "speed")
    let (product, overflow) = (100).subtractingReportingOverflow(speed)
    let length = overflow ? -1 : Int(Double(product) * 10) + 1
    duration = length < 0 ? 40 : length
  }
}

extension Swipe.Direction {
  var opposite: Swipe.Direction {
    switch self {
    case .up: .down
    case .down: .up
    case .left: .right
    case .right: .left
    }
  }
}
