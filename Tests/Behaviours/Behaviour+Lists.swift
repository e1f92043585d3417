#if FLASH
import FlashProtocol

extension Behaviour {
  private static let rows = (0..<60).map { "Row \($0)" }

  static let lists: [Behaviour] = [
    Behaviour("a list is read to its end, built or not", [.list("list", rows: rows)]) { drive in
      let short = try drive.get("/rows")
      try drive.equal(short["count"], 60)
      try drive.equal(short["rows"]?.array?.first?["text"], "Row 0")
      let all = try drive.get("/rows", ["all": "true"])
      try drive.equal(
        all["rows"]?.array?.compactMap { $0["text"]?.string } ?? [], rows)
    },
    Behaviour(
      "a row is found by its text, brought wholly into view and opened",
      [.label("chosen", ""), .list("list", rows: rows, then: .write("chosen"))]
    ) { drive in
      let reply = try drive.act("/row", ["row": "Row 47", "tap": true])
      try drive.equal(reply.element?.text, "Row 47")
      try drive.equal(try drive.text("chosen"), "Row 47")
      let list = try drive.element("list").frame
      guard let frame = reply.element?.frame else { throw Broken(description: "no frame") }
      try drive.expect(frame.y >= list.y && frame.maxY <= list.maxY, "\(frame) in \(list)")
    },
    Behaviour("a row that is not there is told with the count", [.list("list", rows: rows)]) {
      drive in
      for row in ["60", "-1", "Row 99"] {
        let failure = try drive.failure("/row", ["row": .string(row)])
        try drive.equal(failure.code, .notFound)
        try drive.equal(failure["count"], 60)
      }
      try drive.equal(try drive.get("/rows")["rows"]?.array?.first?["text"], "Row 0")
    },
  ]
}
#endif
