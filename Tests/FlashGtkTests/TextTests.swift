import FlashProtocol
import Testing

extension GtkTests {
  @Suite struct TextTests {
    private func type(
      _ value: String, _ id: String, _ app: GalleryApp, replace: Bool = false
    ) throws -> GalleryApp.Answer {
      try app.post(
        "/type", ["value": .string(value), "id": .string(id), "replace": .bool(replace)])
    }

    /// Case B01. No keyboard is involved, so no layout can map a character to another.
    @Test(arguments: ["40404049389283", "a_b+c@example.org", "\"q\" <&>", "héllo 日本 🐎"])
    func `Text arrives as it was given, every time`(_ text: String) throws {
      let app = try GalleryApp("text")
      for _ in 0..<50 {
        let answer = try type(text, "entry", app, replace: true)
        #expect(answer.json["value"]?.string == text)
        #expect(answer.json["matched"]?.bool == true)
      }
      #expect(try app.text("mirror") == text)
    }

    /// Case B01.
    @Test func `A field that limits or refuses text answers a mismatch with its real value`() throws
    {
      let app = try GalleryApp("text")
      let limited = try type("1234567", "limited", app)
      #expect(limited.json["value"]?.string == "12345")
      #expect(limited.json["matched"]?.bool == false)
      let refused = try type("abc", "digits", app)
      #expect(refused.json["value"]?.string == "")
      #expect(refused.json["matched"]?.bool == false)
      let fixed = try type("x", "fixed", app)
      #expect(fixed.code == "read-only")
      #expect(try app.element("fixed").value == "fixed")
      #expect(try app.element("fixed").state.contains(.readonly))
    }

    @Test func `A placeholder is never the value`() throws {
      let app = try GalleryApp("text")
      let entry = try app.element("entry")
      #expect(entry.value == "")
      #expect(entry.placeholder == "Placeholder")
      #expect(entry.text == nil)
    }

    /// Case B03.
    @Test func `Typing fires the change handlers once, and the form becomes valid`() throws {
      let app = try GalleryApp("text")
      #expect(try app.element("submit").state.contains(.disabled))
      _ = try type("river", "entry", app)
      #expect(try app.text("mirror") == "river")
      #expect(try app.text("changes") == "1")
      #expect(try !app.element("submit").state.contains(.disabled))
      _ = try type("s", "entry", app)
      #expect(try app.text("mirror") == "rivers")
      #expect(try app.text("changes") == "2")
      _ = try app.post("/clear", ["id": "entry"])
      #expect(try app.text("mirror") ?? "" == "")
      #expect(try app.element("submit").state.contains(.disabled))
    }

    /// Case B03.
    @Test func `A text view keeps line breaks and the focus`() throws {
      let app = try GalleryApp("text")
      let answer = try type("one\ntwo", "notes", app)
      #expect(answer.json["value"]?.string == "one\ntwo")
      #expect(try app.text("notes.mirror") == "one\ntwo")
      #expect(try app.text("notes.changes") == "1")
      #expect(try app.element("notes").state.contains(.focused))
    }

    /// Case B06.
    @Test(arguments: ["entry", "search", "row", "editable", "notes"])
    func `Text reaches a field by the id of its outer widget, focused or not`(_ id: String) throws {
      let app = try GalleryApp("text")
      let answer = try type("river", id, app, replace: true)
      #expect(answer.status == 200)
      #expect(answer.json["value"]?.string == "river")
      #expect(try app.element(id).value == "river")
    }

    @Test func `A search entry tells the app once it has stopped changing`() throws {
      let app = try GalleryApp("text")
      _ = try type("river", "search", app)
      #expect(try app.text("searched", becomes: "river") == "river")
    }

    @Test func `A number typed into a spin button is taken over`() throws {
      let app = try GalleryApp("text")
      #expect(try type("42", "spin", app, replace: true).json["value"]?.string == "42")
      #expect(try app.text("spun") == "42")
    }

    /// Case B06.
    @Test(arguments: ["secret", "row.secret"])
    func `Secure text is typed, compared and never told`(_ id: String) throws {
      let app = try GalleryApp("text")
      let answer = try type("hunter2", id, app)
      #expect(answer.json["matched"]?.bool == true)
      #expect(answer.json["value"] == nil)
      #expect(!answer.json.text.contains("hunter2"))
      let more = try type("x", id, app)
      #expect(more.json["matched"]?.bool == true)
      #expect(try app.element(id).state.contains(.secure))
      #expect(try app.element(id).value == nil)
      let everything = try app.get("/hierarchy").json.text + app.get("/actionables").json.text
      #expect(!everything.contains("hunter2"))
    }

    @Test func `Return after typing activates the field`() throws {
      let app = try GalleryApp("text")
      _ = try app.post("/type", ["value": "river", "id": "entry", "submit": true])
      #expect(try app.text("activated") == "1")
    }

    @Test func `What holds no text is no field`() throws {
      let app = try GalleryApp("text")
      #expect(try type("x", "submit", app).status >= 400)
      #expect(try type("x", "mirror", app).code == "not-a-field")
    }
  }
}
