import FlashProtocol
import Testing

extension GtkTests {
  @Suite struct TreeTests {
    /// Case F01.
    @Test func `Frames that are no numbers break neither the JSON nor the others`() throws {
      let app = try GalleryApp("frames")
      let answer = try app.get("/hierarchy")
      #expect(answer.status == 200)
      #expect(answer.json["elements"] != nil)
      let listed = try app.listedIDs()
      for index in 0..<20 { #expect(listed.contains("fine.\(index)")) }
      for id in ["infinite", "nothing", "unknown"] {
        #expect(!listed.contains(id))
        #expect(try app.tap(id).code == "off-screen")
      }
      #expect(app.isRunning)
      #expect(try app.tap("fine.7").status == 200)
    }

    @Test func `What is turned or enlarged stands where it is drawn`() throws {
      let app = try GalleryApp("frames")
      let plain = try app.element("fine.0").frame
      let turned = try app.element("turned").frame
      #expect(turned.height > turned.width)
      let doubled = try app.element("doubled").frame
      #expect(abs(doubled.height - 2 * plain.height) < 1)
    }

    /// Case F03.
    @Test func `A button under 120 containers is found, listed and tapped`() throws {
      let app = try GalleryApp("deep")
      #expect(try app.hierarchy().contains { $0.id == "bottom" })
      #expect(try app.listedIDs().contains("bottom"))
      #expect(try app.tap("bottom").status == 200)
      #expect(try app.text("count") == "1")
    }

    /// Case F04.
    @Test func `What stands inside of an element is an element too`() throws {
      let app = try GalleryApp("nested")
      let all = Set(try app.hierarchy().compactMap(\.id))
      let wanted = ["card", "fav", "plain", "level.1", "level.2", "level.3", "level.4", "list"]
      #expect(all.isSuperset(of: wanted))
      #expect(try app.tap("fav").status == 200)
      #expect(try app.text("fav.count") == "1")
      #expect(try app.text("card.count") == "0")
      #expect(try app.tap("card").status == 200)
      #expect(try app.text("card.count") == "1")
    }

    /// Case F04.
    @Test func `A plain view with a gesture is listed, and a row reads its labels`() throws {
      let app = try GalleryApp("nested")
      #expect(try app.listedIDs().contains("plain"))
      let tapped = try app.tap("plain")
      #expect(tapped.path == "gesture")
      #expect(try app.text("plain.count") == "1")
      let row = try #require(try app.listed().first { $0.row == 1 })
      #expect(row.kind == .row)
      #expect(row.text == "Title 1, Subtitle 1")
      #expect(try app.tap("Title 1, Subtitle 1").status == 200)
      #expect(try app.text("opened") == "1")
    }

    @Test func `Identifiers come from the .ui file, the action and the stack's page`() throws {
      let app = try GalleryApp("names")
      let listed = try app.listed()
      #expect(listed.contains { $0.id == "built" && $0.text == "A" })
      #expect(listed.contains { $0.id == "win.font::large" })
      #expect(listed.contains { $0.kind == .tab && $0.id == "home" && $0.text == "Home" })
      #expect(listed.contains { $0.text == "Nameless" && $0.id == nil })
      let ids = try app.hierarchy().compactMap(\.id)
      #expect(ids.contains("built.row"))
      #expect(!ids.contains("title"))
      #expect(!ids.contains("AdwActionRow"))
    }

    @Test func `A control that was never laid out is not listed`() throws {
      let app = try GalleryApp("arrows")
      let listed = try app.listed().filter { $0.id?.hasPrefix("window.") != true }
      #expect(listed.map(\.kind) == [.tab, .tab, .tab])
      #expect(try app.listed().allSatisfy { !$0.frame.isEmpty })
      #expect(try app.post("/tab", ["name": "Tab 2"]).status == 200)
      #expect(try app.listed().first { $0.text == "Tab 2" }?.state.contains(.selected) == true)
    }

    @Test func `Every kind of control is told for what it is, with its state`() throws {
      let app = try GalleryApp("controls")
      let kinds: [(String, Kind)] = [
        ("button", .button), ("icon", .button), ("toggle", .toggle), ("check", .check),
        ("first", .radio), ("second", .radio), ("switch", .switch), ("link", .link),
        ("menu", .menu), ("dropdown", .dropdown), ("combo", .dropdown), ("expander", .expander),
        ("scale", .slider), ("spin", .stepper), ("progress", .progress), ("image", .image),
      ]
      for (id, kind) in kinds { #expect(try app.element(id).kind == kind, "\(id)") }
      #expect(try app.text("button") == "Plain")
      #expect(try app.text("icon") == "Add")
      #expect(try app.element("scale").value == "25")
      #expect(try app.element("dropdown").value == "One")
      #expect(try app.element("progress").value == "0.25")
      for (id, state) in [
        ("toggle", State.checked), ("check", .checked), ("switch", .checked),
        ("second", .checked), ("expander", .expanded),
      ] {
        #expect(try !app.element(id).state.contains(state))
        #expect(try app.tap(id).status == 200)
        #expect(try app.element(id).state.contains(state), "\(id)")
      }
    }

    @Test func `A slider is set to a number, within its range, and the app hears of it`() throws {
      let app = try GalleryApp("controls")
      let set = try app.post("/type", ["id": "scale", "value": "40"])
      #expect(set.status == 200)
      #expect(set.json["value"]?.string == "40")
      #expect(set.json["matched"]?.bool == true)
      #expect(try app.text("journal")?.contains("scale:value-changed") == true)
      let beyond = try app.post("/type", ["id": "scale", "value": "400"])
      #expect(beyond.json["value"]?.string == "100")
      #expect(beyond.json["matched"]?.bool == false)
      let word = try app.post("/type", ["id": "scale", "value": "half"])
      #expect(word.json["value"]?.string == "100")
      #expect(word.json["matched"]?.bool == false)
    }

    @Test func `Menus, drop-downs and tabs are worked as a person works them`() throws {
      let app = try GalleryApp("controls")
      _ = try app.tap("menu")
      #expect(try app.listed().map(\.text) == ["Hello", "Ticked", "More"])
      _ = try app.tap("Hello")
      #expect(try app.text("journal")?.contains("action:hello") == true)
      _ = try app.tap("dropdown")
      #expect(try app.tap("Three").status == 200)
      #expect(try app.element("dropdown").value == "Three")
      #expect(try app.text("journal")?.contains("dropdown:2") == true)
      #expect(try app.post("/tab", ["name": "Tab 1"]).status == 200)
      #expect(try app.listed().first { $0.text == "Tab 1" }?.state.contains(.selected) == true)
      _ = try app.tap("combo")
      #expect(try app.listed().map(\.text) == ["Red", "Green"])
      #expect(try app.tap("Green").status == 200)
      #expect(try app.element("combo").value == "Green")
      #expect(try app.text("journal")?.contains("combo:1") == true)
      #expect(try app.tap("scale").code == "not-activated")
    }
  }
}
