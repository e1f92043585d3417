import FlashClient
import FlashMaestro
import FlashProtocol

extension FlashDevice {
  func tap(
    _ node: UINode, in tree: ScreenTree, at point: (x: Int, y: Int)?, _ options: TapOptions
  ) throws(MaestroFailure) {
    var target = node
    if let point {
      target = Self.touched(x: point.x, y: point.y, in: node) ?? node
      say(target, x: point.x, y: point.y)
    }
    try touch(target, options)
  }

  func tap(x: Int, y: Int, _ options: TapOptions) throws(MaestroFailure) {
    let tree = try look()
    guard let target = Self.touched(x: x, y: y, in: tree.root) else {
      throw .elementNotFound("Nothing can be tapped at \(x), \(y)")
    }
    say(target, x: x, y: y)
    try touch(target, options)
  }

  private func say(_ node: UINode, x: Int, y: Int) {
    let name = node.id ?? node.text ?? node.handle ?? "element"
    note("the point \(x), \(y) is on '\(name)', which was tapped as an element")
  }

  /// What would take a touch there: of those that can be tapped the innermost, and of equals the
  /// last, which lies on top.
  private static func touched(x: Int, y: Int, in root: UINode) -> UINode? {
    let hit = root.all.filter { $0.frame?.contains(x: x, y: y) == true }
    return hit.last { $0.clickable == true } ?? hit.last
  }

  private func touch(_ node: UINode, _ options: TapOptions) throws(MaestroFailure) {
    let name = options.isLong ? "longpress" : "tap"
    let count = options.isLong ? 1 : options.repeating?.count ?? 1
    if count == 2, try doubleTap(node) { return }
    for round in 0..<count {
      if round > 0 { try pause(milliseconds: Double(options.repeating?.delay ?? 0)) }
      let act = try act(name, target(node))
      if !act.changed, options.retryIfNoChange {
        note("nothing changed, so it was tapped again")
        try self.act(name, target(node))
      }
    }
    if reply?.changed == false { note("nothing changed on screen") }
  }

  /// - Returns: false where the element has no double tap of its own.
  private func doubleTap(_ node: UINode) throws(MaestroFailure) -> Bool {
    do {
      try act("doubletap", target(node))
      return true
    } catch {
      switch error {
      case .unsupported, .assertion: return false
      default: throw error
      }
    }
  }

  func target(_ node: UINode) -> [(name: String, value: JSON)] {
    node.handle.map { [("ref", .string($0))] } ?? []
  }

  // MARK: - Scrolling

  func swipe(_ direction: Swipe.Direction, duration: Int, settle: Int?) throws(MaestroFailure) {
    try swipe(direction, distance: nil, on: nil)
  }

  func swipe(
    from start: (x: Int, y: Int), to end: (x: Int, y: Int), duration: Int, settle: Int?
  ) throws(MaestroFailure) {
    let (across, down) = (end.x - start.x, end.y - start.y)
    let direction: Swipe.Direction =
      abs(across) > abs(down) ? (across > 0 ? .right : .left) : (down > 0 ? .down : .up)
    let tree = try look()
    let node = Self.touched(x: start.x, y: start.y, in: tree.root)
    try swipe(direction, distance: max(abs(across), abs(down)), on: node)
  }

  func swipe(
    _ node: UINode, at point: (x: Int, y: Int), _ direction: Swipe.Direction, duration: Int,
    settle: Int?
  ) throws(MaestroFailure) {
    try swipe(direction, distance: nil, on: node)
  }

  func swipeFromCenter(_ direction: Swipe.Direction, duration: Int, settle: Int?)
    throws(MaestroFailure) -> Bool
  {
    try swipe(direction, distance: nil, on: nil)
    return reply?.changed == true
  }

  private func swipe(_ direction: Swipe.Direction, distance: Int?, on node: UINode?)
    throws(MaestroFailure)
  {
    var arguments: [(name: String, value: JSON)] = [("direction", .string(direction.rawValue))]
    if let distance { arguments.append(("distance", .int(distance))) }
    if let node { arguments += target(node) }
    let act = try act("swipe", arguments)
    if !act.changed { note("nothing scrolled") }
  }

  func scroll() throws(MaestroFailure) { try swipe(.up, distance: nil, on: nil) }

  func back() throws(MaestroFailure) {
    if try act("back").status == .unchanged { note("nothing moved: there is no way back") }
  }

  func hideKeyboard() throws(MaestroFailure) -> Bool {
    if platform != "iOS" { note("there is no keyboard on this screen") }
    return false
  }

  func waitForAnimationToEnd(timeout: Double) throws(MaestroFailure) {
    let answer = try ask("idle", [("wait", .int(Int(timeout)))])
    let idle: IdleReply
    do {
      idle = try answer.decode(IdleReply.self)
    } catch {
      throw .device(error.description)
    }
    guard !idle.idle else { return }
    let busy = idle.busy.map { "\($0.what) of \($0.name)" }.joined(separator: ", ")
    note("not at rest within \(Int(timeout)) ms: \(busy)")
  }
}
