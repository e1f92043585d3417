import FlashClient
import FlashMaestro
import FlashProtocol

extension FlashDevice {
  /// The field that typing goes to: the focused one, else the one that was tapped last.
  private func field() throws(MaestroFailure) -> UINode {
    let nodes = try look().nodes
    if let focused = nodes.last(where: { $0.focused == true }) { return focused }
    if let tappedField, let tapped = nodes.last(where: { $0.handle == tappedField }) {
      return tapped
    }
    throw .assertion("No field has the focus: tap one before typing")
  }

  func input(_ text: String) throws(MaestroFailure) {
    let field = try field()
    let act = try act("type", target(field) + [("value", .string(text))])
    guard act.matched == false else { return }
    throw .assertion(
      "The field holds \(act.value.map { JSON.string($0).text } ?? "something else") after typing:"
        + " it limits or refuses the text")
  }

  func erase(_ count: Int?) throws(MaestroFailure) {
    let field = try field()
    let value = field.text ?? ""
    guard let count, count < value.count else {
      try act("clear", target(field))
      return
    }
    try act(
      "type",
      target(field) + [("value", .string(String(value.dropLast(count)))), ("replace", true)])
  }

  func press(_ key: MaestroKey) throws(MaestroFailure) {
    if key == .back { return try back() }
    guard let name = Self.keys[key] else {
      throw .unsupported("\(platform) has no \(key.rawValue) key that an app could be sent")
    }
    try act("press", [("key", .string(name))])
  }

  private static let keys: [MaestroKey: String] = [
    .enter: "Return", .backspace: "BackSpace", .escape: "Escape", .tab: "Tab",
    .remoteUp: "Up", .remoteDown: "Down", .remoteLeft: "Left", .remoteRight: "Right",
    .remoteCenter: "Return",
  ]
}
