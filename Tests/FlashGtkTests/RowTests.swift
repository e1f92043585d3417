import FlashProtocol
import Testing

extension GtkTests {
  @Suite struct RowTests {
    private func row(_ row: String, of list: String, _ app: GalleryApp, section: Int? = nil) throws
      -> GalleryApp.Answer
    {
      try app.post(
        "/row",
        .members([
          "row": .string(row), "list": .string(list), "section": section.map(JSON.int),
        ]))
    }

    /// Case C01.
    @Test(arguments: ["eight", "view"])
    func `A row past the end is a client's error with the count`(_ list: String) throws {
      let app = try GalleryApp("rows")
      for word in ["9", "-1", "8", "no such row"] {
        let answer = try row(word, of: list, app)
        #expect(answer.status == 404)
        #expect(answer.json["error"]?["count"]?.int == 8)
      }
      #expect((400..<500).contains(try row("0", of: list, app, section: 3).status))
      #expect(app.isRunning)
      #expect(try row("7", of: list, app).status == 200)
    }

    /// Case C01.
    @Test(arguments: ["none", "view.none"])
    func `An empty list has no row at all`(_ list: String) throws {
      let app = try GalleryApp("rows")
      for word in ["0", "9", "-1", "abc"] {
        let answer = try row(word, of: list, app)
        #expect(answer.status == 404)
        #expect(answer.json["error"]?["count"]?.int == 0)
      }
      #expect(app.isRunning)
    }

    @Test(arguments: ["list", "columns", "grid"])
    func `A row of ten thousand is brought into view and activated`(_ list: String) throws {
      let app = try GalleryApp("lists")
      let answer = try app.post("/row", ["row": "7345", "list": .string(list), "tap": true])
      #expect(answer.status == 200)
      #expect(answer.json["element"]?["row"]?.int == 7345)
      #expect(answer.json["element"]?["text"]?.string?.contains("Item 7345") == true)
      #expect(try app.text("opened") == "7345")
    }

    @Test(arguments: ["list", "columns", "grid"])
    func `A row is found by its text, built or not`(_ list: String) throws {
      let app = try GalleryApp("lists")
      let answer = try app.post("/row", ["row": "Item 9876", "list": .string(list), "tap": true])
      #expect(answer.status == 200)
      #expect(try app.text("opened") == "9876")
    }

    @Test(arguments: ["list", "columns", "grid"])
    func `A sweep reads every row and leaves the list where it was`(_ list: String) throws {
      let app = try GalleryApp("lists")
      _ = try app.post("/row", ["row": "5000", "list": .string(list)])
      let before = try app.listed().filter { $0.kind == .row }.map(\.row)
      let answer = try app.get("/rows", ["all": "1", "list": list])
      let rows = answer.json["rows"]?.array ?? []
      #expect(rows.count == 10_000)
      for position in [0, 1, 99, 100, 4999, 5000, 9998, 9999] where position < rows.count {
        let text = rows[position]["text"]?.string ?? rows[position].text
        #expect(text.contains("Item \(position)"))
      }
      #expect(try app.listed().filter { $0.kind == .row }.map(\.row) == before)
    }

    /// Case C03.
    @Test func `A sliver counts for what shows of it, and is brought whole into view`() throws {
      let app = try GalleryApp("sliver")
      let sliver = try app.get("/element", ["id": "last"])
      #expect(abs((sliver.json["shown"]?.double ?? 1) - 0.2) < 0.05)
      let answer = try app.tap("last")
      #expect(answer.json["revealed"]?.bool == true)
      #expect(try app.get("/element", ["id": "last"]).json["shown"]?.double == 1)
      #expect(try app.text("count") == "1")
      #expect(try app.text("tab") == "Home")
    }

    /// Case C03.
    @Test func `The last row ends above a bar that lies over the scroller`() throws {
      let app = try GalleryApp("inset")
      #expect(try app.tap("row.39").status == 200)
      #expect(try app.text("opened") == "39")
      let row = try app.element("row.39").frame
      let bar = try app.element("bar").frame
      #expect(row.maxY <= bar.y)
    }

    /// Case C05.
    @Test func `Reading builds no row and loads nothing`() throws {
      let app = try GalleryApp("feed")
      let scroller = try app.element("feed").frame
      for _ in 0..<20 {
        _ = try app.get("/rows", ["list": "feed"])
        _ = try app.get("/actionables")
        _ = try app.get("/hierarchy")
      }
      #expect(try app.text("loads") == "0")
      #expect(try app.element("feed").frame == scroller)
      let all = try app.get("/rows", ["all": "1", "list": "feed"])
      #expect((all.json["rows"]?.array ?? []).count == 440)
      #expect(try app.listed().first { $0.kind == .row }?.row == 0)
    }

    /// Case C07.
    @Test func `Two thousand built rows list only those on screen`() throws {
      let app = try GalleryApp("built")
      let rows = try app.listed().filter { $0.kind == .row }
      #expect(rows.count < 60)
      #expect(rows.first?.row == 0)
      let answer = try app.get("/rows", ["all": "1", "list": "list"])
      #expect(answer.json["rows"]?.array?.count == 2000)
      #expect(try app.tap("Row 3").status == 200)
      #expect(try app.text("opened") == "1")
      #expect(try app.post("/row", ["row": "1999", "list": "list", "tap": true]).status == 200)
      #expect(try app.text("opened") == "2")
    }

    @Test func `A row that shows another item afterwards is another element`() throws {
      let app = try GalleryApp("lists")
      let first = try #require(try app.listed().first { $0.kind == .row && $0.text == "Item 0" })
      #expect(try app.tap(first.ref).status == 200)
      _ = try app.post("/row", ["row": "5000", "list": "list"])
      let stale = try app.tap(first.ref)
      #expect(stale.code == "stale-ref")
      let refs = try app.listed().map(\.ref)
      #expect(!refs.contains(first.ref))
    }
  }
}
