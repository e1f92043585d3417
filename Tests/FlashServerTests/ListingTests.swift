#if FLASH
import FlashHTTP
import FlashProtocol
import FlashServer
import FlashTesting
import Testing

@Suite struct ListingTests {
  private func text(_ bench: Bench, _ query: KeyValuePairs<String, String>) throws -> [String] {
    let body = try bench.driver.get("/actionables", query).body
    return String(decoding: body, as: UTF8.self).split(separator: "\n").map(String.init)
  }

  private func shop() throws -> Bench {
    try Bench(.direct) { app in
      app.windows = [
        window(
          FakeView(
            .button, id: "buy", text: "Buy \"now\"\nplease", frame: Frame(0, 0, 100, 40)),
          FakeView(
            .switch, id: "wifi", text: "Wi-Fi", state: [.checked], frame: Frame(0, 50, 100, 40)))
      ]
    }
  }

  @Test func theTextFormIsOneLineAnElementUnderItsHash() throws {
    let bench = try shop()
    let lines = try text(bench, ["format": "text"])
    #expect(lines[0].hasPrefix("# "))
    #expect(lines[1] == "e1 button buy \"Buy \\\"now\\\"\\nplease\"")
    #expect(lines[2] == "e2 switch wifi \"Wi-Fi\" checked")
    #expect(lines.count == 3)
    let framed = try text(bench, ["format": "text", "frames": "true"])
    #expect(framed[2] == "e2 switch wifi \"Wi-Fi\" checked 0,50 100x40")
  }

  @Test func aKnownHashIsAnsweredInOneLineAndThenOnlyWithWhatChanged() throws {
    let bench = try shop()
    let hash = String(try text(bench, ["format": "text"])[0].dropFirst(2))
    #expect(try text(bench, ["format": "text", "since": hash]) == ["unchanged \(hash)"])
    bench.app.ui { app in
      app.windows[0].children[1].state = []
      app.windows[0].remove(app.windows[0].children[0])
      app.windows[0].add(FakeView(.link, id: "help", frame: Frame(0, 100, 100, 40)))
    }
    let delta = try text(bench, ["format": "text", "since": hash])
    #expect(delta[0].hasSuffix(" since \(hash)"))
    #expect(Array(delta[1...]) == ["+ e3 link help", "~ e2 switch wifi \"Wi-Fi\"", "- e1"])
    let json = try bench.get("/actionables", ["since": hash])
    #expect(json["removed"] == ["e1"])
    #expect(json["added"]?.array?.count == 1)
  }

  @Test func aRefStaysWithItsElementAndADeadOneIsStale() throws {
    let bench = try shop()
    _ = try bench.listed()
    bench.app.ui { app in
      let buy = app.windows[0].children[0]
      app.windows[0].remove(buy)
      app.windows[0].add(FakeView(.button, id: "buy", text: "New", frame: Frame(0, 0, 100, 40)))
    }
    #expect(try bench.failure("/tap", ["ref": "e1"]).code == .staleRef)
    #expect(try bench.failure("/tap", ["target": "e1"]).code == .staleRef)
    #expect(try bench.listed().map(\.ref) == ["e2", "e3"])
  }

  @Test func aRecycledRowsRefIsStale() throws {
    let bench = try Bench(.direct) { app in
      let list = FakeView(
        .list, id: "list", traits: [.clips, .scrollsY, .list], frame: Frame(0, 0, 400, 88))
      list.rows = FakeRows((0..<100).map { "Row \($0)" })
      app.windows = [window(list)]
    }
    let first = try #require(try bench.listed().first { $0.text == "Row 0" })
    _ = try bench.act("/row", ["row": 50])
    #expect(try bench.failure("/tap", ["ref": .string(first.ref)]).code == .staleRef)
  }

  // Case E06.
  @Test func whateverIsListedIsFoundByEveryRouteInTheSamePlace() throws {
    let bench = try Bench(.direct) { app in
      let fav = FakeView(.button, id: "fav", text: "Fav", frame: Frame(300, 10, 40, 40))
      let card = FakeView(
        .card, id: "card", traits: [.actionable], frame: Frame(0, 0, 400, 100),
        [FakeView(.text, text: "Title", frame: Frame(10, 10, 100, 20)), fav])
      let menu = FakeView(.menu, id: "menu", text: "More", frame: Frame(0, 200, 50, 40))
      let field = FakeView(.field, id: "name", value: "Ada", frame: Frame(0, 300, 200, 40))
      app.windows = [window(card, menu, field)]
    }
    let listed = try bench.listed()
    #expect(listed.map(\.id) == ["card", "fav", "menu", "name"])
    for element in listed {
      for query in [element.ref, element.id ?? ""] {
        let found = try Element(
          json: try bench.get("/element", ["target": query])["element"] ?? .null)
        #expect(found == element)
        #expect(try bench.driver.get("/screenshot", ["target": query]).status == 200)
      }
    }
  }

  // Case F04.
  @Test func aRowReadsAsItsLabelsAndAButtonInACardKeepsItsOwnAction() throws {
    let bench = try Bench(.direct) { app in
      let said = FakeView(.text, id: "said", text: "", frame: Frame(0, 700, 100, 20))
      let row = FakeView(
        .row, frame: Frame(0, 0, 400, 60),
        [
          FakeView(.text, text: "Ada Lovelace", frame: Frame(0, 0, 100, 20)),
          FakeView(.text, text: "Engineer", frame: Frame(0, 20, 100, 20)),
          FakeView(
            .button, id: "fav", text: "Favourite", frame: Frame(300, 0, 40, 40),
            onTap: { said.text = "fav" }),
        ])
      row.onTap = { said.text = "row" }
      app.windows = [window(row, said)]
    }
    #expect(try bench.listed().first?.text == "Ada Lovelace, Engineer")
    let row = try bench.act("/tap", ["text": "Ada Lovelace, Engineer"])
    #expect(row.changes.updated.first?.text == "row")
    let fav = try bench.act("/tap", ["id": "fav"])
    #expect(fav.changes.updated.first?.text == "fav")
  }

  // Case F01.
  @Test(arguments: Way.allCases)
  func aFrameThatIsNoNumberIsNullAndTheRestIsWhole(_ way: Way) throws {
    let bench = try Bench(way) { app in
      let root = window()
      for index in 0..<20 {
        root.add(
          FakeView(.button, id: "b\(index)", frame: Frame(0, Float(index) * 30, 100, 25)))
      }
      root.add(FakeView(.button, id: "infinite", frame: Frame(.infinity, 0, 10, 10)))
      root.add(FakeView(.button, id: "nan", frame: Frame(0, 0, 10, .nan)))
      root.add(FakeView(.button, id: "flat", frame: Frame(0, 0, 0, 0)))
      app.windows = [root]
    }
    #expect(try bench.listedIds() == (0..<20).map { "b\($0)" })
    let elements = try bench.get("/hierarchy")["elements"]?.array ?? []
    #expect(elements.count == 24)
    let infinite = elements.first { $0["id"] == "infinite" }
    #expect(infinite?["frame"] == [.null, 0, 10, 10])
    #expect(try bench.failure("/tap", ["id": "nan"]).code == .offScreen)
  }

  @Test func theWholeTreeTellsTraitsAndTheShortListDoesNot() throws {
    let bench = try Bench(.direct) { app in
      app.windows = [
        window(
          FakeView(
            .text, id: "title", text: "A title", traits: [.cut], frame: Frame(0, 0, 40, 20)),
          FakeView(.button, id: "buy", text: "Buy", frame: Frame(0, 50, 100, 40)))
      ]
    }
    let elements = try bench.get("/hierarchy")["elements"]?.array ?? []
    #expect(elements.map { $0["traits"] } == [["clips"], ["cut"], ["actionable"]])
    #expect(try bench.listed().allSatisfy { $0.traits.isEmpty })
  }

  // Case F03.
  @Test func aTreeOf120LevelsIsWholeAndOneThatHoldsItselfIsCut() throws {
    let bench = try Bench(.direct) { app in
      var inner = FakeView(.button, id: "deep", frame: Frame(0, 0, 100, 40))
      inner.claimsTaps = true
      for _ in 0..<120 { inner = FakeView(.group, frame: Frame(0, 0, 200, 200), [inner]) }
      let selfish = FakeView(.group, id: "selfish", frame: Frame(0, 300, 10, 10))
      selfish.add(selfish)
      app.windows = [window(inner, selfish)]
    }
    #expect(try bench.act("/tap", ["id": "deep"]).status == .done)
    let reply = try bench.get("/hierarchy")
    #expect(reply["elements"]?.array?.contains { $0["id"] == "deep" } == true)
    #expect(reply["cuts"]?.array?.isEmpty == false)
  }

  @Test func theVisibleHierarchyStopsAtTheWindowAndAtClippedViews() throws {
    let bench = try Bench(.direct) { app in
      let hidden = FakeView(.group, id: "out", frame: Frame(500, 0, 100, 100))
      let clipped = FakeView(
        .scroller, id: "clipped", traits: [.clips], frame: Frame(0, 900, 100, 100),
        [FakeView(.text, id: "inside", frame: Frame(0, 0, 50, 50))])
      let shown = FakeView(
        .group, id: "shown", frame: Frame(0, 0, 100, 100),
        [FakeView(.text, id: "leaf", frame: Frame(0, 0, 50, 50))])
      app.windows = [window(hidden, clipped, shown)]
    }
    let elements = try bench.get("/hierarchy", ["visible": "1"])["elements"]?.array ?? []
    #expect(elements.compactMap { $0["id"]?.string } == ["window", "shown", "leaf"])
    #expect(elements.last?["parent"] == 1)
  }
}
#endif
