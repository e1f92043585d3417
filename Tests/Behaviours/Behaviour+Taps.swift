#if FLASH
import FlashProtocol

extension Behaviour {
  static let taps: [Behaviour] = [
    Behaviour(
      "a tap fires once and says what changed",
      [.label("count", "0"), .button("buy", "Buy", then: .count("count"))]
    ) { drive in
      let reply = try drive.act("/tap", ["id": "buy"])
      try drive.equal(reply.status, .done)
      try drive.expect(reply.path != nil, "no path")
      try drive.expect(reply.changed, "unchanged")
      try drive.equal(reply.element?.text, "Buy")
      try drive.equal(
        reply.changes.updated,
        [Changes.Line(kind: .text, id: "count", text: "1", before: "0")])
      try drive.equal(try drive.text("count"), "1")
    },
    Behaviour(
      "a tap by text, and one by ref, do the same",
      [.label("count", "0"), .button("buy", "Buy", then: .count("count"))]
    ) { drive in
      let ref = try drive.element("buy").ref
      try drive.expect(try drive.act("/tap", ["text": "Buy"]).changed, "unchanged")
      try drive.expect(try drive.act("/tap", ["ref": .string(ref)]).changed, "unchanged")
      try drive.equal(try drive.text("count"), "2")
      try drive.equal(try drive.element("buy").ref, ref)
    },
    Behaviour(
      "what is disabled is refused and listed as such",
      [.label("count", "0"), .button("off", "Off", enabled: false, then: .count("count"))]
    ) { drive in
      try drive.equal(try drive.failure("/tap", ["id": "off"]).code, .disabled)
      try drive.expect(try drive.element("off").state.contains(.disabled), "not disabled")
      try drive.equal(try drive.text("count"), "0")
    },
    Behaviour(
      "a toggle is flipped", [.label("count", "0"), .toggle("wifi", then: .count("count"))]
    ) { drive in
      try drive.expect(!(try drive.element("wifi").state.contains(.checked)), "checked before")
      _ = try drive.act("/tap", ["id": "wifi"])
      try drive.expect(try drive.element("wifi").state.contains(.checked), "not checked after")
      try drive.equal(try drive.text("count"), "1")
    },
    Behaviour("a missing name is told with the nearest", [.button("profile.login", "Log in")]) {
      drive in
      let failure = try drive.failure("/tap", ["id": "profile.logn"])
      try drive.equal(failure.code, .notFound)
      try drive.expect(failure.message.contains("profile.login"), failure.message)
    },
    Behaviour(
      "several of one name are ambiguous, and an index chooses from the top",
      [
        .label("chosen", ""), .button("cell", "A", then: .write("chosen", "first")),
        .button("cell", "B", then: .write("chosen", "second")),
        .button("cell", "C", then: .write("chosen", "third")),
      ]
    ) { drive in
      let several = try drive.failure("/tap", ["id": "cell"])
      try drive.equal(several.code, .ambiguous)
      try drive.equal(several["count"], 3)
      for (index, text) in [(1, "second"), (-1, "third"), (0, "first")] {
        _ = try drive.act("/tap", ["id": "cell", "index": .int(index)])
        try drive.equal(try drive.text("chosen"), text)
      }
      try drive.equal(try drive.failure("/tap", ["id": "cell", "index": 3])["count"], 3)
    },
  ]
}
#endif
