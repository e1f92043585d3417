#if FLASH
import FlashMaestro
import FlashProtocol
import FlashTesting

/// Plays flows on a device in memory as Maestro plays them on a phone: by point, with waits for the
/// screen to settle.
final class MemoryDriver: MaestroDevice {
  let device: MemoryDevice
  let platform: String
  let pollInterval = 100.0
  /// Whether something that was swiped may still be moving, and the device cannot tell.
  var mayBeMoving = false

  init(_ device: MemoryDevice, platform: String) {
    self.device = device
    self.platform = platform
  }

  var screen: (width: Int, height: Int) { (device.width, device.height) }
  var now: Double { device.now }

  func ask<Value>(_ body: () throws(MemoryFault) -> Value) throws(MaestroFailure) -> Value {
    do {
      return try body()
    } catch {
      switch error {
      case .unableToLaunchApp(let message): throw .unableToLaunchApp(message)
      case .unexpected(let message): throw .device(message)
      case .deviceLost(let message): throw .deviceLost(message)
      case .cancelled: throw .cancelled
      }
    }
  }

  func pause(milliseconds: Double) throws(MaestroFailure) {
    try ask { () throws(MemoryFault) in try device.pause(milliseconds) }
  }

  func checkpoint() throws(MaestroFailure) {
    try ask { () throws(MemoryFault) in try device.checkpoint() }
  }

  func look() throws(MaestroFailure) -> ScreenTree {
    let root = try ask { () throws(MemoryFault) in try device.read() }
    return ScreenTree(root: Self.node(root), screen: screen)
  }

  func elements(css: String) throws(MaestroFailure) -> [UINode] {
    var found: [UINode] = []
    func walk(_ element: MemoryElement) {
      if element.css == css { found.append(Self.node(element)) }
      for child in element.children { walk(child) }
    }
    walk(device.root)
    return found
  }

  static func node(_ element: MemoryElement) -> UINode {
    UINode(
      id: element.id, text: element.text, hint: element.hintText,
      accessibilityText: element.accessibilityText,
      frame: element.bounds.map {
        UIRect(x: $0.left, y: $0.top, width: $0.right - $0.left, height: $0.bottom - $0.top)
      }, clickable: element.clickable, enabled: element.enabled, checked: element.checked,
      selected: element.selected, focused: element.focused,
      children: element.children.map(node))
  }

  // MARK: - Settling

  /// - Returns: what is on screen once it stands still; nil where the device cannot tell.
  @discardableResult
  func settle(from start: ScreenTree? = nil, timeout: Int? = nil) throws(MaestroFailure)
    -> ScreenTree?
  {
    guard device.knowsWhenSettled else {
      device.step()
      return nil
    }
    var latest: ScreenTree
    if let start { latest = start } else { latest = try look() }
    let end = now + Double(timeout ?? 0)
    var looks = 0
    while true {
      let next = try look()
      if next == latest { return next }
      latest = next
      looks += 1
      if timeout != nil {
        if now >= end { return latest }
        try pause(milliseconds: 10)
      } else {
        try pause(milliseconds: 200)
        if looks == 10 { return latest }
      }
    }
  }

  /// Looks until the element stays where it is, since a touch would miss what still moves.
  func still(_ node: UINode, from start: ScreenTree) throws(MaestroFailure) -> ScreenTree {
    var latest = start
    for _ in 0..<30 {
      let next = try look()
      if let (was, now) = both(latest.now(node), next.now(node)), was.frame == now.frame {
        return next
      }
      latest = next
      try pause(milliseconds: 100)
    }
    return latest
  }

  private func both(_ one: UINode?, _ other: UINode?) -> (UINode, UINode)? {
    guard let one, let other else { return nil }
    return (one, other)
  }
}
#endif
