#if FLASH
import FlashProtocol
import FlashServer
import FlashTesting
import Testing

/// What a refusal says: what was got, what there is, what to do.
@Suite struct WordingTests {
  @Test(arguments: [
    ("", "the key is missing: give a character, such as f, or one of Return, "),
    ("Ctrl+", "the key after 'Ctrl+' is missing: give a character, such as Ctrl+f, or one of "),
    ("Ctrl+Shift", "the key after 'Ctrl+Shift+' is missing: "),
    ("Ctrl+Retrun", "no key 'Retrun': did you mean Ctrl+Return?"),
    ("Foo", "no key 'Foo': give a character, such as f, or one of "),
    ("Crtl+F", "no key 'Crtl': did you mean ctrl?"),
  ])
  func aKeyThatIsNoneIsTold(_ word: String, _ message: String) throws {
    let bench = try Bench(.direct) { $0.windows = [window()] }
    let failure = try bench.failure("/press", ["key": .string(word)])
    #expect(failure.code == .badRequest)
    #expect(failure.message.hasPrefix(message), "\(failure.message)")
  }

  @Test func aTabThatIsNotThereIsToldWithThoseThatAre() throws {
    let bench = try Bench(.direct) { app in
      app.windows = [
        window(
          FakeView(.tab, id: "tab.home", text: "Home", frame: Frame(0, 0, 90, 40)),
          FakeView(.tab, id: "tab.saved", text: "Saved", frame: Frame(100, 0, 90, 40)))
      ]
    }
    #expect(
      try bench.failure("/tab", ["name": "zz"]).message
        == "no tab 'zz': there are Home, Saved")
    let bare = try Bench(.direct) { $0.windows = [window()] }
    #expect(
      try bare.failure("/tab", ["name": "zz"]).message == "no tab 'zz': no tab is on screen")
  }

  @Test func theEndsOfAListHaveWords() throws {
    let bench = try Bench(.direct) { app in
      let list = FakeView(
        .list, id: "list", traits: [.clips, .scrollsY, .list], frame: Frame(0, 0, 400, 100))
      list.rows = FakeRows((0..<30).map { "Row \($0), not the last" })
      app.windows = [window(list)]
    }
    #expect(try bench.act("/row", ["row": "last"]).travel?.to == 29)
    #expect(try bench.act("/row", ["row": "first"]).travel?.to == 0)
    #expect(
      try bench.failure("/row", ["row": "zz"]).message
        == "no row shows 'zz': the list has 30 rows; /rows lists them")
  }

  /// A modal without a name is called by what is in it: the window around it covers nothing.
  @Test func whatIsForcedBehindANamelessModalIsToldByWhatChanged() throws {
    let bench = try Bench(.direct) { app in
      let count = FakeView(.text, id: "count", text: "0", frame: Frame(0, 50, 100, 40))
      let behind = FakeView(.button, id: "behind", text: "Add", frame: Frame(0, 0, 100, 40))
      behind.onTap = { count.text = "1" }
      let modal = FakeView(
        .group, traits: [.modal], frame: Frame(0, 0, 400, 800),
        [FakeView(.group, id: "sheet.scrim", frame: Frame(0, 0, 400, 800))])
      app.windows = [window(behind, count, modal)]
    }
    let refused = try bench.failure("/tap", ["id": "behind"])
    #expect(refused["by"] == "sheet.scrim")
    let reply = try bench.act("/tap", ["id": "behind", "force": true])
    #expect(reply.changed)
    #expect(reply.changes.updated.map(\.id) == ["count"])
  }

  /// An id that is not one word cannot look like a text, a state or another line.
  @Test func anIdThatIsNotOneWordIsQuoted() throws {
    let bench = try Bench(.direct) { app in
      let ids = ["plain", "two words", "a\nb", "say\"so"]
      app.windows = [
        window(
          FakeView(.button, id: ids[0], frame: Frame(0, 0, 90, 40)),
          FakeView(.button, id: ids[1], frame: Frame(0, 50, 90, 40)),
          FakeView(.button, id: ids[2], frame: Frame(0, 100, 90, 40)),
          FakeView(.button, id: ids[3], frame: Frame(0, 150, 90, 40)))
      ]
    }
    let text = String(
      decoding: try bench.driver.get("/actionables", ["format": "text"]).body, as: UTF8.self)
    let ids = text.split(separator: "\n").dropFirst().map {
      $0.split(separator: " ", maxSplits: 2)[2]
    }
    #expect(ids == ["plain", "id=\"two words\"", "id=\"a\\nb\"", "id=\"say\\\"so\""])
  }
}
#endif
