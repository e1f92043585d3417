#if FLASH
import FlashMaestro
import FlashProtocol
import FlashTesting

extension MemoryDriver {
  func tap(
    _ node: UINode, in tree: ScreenTree, at point: (x: Int, y: Int)?, _ options: TapOptions
  ) throws(MaestroFailure) {
    if let point { return try touch(point, from: nil, options) }
    var before = try settle(from: tree, timeout: options.settleTimeout) ?? tree
    if mayBeMoving { before = try still(node, from: before) }
    let center = (before.now(node) ?? node).frame?.center ?? (x: 0, y: 0)
    try touch((center.x, center.y), from: before, options)
    guard options.waitUntilVisible else { return }
    let after = try look()
    guard before == after, !after.nodes.contains(node) else { return }
    for _ in 0..<10 {
      if try look().nodes.contains(node) { break }
      try pause(milliseconds: 1_000)
    }
    try touch((center.x, center.y), from: try look(), TapOptions(isLong: options.isLong))
  }

  func tap(x: Int, y: Int, _ options: TapOptions) throws(MaestroFailure) {
    try touch((x, y), from: nil, options)
  }

  /// Touches, and once more where that is asked for and nothing changed.
  private func touch(
    _ point: (x: Int, y: Int), from start: ScreenTree?, _ options: TapOptions
  ) throws(MaestroFailure) {
    mayBeMoving = false
    let before: ScreenTree
    if let start { before = start } else { before = try look() }
    let picture = self.picture()
    for _ in 0..<(options.retryIfNoChange ? 2 : 1) {
      try touchOnce(point, options)
      guard let after = try settle(timeout: options.settleTimeout), after == before else { return }
      if differs(picture, self.picture()) { return }
    }
  }

  private func touchOnce(_ point: (x: Int, y: Int), _ options: TapOptions) throws(MaestroFailure) {
    if options.isLong {
      return device.record("longPress", [.int(point.x), .int(point.y)])
    }
    let times = options.repeating?.count ?? 1
    for _ in 0..<times {
      try ask { () throws(MemoryFault) in try device.tap(x: point.x, y: point.y) }
      if times > 1 { try pause(milliseconds: Double(options.repeating?.delay ?? 0)) }
    }
  }

  /// A picture is painted only where two must be compared.
  private func picture() -> MemoryElement {
    device.record("takeScreenshot", true)
    return device.root
  }

  private func differs(_ one: MemoryElement, _ other: MemoryElement) -> Bool {
    guard one != other else { return false }
    func painted(_ root: MemoryElement) -> MemoryPicture {
      MemoryPicture(root, width: device.width, height: device.height, scale: 1)
    }
    return painted(one).difference(from: painted(other)) > 0.005
  }

  private func moved(_ timeout: Int?) throws(MaestroFailure) {
    mayBeMoving = try settle(timeout: timeout) == nil
  }

  func swipe(_ direction: Swipe.Direction, duration: Int, settle: Int?) throws(MaestroFailure) {
    device.swipe(direction.rawValue.uppercased(), duration: duration)
    try moved(settle)
  }

  func swipe(
    from start: (x: Int, y: Int), to end: (x: Int, y: Int), duration: Int, settle: Int?
  ) throws(MaestroFailure) {
    device.swipe(from: start, to: end, duration: duration)
    try moved(settle)
  }

  func swipe(
    _ node: UINode, at point: (x: Int, y: Int), _ direction: Swipe.Direction, duration: Int,
    settle: Int?
  ) throws(MaestroFailure) {
    device.swipe(at: point, direction.rawValue.uppercased(), duration: duration)
    try moved(settle)
  }

  func swipeFromCenter(_ direction: Swipe.Direction, duration: Int, settle: Int?)
    throws(MaestroFailure) -> Bool
  {
    device.swipe(
      at: (device.width / 2, device.height / 2), direction.rawValue.uppercased(),
      duration: duration)
    try moved(settle)
    return true
  }

  func scroll() throws(MaestroFailure) {
    device.record("scroll", true)
    try settle()
  }

  func back() throws(MaestroFailure) {
    try ask { () throws(MemoryFault) in try device.back() }
    try settle()
  }

  func hideKeyboard() throws(MaestroFailure) -> Bool { device.hideKeyboard() }

  func input(_ text: String) throws(MaestroFailure) {
    device.input(text)
    try settle()
  }

  func erase(_ count: Int?) throws(MaestroFailure) {
    device.erase(count ?? 50)
    try settle()
  }

  func press(_ key: MaestroKey) throws(MaestroFailure) {
    device.press(key.rawValue)
    try settle()
  }

  func waitForAnimationToEnd(timeout: Double) throws(MaestroFailure) {
    let end = now + timeout
    repeat {
      let before = picture()
      if !differs(before, picture()) { return }
      try pause(milliseconds: 100)
    } while now < end
  }
}
#endif
