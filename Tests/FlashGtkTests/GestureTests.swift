import FlashProtocol
import Testing

extension GtkTests {
  @Suite struct GestureTests {
    private func press(_ key: String, _ id: String? = nil, _ app: GalleryApp) throws
      -> GalleryApp.Answer
    {
      try app.post("/press", .members(["key": .string(key), "id": id.map(JSON.string)]))
    }

    @Test func `A long press reaches the app's handler, on a label and on a button`() throws {
      let app = try GalleryApp("gestures")
      let answer = try app.post("/longpress", ["id": "long"])
      #expect(answer.path == "gesture")
      #expect(try app.text("journal") == "long")
      #expect(try app.post("/longpress", ["id": "story"]).status == 200)
      #expect(try app.text("journal") == "long story.long")
      #expect(try app.post("/longpress", ["id": "double"]).code == "unsupported")
    }

    @Test func `A double tap presses twice`() throws {
      let app = try GalleryApp("gestures")
      #expect(try app.post("/doubletap", ["id": "double"]).status == 200)
      #expect(try app.text("journal") == "press:1 press:2")
    }

    @Test func `A widget that removes itself while it is tapped does no harm`() throws {
      let app = try GalleryApp("gestures")
      #expect(try app.tap("doomed").status == 200)
      #expect(try app.text("journal") == "gone")
      #expect(try app.tap("doomed").code == "not-found")
      #expect(app.isRunning)
    }

    @Test func `Keys reach handlers, accelerators and fields`() throws {
      let app = try GalleryApp("gestures")
      #expect(try press("F5", "keys", app).status == 200)
      #expect(try app.text("journal") == "key:F5:0")
      #expect(try press("Ctrl+F", nil, app).status == 200)
      #expect(try app.text("journal") == "key:F5:0 find")
      #expect(try press("F7", "keys", app).code == "unsupported")
      for key in ["r", "i", "v", "Shift+e", "é"] { _ = try press(key, "field", app) }
      #expect(try app.element("field").value == "rivEé")
      _ = try press("Backspace", "field", app)
      #expect(try app.element("field").value == "rivE")
      _ = try press("Return", "field", app)
      #expect(try app.text("journal") == "key:F5:0 find enter")
      _ = try press("Tab", nil, app)
      #expect(try app.element("other").state.contains(.focused))
      _ = try press("x", nil, app)
      #expect(try app.element("other").value == "x")
      _ = try press("Return", "default", app)
      // GTK shows the button pressed for a quarter of a second first.
      let journal = "key:F5:0 find enter default"
      #expect(try app.text("journal", becomes: journal) == journal)
    }

    @Test(arguments: ["ask", "open.popover"])
    func `Escape closes a dialog and a popover`(_ open: String) throws {
      let app = try GalleryApp("modal")
      let before = try app.listedIDs()
      _ = try app.tap(open)
      #expect(try press("Escape", nil, app).status == 200)
      #expect(try app.listedIDs() == before)
    }

    @Test(arguments: ["carousel", "notebook", "stack", "views"])
    func `Pages are turned, to a place and by steps`(_ id: String) throws {
      let app = try GalleryApp("pages")
      let first = try app.post("/page", ["to": "next", "id": .string(id)])
      #expect(first.status == 200)
      #expect(first.json["travel"]?["count"]?.int == 4)
      #expect(first.json["travel"]?["to"]?.double == 1)
      let last = try app.post("/page", ["to": "last", "id": .string(id)])
      #expect(last.json["travel"]?["to"]?.double == 3)
      #expect(last.json["travel"]?["atEnd"]?.bool == true)
      #expect(try app.post("/page", ["to": "9", "id": .string(id)]).status == 404)
    }

    @Test func `Tabs of a switcher are tabs, and turn their stack`() throws {
      let app = try GalleryApp("pages")
      let tabs = try app.listed().filter { $0.kind == .tab }
      #expect(tabs.contains { $0.text == "Stack 2" && $0.id == "s2" })
      #expect(tabs.contains { $0.text == "View 2" && $0.id == "v2" })
      for name in ["Stack 2", "View 2", "Leaf tab 2"] {
        let answer = try app.post("/tab", ["name": .string(name)])
        #expect(answer.status == 200)
        #expect(answer.changed == true)
      }
      let selected = try app.listed().filter { $0.state.contains(.selected) }.compactMap(\.text)
      #expect(Set(selected).isSuperset(of: ["Stack 2", "View 2", "Leaf tab 2"]))
    }
  }
}
