import FlashProtocol

/// How far the content of a scroll view can still be moved, told from where its content lies.
struct ScrollRoom {
  /// Along one axis, in points.
  struct Axis {
    /// Towards the end of the axis: the content's start is hidden before the port.
    var forth: Float = 0
    /// Towards the start of the axis: the content's end is hidden behind the port.
    var back: Float = 0

    /// Whether something can be moved to where it lies within the port and clear of an obstacle.
    func fits(
      start: Float, length: Float, port: (start: Float, end: Float),
      obstacle: (start: Float, end: Float)
    ) -> Bool {
      guard forth > 0 || back > 0 else { return false }
      // What is larger than the port can never be seen whole: nothing can be said of it.
      guard length <= port.end - port.start else { return true }
      let slack: Float = 1
      let low = max(start - back, port.start) - slack
      let high = min(start + forth, port.end - length) + slack
      return low <= min(high, obstacle.start - length + slack)
        || max(low, obstacle.end - slack) <= high
    }
  }

  private(set) var x = Axis()
  private(set) var y = Axis()

  init(_ screen: Screen, _ scroller: Int) {
    let element = screen.elements[scroller]
    let port = element.frame
    let inside = screen.descendants(of: scroller)
    let frames = inside.map { screen.elements[$0].frame }.filter { $0.isFinite && !$0.isEmpty }
    guard let content = frames.reduce(nil, { $0?.union($1) ?? $1 }) else { return }
    let isTold = screen.hasTraits
    if !isTold || element.traits.contains(.scrollsY) {
      y = Axis(forth: max(0, port.y - content.y), back: max(0, content.maxY - port.maxY))
    }
    if !isTold || element.traits.contains(.scrollsX) {
      x = Axis(forth: max(0, port.x - content.x), back: max(0, content.maxX - port.maxX))
    }
    // A list builds only the rows near what it shows: there may be any number of others.
    let rows = inside.compactMap { screen.elements[$0].row }
    if !isTold || element.traits.contains(.scrollsY), let first = rows.min() {
      if first > 0 { y.forth = .infinity }
      y.back = .infinity
    }
  }
}
