#if FLASH
import FlashProtocol

extension Behaviour {
  private static let some: [Piece] = [
    .label("count", "0"), .button("buy", "Buy", then: .count("count")), .toggle("wifi"),
    .field("email", placeholder: "Email"), .button("off", "Off", enabled: false),
  ]

  static let reading: [Behaviour] = [
    Behaviour("what is listed is found by every route at the same place", some) { drive in
      let listed = try drive.elements("/actionables")
      try drive.equal(listed.compactMap(\.id), ["buy", "wifi", "email", "off"])
      for element in listed {
        let reply = try drive.get("/element", ["ref": element.ref])
        try drive.equal(reply["visible"], true)
        try drive.equal(
          try FlashProtocol.Element(json: reply["element"] ?? .null).frame, element.frame)
      }
    },
    Behaviour("the tree is whole, and what holds others stands before them", some) { drive in
      let tree = try drive.elements("/hierarchy")
      for (index, element) in tree.enumerated() {
        try drive.expect((element.parent ?? -1) < index, "\(element.ref) stands before its holder")
      }
      for id in ["count", "buy", "wifi", "email", "off"] {
        try drive.equal(tree.filter { $0.id == id }.count, 1)
      }
      try drive.equal(tree.first?.kind, .window)
    },
    Behaviour("a reader that says what it has seen is told what is new", some) { drive in
      let hash = try drive.get("/actionables")["hash"]?.string ?? ""
      try drive.equal(try drive.get("/actionables", ["since": hash])["unchanged"], true)
      _ = try drive.act("/tap", ["id": "wifi"])
      let delta = try drive.get("/actionables", ["since": hash])
      try drive.equal(delta["unchanged"], nil)
      try drive.equal(delta["updated"]?.array?.compactMap { $0["id"]?.string } ?? [], ["wifi"])
    },
    Behaviour("what never comes is an error with what is there instead", some) { drive in
      do {
        _ = try drive.get("/element", ["id": "sell", "wait": "50"])
        throw Broken(description: "it was found")
      } catch let failure as Failure {
        try drive.equal(failure.code, .timeout)
        try drive.expect(failure.message.contains("buy"), failure.message)
      }
      try drive.equal(try drive.get("/element", ["id": "sell", "gone": "true"])["gone"], true)
    },
    Behaviour("a still screen is idle", some) { drive in
      try drive.equal(try drive.get("/idle", ["wait": "5000"])["idle"], true)
    },
    Behaviour(
      "an alert is closed without an answer",
      [
        .label("deleted", "0"),
        .button("ask", "Ask", then: .alert("Sure?", [("Yes", .count("deleted"))])),
      ]
    ) { drive in
      _ = try drive.act("/tap", ["id": "ask"])
      try drive.expect(!(try drive.listed().contains("ask")), "the page is listed")
      try drive.expect(try drive.act("/dismiss", [:]).changed, "unchanged")
      try drive.equal(try drive.listed(), ["ask"])
      try drive.equal(try drive.text("deleted"), "0")
    },
    Behaviour("a long press that nothing answers is an error", some) { drive in
      try drive.equal(try drive.failure("/longpress", ["id": "count"]).code, .unsupported)
    },
    Behaviour("a picture of an element is as large as it is", some) { drive in
      let frame = try drive.element("buy").frame
      let (width, height) = try drive.pictureSize(["id": "buy", "format": "png"])
      try drive.equal(width, Int(frame.width))
      try drive.equal(height, Int(frame.height))
    },
  ]
}
#endif
