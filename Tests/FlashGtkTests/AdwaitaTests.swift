import FlashProtocol
import Testing

extension GtkTests {
  /// libadwaita, which Flash does not link: it is known by names alone.
  @Suite struct AdwaitaTests {
    @Test func `Rows are told with title, subtitle and state, and do what they are for`() throws {
      let app = try GalleryApp("adwaita")
      let notifications = try app.element("row.switch")
      #expect(notifications.kind == .row)
      #expect(notifications.text == "Notifications")
      #expect(notifications.value == "On")
      // The switch slides: it has its new state when it has come to rest.
      _ = try app.post("/tap", ["id": "row.switch", "settle": "idle"])
      #expect(try app.element("inside.switch").state.contains(.checked))
      _ = try app.tap("inside.switch")
      #expect(try !app.element("inside.switch").state.contains(.checked))
      _ = try app.tap("Licences")
      #expect(try app.text("journal") == "switch switch plain")
    }

    @Test func `A combo row shows its choice, and takes another`() throws {
      let app = try GalleryApp("adwaita")
      #expect(try app.element("row.combo").kind == .dropdown)
      #expect(try app.element("row.combo").value == "Small")
      _ = try app.tap("row.combo")
      #expect(try app.tap("Large").status == 200)
      #expect(try app.element("row.combo").value == "Large")
      #expect(try app.text("journal") == "combo:1")
    }

    @Test func `An expander row opens, and its rows are reached`() throws {
      let app = try GalleryApp("adwaita")
      #expect(try app.element("row.expander").kind == .expander)
      #expect(try app.post("/tap", ["id": "row.expander", "settle": "idle"]).status == 200)
      #expect(try app.element("row.expander").state.contains(.expanded))
      #expect(try app.tap("row.inside").status == 200)
      #expect(try app.text("journal") == "inside")
    }

    @Test func `Back goes back in a leaflet, and says so where there is nothing to go back to`()
      throws
    {
      let app = try GalleryApp("adwaita")
      _ = try app.post("/tap", ["id": "forward", "settle": "idle"])
      #expect(try app.get("/element", ["id": "second.page"]).json["visible"]?.bool == true)
      #expect(try app.post("/back", [:]).status == 200)
      #expect(
        try app.get("/element", ["id": "forward", "wait": "3000"]).json["visible"]?.bool == true)
      #expect(try app.get("/idle", ["wait": "3000"]).json["idle"]?.bool == true)
      #expect(try app.post("/back", [:]).code == "unsupported")
    }

    @Test func `The tabs of a tab bar are tabs`() throws {
      let app = try GalleryApp("adwaita")
      let answer = try app.post("/tab", ["name": "Alpha"])
      #expect(answer.status == 200)
      let alpha = try #require(try app.listed().first { $0.text == "Alpha" })
      #expect(alpha.kind == .tab)
      #expect(alpha.state.contains(.selected))
      let page = try app.post("/page", ["to": "last", "id": "tab.view"])
      #expect(page.json["travel"]?["to"]?.double == 1)
    }

    @Test func `A toast comes with its text`() throws {
      let app = try GalleryApp("adwaita")
      _ = try app.post("/tap", ["id": "toast.show", "settle": "idle"])
      #expect(
        try app.get("/element", ["text": "Saved for later", "wait": "3000"]).json["visible"]?.bool
          == true)
    }

    @Test func `Rows made from a template are known as well`() throws {
      let app = try GalleryApp("templates")
      let answer = try app.post("/row", ["row": "777", "list": "list", "tap": true])
      #expect(answer.status == 200)
      #expect(answer.json["element"]?["text"]?.string == "Item 777")
      #expect(try app.text("opened") == "777")
    }

    @Test func `A column's header sorts, one way and then the other`() throws {
      let app = try GalleryApp("templates")
      func order() throws -> [String] {
        try (app.get("/rows", ["list": "columns"]).json["rows"]?.array ?? [])
          .compactMap { $0["text"]?.string.map { String($0.prefix(6)) } }
      }
      #expect(try app.listed().contains { $0.kind == .button && $0.text == "Name" })
      #expect(try !app.listed().contains { $0.text == "Again" })
      _ = try app.tap("Name")
      #expect(try order() == (0..<5).map { "Item \($0)" })
      _ = try app.tap("Name")
      #expect(try order() == (0..<5).reversed().map { "Item \($0)" })
    }

    @Test func `A row of a tree is expanded by its arrow`() throws {
      let app = try GalleryApp("templates")
      let arrow = try #require(try app.listed().first { $0.kind == .expander })
      #expect(try app.tap(arrow.ref).status == 200)
      #expect(try app.listed().contains { $0.text == "Child of Item 0" })
      #expect(try app.listed().first { $0.kind == .expander }?.state.contains(.expanded) == true)
    }
  }
}
