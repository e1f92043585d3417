#if FLASH
import FlashProtocol

/// A phone that is all in memory, on a clock of its own: calls take no time, waiting does.
public final class MemoryDevice {
  public private(set) var root: MemoryElement
  /// In points.
  public let width: Int
  public let height: Int
  public let scale: Int
  public private(set) var now = 0.0
  public private(set) var events: [JSON] = []
  public private(set) var textInput = ""
  public private(set) var reads = 0
  /// Taps that reached an element, by its name.
  public private(set) var dispatched: [String: Int] = [:]
  public private(set) var lastTap: (x: Int, y: Int)?
  public var control: MemoryControl
  public let knowsWhenSettled: Bool
  public private(set) var darkMode: Bool
  public private(set) var airplaneMode: Bool
  private var rules: [MemoryRule]
  private let installed: Set<String>
  private let keyboardIsStuck: Bool
  private var keyboardIsHidden = false
  private let momentum: (dy: Int, steps: Int)?
  private var drift = 0

  /// - Parameter json: a case of the corpus: its screen, elements, device, changes and control.
  public init(json: JSON) {
    root = MemoryElement(children: (json["elements"]?.array ?? []).map { MemoryElement(json: $0) })
    if let attributes = json["root"] { root.apply(attributes) }
    let screen = json["screen"]
    width = screen?["gridWidth"]?.int ?? 540
    height = screen?["gridHeight"]?.int ?? 960
    scale = screen?["scale"]?.int ?? 2
    let device = json["device"]
    knowsWhenSettled = device?["settle"]?.string != "unknown"
    keyboardIsStuck = device?["keyboard"]?.string == "stuck"
    darkMode = device?["darkMode"]?.bool ?? false
    airplaneMode = device?["airplaneMode"]?.bool ?? false
    momentum = device?["momentum"].map { ($0["dy"]?.int ?? 0, $0["stepsPerSwipe"]?.int ?? 0) }
    rules = (json["changes"]?.array ?? []).compactMap { MemoryRule(json: $0) }
    installed = Set(json["installedApps"]?.array?.compactMap(\.string) ?? [])
    control = MemoryControl(json: json["control"])
  }

  public func set(darkMode on: Bool) { darkMode = on }
  public func set(airplaneMode on: Bool) { airplaneMode = on }

  public func record(_ name: String, _ value: JSON) { events.append(.object([.init(name, value)])) }

  // MARK: - Time

  public func pause(_ milliseconds: Double) throws(MemoryFault) {
    try control.advance(&now, to: now + max(0, milliseconds))
  }

  public func checkpoint() throws(MemoryFault) { try control.checkpoint(&now) }

  // MARK: - Looking

  public func read() throws(MemoryFault) -> MemoryElement {
    reads += 1
    step()
    try fire("read", tapped: nil)
    return root
  }

  /// Content that was swiped drifts on for a while.
  public func step() {
    guard drift > 0, let momentum else { return }
    drift -= 1
    root.move(x: 0, y: momentum.dy)
  }

  public func element(_ ref: String) -> MemoryElement? { root.find(ref) }

  // MARK: - Touching

  public func tap(x: Int, y: Int) throws(MemoryFault) {
    while drift > 0 { step() }
    lastTap = (x, y)
    if let touched = root.touched(x: x, y: y), let ref = touched.ref {
      dispatched[ref, default: 0] += 1
      try fire("tap", tapped: ref)
    }
    record("tap", [.int(x), .int(y)])
  }

  public func swipe(_ direction: String, duration: Int) {
    drift = momentum?.steps ?? 0
    record("swipeDirection", ["direction": .string(direction), "durationMs": .int(duration)])
  }

  public func swipe(from start: (Int, Int), to end: (Int, Int), duration: Int) {
    drift = momentum?.steps ?? 0
    record(
      "swipe",
      [
        "start": [.int(start.0), .int(start.1)], "end": [.int(end.0), .int(end.1)],
        "durationMs": .int(duration),
      ])
  }

  public func swipe(at point: (Int, Int), _ direction: String, duration: Int) {
    let ways = ["UP": (0, -300), "DOWN": (0, 300), "RIGHT": (-300, 0), "LEFT": (300, 0)]
    let way = ways[direction] ?? (0, 0)
    root.move(x: way.0, y: way.1)
    drift = momentum?.steps ?? 0
    record(
      "swipeFrom",
      [
        "point": [.int(point.0), .int(point.1)], "direction": .string(direction),
        "durationMs": .int(duration),
      ])
  }

  // MARK: - Keys and apps

  public func input(_ text: String) {
    textInput += text
    record("inputText", .string(text))
  }

  public func press(_ key: String) {
    if key == "Backspace" { _ = textInput.popLast() }
    record("pressKey", .string(key))
  }

  /// Fifty stands for all.
  public func erase(_ count: Int) {
    textInput = count == 50 ? "" : String(textInput.dropLast(count))
    record("eraseText", true)
  }

  public func back() throws(MemoryFault) {
    try fire("back", tapped: nil)
    record("back", true)
  }

  /// - Returns: whether the keyboard is still there.
  public func hideKeyboard() -> Bool {
    keyboardIsHidden = true
    record("hideKeyboard", true)
    return keyboardIsStuck
  }

  public func isInstalled(_ app: String) -> Bool { installed.contains(app) }

  public func launch(_ app: String, _ arguments: JSON) throws(MemoryFault) {
    try fire("launchApp", tapped: nil)
    guard installed.contains(app) else {
      throw .unableToLaunchApp("App \(app) is not installed")
    }
    record("launchApp", ["appId": .string(app), "arguments": arguments])
  }

  // MARK: - Rules

  private func fire(_ trigger: String, tapped: String?) throws(MemoryFault) {
    for index in rules.indices
    where rules[index].on == trigger && (trigger != "tap" || rules[index].element == tapped) {
      guard rules[index].fires() else { continue }
      let rule = rules[index]
      let target = rule.target ?? tapped ?? ""
      switch rule.action {
      case .set(let values): root.change(target) { $0.apply(values, number: rule.count) }
      case .append(let text): root.change(target) { $0.text = ($0.text ?? "") + text }
      case .toggle(let names):
        root.change(target) { element in for name in names { element.toggle(name) } }
      case .fail(let fault): throw fault
      case .block: try control.block(&now)
      }
    }
  }
}
#endif
