#if FLASH
import FlashProtocol
import FlashServer
import FlashTesting
import Testing

/// What can be reached: covers, modals, clipping, duplicates.
@Suite struct ReachTests {
  // Case A05, variant 1.
  @Test func aLayerThatTakesNoTouchesIsNoCover() throws {
    let bench = try Bench(.direct) { app in
      let leaf = FakeView(.image, traits: [.untouchable], frame: Frame(0, 0, 400, 800))
      let layer = FakeView(.group, traits: [.untouchable], frame: Frame(0, 0, 400, 800), [leaf])
      app.windows = [window(buy(), layer)]
    }
    #expect(try bench.listedIds() == ["buy"])
    #expect(try bench.act("/tap", ["id": "buy"]).changed)
  }

  // Case A05, variant 2.
  @Test(arguments: Way.allCases)
  func aLayerThatTakesTouchesCoversWhatIsUnderIt(_ way: Way) throws {
    let bench = try Bench(way) { app in
      let leaf = FakeView(.image, traits: [.untouchable], frame: Frame(0, 0, 400, 800))
      let layer = FakeView(.group, id: "layer", frame: Frame(0, 0, 400, 800), [leaf])
      app.windows = [window(buy(), layer)]
    }
    #expect(try bench.listedIds() == [])
    let failure = try bench.failure("/tap", ["id": "buy"])
    #expect(failure.code == .covered)
    #expect(failure["by"] == "layer")
    #expect(try bench.act("/tap", ["id": "buy", "force": true]).changed)
  }

  // Case A05, variant 3.
  @Test func aBadgeOnTheCentreUnlistsAButtonThatATapByIdStillActivates() throws {
    let badges = Counter()
    let bench = try Bench(.direct) { app in
      let badge = FakeView(.button, id: "badge", frame: Frame(140, 110, 20, 20))
      badge.onTap = { badges.count += 1 }
      app.windows = [window(buy(), badge)]
    }
    #expect(try bench.listedIds() == ["badge"])
    let reply = try bench.act("/tap", ["id": "buy"])
    #expect(reply.changed)
    #expect(reply.coveredBy == "badge")
    #expect(bench.app.ui { _ in badges.count } == 0)
  }

  // Case E01.
  @Test(arguments: Way.allCases)
  func anAlertsButtonIsMeantBeforeTheOneBehindIt(_ way: Way) throws {
    let background = Counter()
    let alert = Counter()
    let bench = try Bench(way) { app in
      let behind = FakeView(
        .button, id: "page.delete", text: "Delete", frame: Frame(0, 0, 100, 40))
      behind.onTap = { background.count += 1 }
      let cancel = FakeView(.button, id: "cancel", text: "Cancel", frame: Frame(0, 0, 50, 40))
      let delete = FakeView(.button, id: "delete", text: "Delete", frame: Frame(60, 0, 50, 40))
      let dialog = FakeView(
        .dialog, id: "alert", traits: [.modal, .clips], frame: Frame(0, 0, 200, 100),
        [cancel, delete])
      delete.onTap = {
        alert.count += 1
        app.windows.removeLast()
      }
      app.windows = [window(behind), dialog]
    }
    #expect(try bench.listedIds() == ["cancel", "delete"])
    let refused = try bench.failure("/tap", ["id": "page.delete"])
    #expect(refused.code == .covered)
    #expect(refused["by"] == "alert")
    #expect(refused.message.hasSuffix("or pass force to act all the same"))
    #expect(try bench.act("/tap", ["text": "Delete"]).changed)
    #expect(bench.app.ui { _ in [background.count, alert.count] } == [0, 1])
    #expect(try bench.listedIds() == ["page.delete"])
  }

  @Test func forceReachesBehindAModalByAnyName() throws {
    let taps = Counter()
    let bench = try Bench(.direct) { app in
      let behind = FakeView(.button, id: "behind", text: "Save", frame: Frame(0, 0, 100, 40))
      behind.onTap = { taps.count += 1 }
      app.windows = [
        window(
          behind,
          FakeView(.group, id: "alert", traits: [.modal], frame: Frame(0, 100, 400, 100), []))
      ]
    }
    for name in ["id", "text", "target"] {
      let word: JSON = name == "text" ? "Save" : "behind"
      #expect(try bench.failure("/tap", [name: word]).code == .covered)
      _ = try bench.act("/tap", [name: word, "force": true])
    }
    #expect(bench.app.ui { _ in taps.count } == 3)
    // Reading takes no force, so it is not advised.
    let read = try Failure(json: bench.get("/element", ["id": "behind"]))
    #expect(read.message == "'behind' is covered by 'alert': close or move that first")
  }

  // Case E04. What is in front of a modal in its own window stays reachable: it is drawn above.
  @Test func theLastModalWinsAndWhatIsInFrontOfItStays() throws {
    let bench = try Bench(.direct) { app in
      let background = FakeView(.button, id: "background", frame: Frame(0, 0, 50, 40))
      let first = FakeView(
        .group, id: "one", traits: [.modal], frame: Frame(0, 100, 400, 100),
        [FakeView(.button, id: "one.ok", frame: Frame(0, 0, 50, 40))])
      let second = FakeView(
        .group, id: "two", traits: [.modal], frame: Frame(0, 300, 400, 100),
        [FakeView(.button, id: "two.ok", frame: Frame(0, 0, 50, 40))])
      let front = FakeView(.button, id: "front", frame: Frame(0, 500, 50, 40))
      app.windows = [window(background, first, second, front)]
    }
    #expect(try bench.listedIds() == ["two.ok", "front"])
  }

  // Case A07.
  @Test func theCopyInFrontIsMeantAndTheReplyCountsTheCopies() throws {
    let saved = Counter()
    let bench = try Bench(.direct) { app in
      let lower = FakeView(
        .group, id: "A", frame: Frame(0, 0, 400, 800), [save { saved.count -= 1 }])
      let upper = FakeView(
        .group, id: "B", frame: Frame(0, 0, 400, 800), [save { saved.count += 1 }])
      app.windows = [window(lower, upper)]
    }
    let reply = try bench.act("/tap", ["id": "detail.save"])
    #expect(reply.matches == 2)
    #expect(bench.app.ui { _ in saved.count } == 1)
  }

  // Case A07.
  @Test(arguments: [(0, "0,0"), (3, "1,1"), (-1, "3,1"), (1, "0,1")])
  func anIndexGoesTopToBottomThenLeftToRight(_ index: Int, _ expected: String) throws {
    let bench = try Bench(.direct) { app in
      // Added in an order that is not the reading order.
      var cells: [FakeView] = []
      for row in [2, 0, 3, 1] {
        for column in [1, 0] {
          let cell = FakeView(
            .button, id: "cell.buy", text: "\(row),\(column)",
            frame: Frame(Float(column) * 200, Float(row) * 50, 190, 40))
          cell.claimsTaps = true
          cells.append(cell)
        }
      }
      let root = FakeView(
        .window, traits: [.clips], frame: Frame(0, 0, 400, 800), cells)
      app.windows = [root]
    }
    let reply = try bench.act("/tap", ["id": "cell.buy", "index": .int(index)])
    #expect(reply.element?.text == expected)
    #expect(reply.matches == 8)
  }

  // Case A07.
  @Test func anIndexOutOfRangeIsAnErrorWithTheCountAndNoIndexIsAmbiguous() throws {
    let bench = try Bench(.direct) { app in
      app.windows = [
        window(
          FakeView(.button, id: "buy", frame: Frame(0, 0, 50, 40)),
          FakeView(.button, id: "buy", frame: Frame(0, 50, 50, 40)))
      ]
    }
    let beyond = try bench.failure("/tap", ["id": "buy", "index": 40])
    #expect(beyond.message == "'buy' has no index 40: there are 2, so 0 to 1, or -1 for the last")
    let several = try bench.failure("/tap", ["id": "buy"])
    #expect(several.code == .ambiguous)
    #expect(several["count"] == 2)
    #expect(several["candidates"]?.array?.count == 2)
  }

  @UIActor private func buy() -> FakeView {
    let buy = FakeView(.button, id: "buy", text: "Buy", frame: Frame(100, 100, 100, 40))
    buy.onTap = { buy.text = "Bought" }
    return buy
  }

  @UIActor private func save(_ action: @escaping @UIActor () -> Void) -> FakeView {
    FakeView(.button, id: "detail.save", frame: Frame(0, 0, 100, 40), onTap: action)
  }
}
#endif
