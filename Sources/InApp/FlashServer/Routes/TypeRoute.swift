#if FLASH
import FlashProtocol

extension Route {
  /// POST /type
  static let type = Route("type") { call in
    let text = call.arguments.text("value") ?? ""
    let replace = call.arguments.flag("replace")
    return try Act.perform(call) { target in
      let outcome = try enter(text, replace: replace, target, call)
      if call.arguments.flag("submit") {
        let attempt = call.meter.app {
          call.platform.press(Key(name: "Return"), on: target.handle)
        }
        _ = try Act.require(attempt, "Return on '\(target.word)'")
      }
      return outcome
    }
  }

  /// POST /clear
  static let clear = Route("clear") { call in
    try Act.perform(call) { target in
      try enter("", replace: true, target, call)
    }
  }

  @UIActor
  private static func enter(_ text: String, replace: Bool, _ target: Target, _ call: Call)
    throws -> Act.Outcome
  {
    // A slider is set, whatever it was before.
    let isSlider = target.node.kind == .slider
    let before = replace ? "" : target.node.value ?? ""
    switch call.meter.app({ call.platform.type(text, into: target.handle, replace: replace) }) {
    case .value(let value):
      return Act.Outcome(
        value: value,
        matched: value.map {
          isSlider ? Double($0) == Double(text) : isInserted(text, before: before, after: $0)
        })
    case .secure(let matched): return Act.Outcome(matched: matched)
    case .notAField: throw Failure.notAField(target.word, kind: target.node.kind)
    case .readOnly: throw Failure.readOnly(target.word)
    }
  }

  /// Whether the field holds what it held, with the text in one place of it.
  static func isInserted(_ text: String, before: String, after: String) -> Bool {
    if after == before + text { return true }
    guard after.utf8.count == before.utf8.count + text.utf8.count else { return false }
    let old = Array(before.utf8)
    let new = Array(after.utf8)
    let inserted = Array(text.utf8)
    return (0...old.count).contains { place in
      new.prefix(place).elementsEqual(old.prefix(place))
        && new.dropFirst(place).prefix(inserted.count).elementsEqual(inserted)
        && new.dropFirst(place + inserted.count).elementsEqual(old.dropFirst(place))
    }
  }
}
#endif
