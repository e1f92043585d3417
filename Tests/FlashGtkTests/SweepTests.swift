import FlashProtocol
import Testing

extension GtkTests {
  @Suite struct SweepTests {
    private func sweep(_ app: GalleryApp, _ list: String) throws -> JSON {
      try app.get("/rows", ["all": "1", "list": list]).json
    }

    private func texts(_ reply: JSON) -> [String?] {
      (reply["rows"]?.array ?? []).map { $0["text"]?.string }
    }

    @Test(arguments: [("long", 3000), ("short", 8)])
    func `The rows of a list that was there before Flash are told apart`(
      _ list: String, _ count: Int
    ) throws {
      let app = try GalleryApp("late", environment: ["GALLERY_LATE": "1"])
      let before = try app.hierarchy().filter { $0.text?.hasPrefix("Item ") == true }.map(\.frame)
      let reply = try sweep(app, list)
      #expect(texts(reply) == (0..<count).map { "Item \($0)" })
      #expect(reply["complete"]?.bool == true)
      let after = try app.hierarchy().filter { $0.text?.hasPrefix("Item ") == true }.map(\.frame)
      #expect(after == before)
      let row = try app.post("/row", ["row": .int(count - 2), "list": .string(list)])
      #expect(row.json["element"]?["text"]?.string == "Item \(count - 2)")
    }

    @Test func `Rows that cannot be told apart are counted, with the reason`() throws {
      let app = try GalleryApp("late.ui", environment: ["GALLERY_LATE": "1"])
      let reply = try sweep(app, "long")
      #expect(reply["count"]?.int == 3000)
      #expect(texts(reply).count == 3000)
      #expect(reply["complete"]?.bool == false)
      #expect(reply["stopped"]?.string == "unread")
      #expect(reply["reason"]?.string?.contains("before Flash began to listen") == true)
    }

    @Test func `A list from a .ui file is read whole where Flash came first`() throws {
      let reply = try sweep(try GalleryApp("late.ui"), "long")
      #expect(texts(reply) == (0..<3000).map { "Item \($0)" })
      #expect(reply["complete"]?.bool == true)
    }

    @Test func `What stands in a plain box that scrolls is rows, where there is no list`() throws {
      let app = try GalleryApp("plain")
      let reply = try app.get("/rows").json
      #expect(texts(reply).count == 40)
      #expect(texts(reply)[7] == "Title 7, By 7, Open")
      let shown = try app.post("/row", ["row": 31])
      #expect(shown.status == 200)
      #expect(try app.get("/element", ["id": "open.31"]).json["shown"]?.double == 1)
      #expect(try app.post("/row", ["row": "Title 3, By 3, Open", "tap": true]).status == 200)
      #expect(try app.text("opened") == "3")
      let all = try sweep(app, "scroller")
      #expect(texts(all).count == 40)
      #expect(all["complete"]?.bool == true)
    }

    /// Case C05.
    @Test func `A feed is read to its end, and stands where it stood`() throws {
      let app = try GalleryApp("feed")
      _ = try app.post("/row", ["row": "100", "list": "feed"])
      let before = try app.listed().filter { $0.kind == .row }
      let reply = try sweep(app, "feed")
      #expect(texts(reply) == (0..<440).map { "Item \($0)" })
      #expect(reply["complete"]?.bool == true)
      let after = try app.listed().filter { $0.kind == .row }
      #expect(after.map(\.row) == before.map(\.row))
      #expect(after.map(\.frame) == before.map(\.frame))
    }
  }
}
