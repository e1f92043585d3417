#if FLASH
import FlashProtocol

extension Behaviour {
  private static let buy: [Piece] = [
    .label("count", "0"), .button("buy", "Buy", then: .count("count")),
  ]

  static let reach: [Behaviour] = [
    Behaviour(
      "a layer that takes no touches is no cover", buy + [.layer("glass", takesTouches: false)]
    ) { drive in
      try drive.equal(try drive.listed(), ["buy"])
      try drive.expect(try drive.act("/tap", ["id": "buy"]).changed, "unchanged")
    },
    Behaviour(
      "a layer that takes touches covers, and force goes through",
      buy + [.layer("wall", takesTouches: true)]
    ) { drive in
      try drive.expect(!(try drive.listed().contains("buy")), "listed")
      let failure = try drive.failure("/tap", ["id": "buy"])
      try drive.equal(failure.code, .covered)
      try drive.equal(failure["by"], "wall")
      try drive.equal(try drive.text("count"), "0")
      try drive.expect(try drive.act("/tap", ["id": "buy", "force": true]).changed, "unchanged")
    },
    Behaviour(
      "an alert masks what is behind it until one of its buttons closes it",
      [
        .label("deleted", "0"),
        .button(
          "page.delete", "Delete",
          then: .alert(
            "Delete it?", [("Cancel", nil), ("Delete", .count("deleted"))])),
      ]
    ) { drive in
      _ = try drive.act("/tap", ["id": "page.delete"])
      try drive.expect(!(try drive.listed().contains("page.delete")), "the page is listed")
      let refused = try drive.failure("/tap", ["id": "page.delete"])
      try drive.equal(refused.code, .covered)
      try drive.expect(try drive.act("/tap", ["text": "Delete"]).changed, "unchanged")
      try drive.equal(try drive.text("deleted"), "1")
      try drive.equal(try drive.listed(), ["page.delete"])
    },
    Behaviour(
      "what is scrolled out of view is not listed, and a tap brings it",
      [
        .label("chosen", ""),
        .scroller(
          "sizes",
          (1...10).map { .button("size.\($0)", "\($0)", then: .write("chosen", "\($0)")) }),
      ]
    ) { drive in
      try drive.expect(!(try drive.listed().contains("size.8")), "listed")
      let reply = try drive.act("/tap", ["id": "size.8"])
      try drive.expect(reply.revealed, "not revealed")
      try drive.equal(try drive.text("chosen"), "8")
      try drive.expect(try drive.listed().contains("size.8"), "not listed")
    },
    Behaviour(
      "a swipe stops at the end of the content",
      [.scroller("tall", (1...10).map { .button("b.\($0)", "\($0)") })]
    ) { drive in
      let down = try drive.act("/swipe", ["direction": "up", "distance": 5000])
      try drive.equal(down.travel?.atEnd, true)
      let up = try drive.act("/swipe", ["direction": "down", "distance": 50])
      try drive.equal(up.travel.map { $0.from - $0.to }, 50)
      try drive.equal(up.travel?.atEnd, false)
    },
  ]
}
#endif
