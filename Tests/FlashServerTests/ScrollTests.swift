#if FLASH
import FlashProtocol
import FlashServer
import FlashTesting
import Testing

@Suite struct ScrollTests {
  // Case A08.
  @Test(arguments: Way.allCases)
  func aTapScrollsItsTargetIntoViewAndTheListingOmitsWhatIsOut(_ way: Way) throws {
    let bench = try Bench(way) { app in
      let chosen = FakeView(.text, id: "chosen", text: "none", frame: Frame(0, 100, 100, 20))
      let sizes = (1...10).map { size in
        FakeView(
          .button, id: "size.\(size)", frame: Frame(Float(size - 1) * 100, 0, 90, 40),
          onTap: { chosen.text = String(size) })
      }
      let scroller = FakeView(
        .scroller, id: "sizes", traits: [.clips, .scrollsX], frame: Frame(0, 0, 400, 40), sizes)
      scroller.contentWidth = 1000
      scroller.contentHeight = 40
      app.windows = [window(scroller, chosen)]
    }
    #expect(try bench.listedIds() == ["size.1", "size.2", "size.3", "size.4"])
    #expect(try bench.get("/element", ["id": "size.8"])["visible"] == false)
    let reply = try bench.act("/tap", ["id": "size.8"])
    #expect(reply.revealed)
    #expect(reply.changes.updated.contains { $0.id == "chosen" && $0.text == "8" })
  }

  @Test func aRowThatIsBuiltLateIsWaitedFor() throws {
    let bench = try Bench(.direct) { app in
      let list = FakeView(
        .list, id: "list", traits: [.clips, .scrollsY, .list], frame: Frame(0, 0, 400, 800))
      let rows = FakeRows((0..<400).map { "Row \($0)" })
      rows.isHeld = true
      list.rows = rows
      app.windows = [window(list)]
      app.after(milliseconds: 600) { rows.isHeld = false }
    }
    let reply = try bench.act("/row", ["row": "300"])
    #expect(reply.element?.text == "Row 300")
    #expect(reply.travel?.to == 300)
  }

  // Case C03.
  @Test func aSliverIsAFractionOfItsWholeFrameAndATapScrollsUntilItIsWhole() throws {
    let bench = try Bench(.direct) { app in
      let tab = FakeView(.tab, id: "tab", frame: Frame(0, 700, 400, 100))
      let button = FakeView(.button, id: "last", frame: Frame(0, 992, 100, 40))
      button.onTap = { button.text = "fired" }
      let scroller = FakeView(
        .scroller, id: "page", traits: [.clips, .scrollsY], frame: Frame(0, 0, 400, 700), [button])
      scroller.contentWidth = 400
      scroller.contentHeight = 1032
      scroller.offsetY = 300
      app.windows = [window(scroller, tab)]
    }
    #expect(try bench.get("/element", ["id": "last"])["shown"] == 0.2)
    #expect(try bench.listedIds() == ["tab"])
    let reply = try bench.act("/tap", ["id": "last"])
    #expect(reply.revealed)
    #expect(reply.element?.frame == Frame(0, 660, 100, 40))
    #expect(reply.changes.updated.contains { $0.id == "last" && $0.text == "fired" })
  }

  // Case C03, variant: bars that lie over the end of a list.
  @Test func theLastRowEndsAboveTheToolbar() throws {
    let bench = try Bench(.direct) { app in
      let list = FakeView(
        .list, id: "list", traits: [.clips, .scrollsY, .list], frame: Frame(0, 0, 400, 800))
      list.rows = FakeRows((0..<40).map { "Row \($0)" }, height: 50)
      list.bottomInset = 88
      app.windows = [window(list)]
    }
    let reply = try bench.act("/row", ["row": 38])
    #expect((reply.element?.frame.maxY ?? 999) <= 800)
    #expect(reply.element?.text == "Row 38")
  }

  @Test func aSwipeIsClampedAndSaysWhereItEnded() throws {
    let bench = try Bench(.direct) { app in
      let scroller = FakeView(
        .scroller, id: "page", traits: [.clips, .scrollsY], frame: Frame(0, 0, 400, 700),
        [FakeView(.text, id: "top", text: "Top", frame: Frame(0, 0, 100, 20))])
      scroller.contentHeight = 1000
      app.windows = [window(scroller)]
    }
    let first = try bench.act("/swipe", ["direction": "up", "distance": 200])
    #expect(first.travel == Travel(from: 0, to: 200, atEnd: false))
    let second = try bench.act("/swipe", ["direction": "up", "distance": 900])
    #expect(second.travel == Travel(from: 200, to: 300, atEnd: true))
    let third = try bench.act("/swipe", ["direction": "up", "distance": 10])
    #expect(third.changed == false)
    let back = try bench.act("/swipe", ["direction": "down", "distance": 5000])
    #expect(back.travel == Travel(from: 300, to: 0, atEnd: true))
    let sideways = try bench.failure("/swipe", ["direction": "left"])
    #expect(sideways.code == .unsupported)
  }

  // Case C01.
  @Test(arguments: ["8", "-1", "abc"])
  func aRowThatIsNotThereIsAnErrorWithTheCount(_ row: String) throws {
    let bench = try Bench(.direct) { app in
      let list = FakeView(
        .list, id: "list", traits: [.clips, .scrollsY, .list], frame: Frame(0, 0, 400, 100))
      list.rows = FakeRows((0..<8).map { "Row \($0)" })
      list.offsetY = 44
      app.windows = [window(list)]
    }
    let failure = try bench.failure("/row", ["row": .string(row)])
    #expect(failure.code == .notFound)
    #expect(failure["count"] == 8)
    #expect(bench.app.ui { $0.windows[0].children[0].offsetY } == 44)
    let section = try bench.failure("/row", ["row": 0, "section": 3])
    #expect(section.message == "no section 3: the list has 1")
  }

  // Case C01.
  @Test func anEmptyListHasNoRow() throws {
    let bench = try Bench(.direct) { app in
      let list = FakeView(
        .list, id: "list", traits: [.clips, .scrollsY, .list], frame: Frame(0, 0, 400, 100))
      list.rows = FakeRows([])
      app.windows = [window(list)]
    }
    #expect(try bench.failure("/row", ["row": 0]).message == "no row '0': the list is empty")
  }

  @Test func aRowIsFoundByWhatItReadsAndTapped() throws {
    let tapped = Counter()
    let bench = try Bench(.direct) { app in
      let list = FakeView(
        .list, id: "list", traits: [.clips, .scrollsY, .list], frame: Frame(0, 0, 400, 400))
      list.rows = FakeRows((0..<500).map { "Row \($0)" }) { tapped.count = $0 }
      app.windows = [window(list)]
    }
    let reply = try bench.act("/row", ["row": "Row 321", "tap": true])
    #expect(reply.element?.text == "Row 321")
    #expect(reply.travel == Travel(from: 0, to: 321, count: 500))
    #expect(bench.app.ui { _ in tapped.count } == 321)
  }

  // Case C05.
  @Test func readsLoadNothing() throws {
    let bench = try Bench(.direct) { app in
      let list = FakeView(
        .list, id: "feed", traits: [.clips, .scrollsY, .list], frame: Frame(0, 0, 400, 400))
      list.rows = FakeRows((0..<20).map { "Story \($0)" })
      app.windows = [window(list)]
    }
    for _ in 0..<20 {
      _ = try bench.listed()
      _ = try bench.get("/hierarchy")
    }
    #expect(bench.app.ui { $0.windows[0].children[0].rows?.loads } == 0)
    #expect(bench.app.ui { $0.windows[0].children[0].offsetY } == 0)
  }

  @Test func aTapOnAnotherPageTurnsThePagerFirst() throws {
    let bench = try Bench(.direct) { app in
      let pages = (0..<3).map { page in
        FakeView(
          .group, frame: Frame(Float(page) * 400, 0, 400, 700),
          [FakeView(.button, id: "page.\(page)", frame: Frame(10, 10, 100, 40))])
      }
      for page in pages {
        let button = page.children[0]
        button.onTap = { button.text = "tapped" }
      }
      let pager = FakeView(
        .pager, id: "pager", traits: [.pager, .clips], frame: Frame(0, 0, 400, 700), pages)
      pager.pageCount = 3
      pager.onChange = { pager.offsetX = Float(pager.currentPage) * 400 }
      app.windows = [window(pager)]
    }
    let reply = try bench.act("/tap", ["id": "page.2"])
    #expect(reply.revealed)
    #expect(reply.changes.updated.contains { $0.id == "page.2" && $0.text == "tapped" })
  }

  @Test func aPagerTurnsByWordAndByIndex() throws {
    let bench = try Bench(.direct) { app in
      let title = FakeView(.text, id: "title", text: "Page 0", frame: Frame(0, 0, 100, 20))
      let pager = FakeView(
        .pager, id: "pager", traits: [.pager], frame: Frame(0, 0, 400, 700), [title])
      pager.pageCount = 6
      pager.onChange = { title.text = "Page \(pager.currentPage)" }
      app.windows = [window(pager)]
    }
    #expect(try bench.act("/page", ["to": "next"]).travel == Travel(from: 0, to: 1, count: 6))
    #expect(
      try bench.act("/page", ["to": 5]).travel == Travel(from: 1, to: 5, count: 6, atEnd: true))
    #expect(try bench.act("/page", ["to": "next"]).changed == false)
    #expect(
      try bench.act("/page", ["to": "first"]).travel
        == Travel(from: 5, to: 0, count: 6, atEnd: true))
    #expect(
      try bench.act("/page", ["to": "previous"]).travel
        == Travel(from: 0, to: 0, count: 6, atEnd: true))
    #expect(
      try bench.act("/page", ["to": -1]).travel == Travel(from: 0, to: 5, count: 6, atEnd: true))
    #expect(try bench.failure("/page", ["to": -7]).code == .notFound)
    #expect(try bench.failure("/page", ["to": 6]).code == .notFound)
    #expect(try bench.failure("/page", ["to": "sideways"]).code == .badRequest)
  }

  /// The stack of an app's own navigation holds screens, not pages.
  @Test func aStackOfScreensIsTurnedByItsNameAlone() throws {
    let bench = try Bench(.direct) { app in
      let stack = FakeView(
        .group, id: "stack", traits: [.pager], frame: Frame(0, 0, 400, 700), [])
      stack.pageCount = 4
      app.windows = [window(stack)]
    }
    #expect(try bench.failure("/page", ["to": "next"]).code == .unsupported)
    #expect(try bench.act("/page", ["to": "next", "id": "stack"]).travel?.to == 1)
  }
}
#endif
