import FlashProtocol
import Testing

extension GtkTests {
  @Suite struct ModalTests {
    /// Case E01.
    @Test func `Text means the dialog in front, and the page behind cannot be tapped`() throws {
      let app = try GalleryApp("modal")
      #expect(try app.tap("ask").status == 200)
      let listed = try app.listed()
      #expect(listed.compactMap(\.text).sorted() == ["Cancel", "Delete"])
      let behind = try app.post("/tap", ["id": "delete"])
      #expect(behind.code == "covered")
      #expect(try app.post("/tap", ["text": "Delete"]).status == 200)
      #expect(try app.text("alert.count") == "1")
      #expect(try app.text("background.count") == "0")
    }

    /// Case E04.
    @Test func `While a dialog is up it alone is listed, and the page comes back after it`() throws
    {
      let app = try GalleryApp("modal")
      let before = try app.listedIDs()
      #expect(try app.tap("sheet").status == 200)
      #expect(try app.listedIDs() == ["sheet.close"])
      #expect(try app.text("sheet.text") == "In the sheet")
      #expect(try app.tap("sheet.close").status == 200)
      #expect(try app.listedIDs() == before)
    }

    /// Case E04.
    @Test func `While a popover is up it alone is listed, and its content can be tapped`() throws {
      let app = try GalleryApp("modal")
      let before = try app.listedIDs()
      #expect(try app.tap("open.popover").status == 200)
      #expect(try app.listedIDs() == ["popover.button"])
      #expect(try app.tap("popover.button").status == 200)
      #expect(try app.post("/dismiss", [:]).status == 200)
      #expect(try app.listedIDs() == before)
      #expect(try app.text("popover.count") == "1")
    }

    @Test func `A popover's elements are told where they are seen`() throws {
      let app = try GalleryApp("modal")
      let button = try app.element("open.popover").frame
      _ = try app.tap("open.popover")
      let inside = try app.element("popover.button").frame
      #expect(abs(inside.midX - button.midX) < 2)
      #expect(inside.y > button.maxY && inside.y < button.maxY + 60)
    }

    @Test(arguments: ["ask", "sheet", "open.popover"])
    func `Dismiss closes what is on top`(_ open: String) throws {
      let app = try GalleryApp("modal")
      let before = try app.listedIDs()
      _ = try app.tap(open)
      #expect(try app.listedIDs() != before)
      #expect(try app.post("/dismiss", [:]).status == 200)
      #expect(try app.listedIDs() == before)
      #expect(try app.post("/dismiss", [:]).code == "unsupported")
    }

    @Test func `Windows that are not modal are listed together`() throws {
      let app = try GalleryApp("modal")
      _ = try app.tap("second")
      let listed = try app.listedIDs()
      #expect(listed.contains("other"))
      #expect(listed.contains("delete"))
      #expect(try app.tap("delete").status == 200)
      #expect(try app.text("background.count") == "1")
    }

    /// Case E06.
    @Test(arguments: ["controls", "taps", "text", "nested", "modal", "pages", "lists", "gestures"])
    func `Whatever is listed is found by every route, at the same place`(_ page: String) throws {
      let app = try GalleryApp(page)
      for opener in page == "modal" ? ["", "ask", "sheet", "open.popover"] : [""] {
        if !opener.isEmpty { _ = try app.tap(opener) }
        for element in try app.listed() {
          let found = try app.get("/element", ["ref": element.ref])
          #expect(found.json["visible"]?.bool == true, "\(page) \(element.ref) \(element.id ?? "")")
          #expect(try Element(json: found.json["element"] ?? .null).frame == element.frame)
          #expect(try app.get("/screenshot", ["ref": element.ref]).status == 200)
        }
        if !opener.isEmpty { _ = try app.post("/dismiss", [:]) }
      }
    }
  }
}
