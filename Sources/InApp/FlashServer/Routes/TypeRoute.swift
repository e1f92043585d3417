#if FLASH
import FlashProtocol

extension Route {
  /// POST /type
  static let type = Route("type") { call in
    let text = call.arguments.text("value") ?? ""
    let replace = call.arguments.flag("replace")
    let remote = RemoteAct.type(
      text, replace: replace, submit: call.arguments.flag("submit"))
    return try Act.perform(call, remote: remote) { target in
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
    try Act.perform(call, remote: .type("", replace: true, submit: false)) { target in
      try enter("", replace: true, target, call)
    }
  }

  @UIActor
  private static func enter(_ text: String, replace: Bool, _ target: Target, _ call: Call)
    throws -> Act.Outcome
  {
    let typing = call.meter.app {
      call.platform.type(text, into: target.handle, replace: replace)
    }
    return try Act.Outcome(typing, text, replace: replace, target)
  }
}

extension Act.Outcome {
  /// What typing comes to, compared with what was asked for.
  ///
  /// - Throws: `Failure` where the target takes no text.
  init(_ typing: Typing, _ text: String, replace: Bool, _ target: Target) throws {
    let before = replace ? "" : target.node.value ?? ""
    switch typing {
    case .value(let value):
      self.init(
        value: value,
        matched: value.map {
          switch target.node.kind {
          // These are set, whatever they were before.
          case .slider: Double($0) == Double(text)
          case .dropdown: $0 == text
          default: Self.isInserted(text, before: before, after: $0)
          }
        })
    case .secure(let matched): self.init(matched: matched)
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
