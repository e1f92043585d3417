#if FLASH
import FlashProtocol
import FlashServer
import FlashTesting
import Testing

@Suite struct TapTests {
  @Test(arguments: Way.allCases)
  func aTapFiresTheControlOnceAndSaysWhatChanged(_ way: Way) throws {
    let bench = try Bench(way) { app in
      let label = FakeView(.text, id: "count", text: "0", frame: Frame(0, 0, 100, 20))
      let button = FakeView(.button, id: "signin", text: "Sign in", frame: Frame(0, 40, 100, 40))
      button.onTap = { label.text = String((label.text.flatMap { Int($0) } ?? 0) + 1) }
      app.windows = [window(label, button)]
    }
    let reply = try bench.act("/tap", ["id": "signin"])
    #expect(reply.status == .done)
    #expect(reply.path == .activate)
    #expect(reply.changed)
    #expect(reply.element?.text == "Sign in")
    #expect(reply.element?.frame == Frame(0, 40, 100, 40))
    #expect(
      reply.changes.updated == [Changes.Line(kind: .text, id: "count", text: "1", before: "0")])
  }

  @Test(arguments: Way.allCases)
  func aTapThatChangesNothingSaysSo(_ way: Way) throws {
    let bench = try Bench(way) { app in
      let dead = FakeView(.button, id: "dead", frame: Frame(0, 0, 100, 40))
      dead.claimsTaps = true
      app.windows = [window(dead)]
    }
    let reply = try bench.act("/tap", ["id": "dead"])
    #expect(reply.changed == false)
    #expect(reply.changes.isEmpty)
  }

  @Test(arguments: Way.allCases)
  func anActivationThatNothingTakesListsThePathsTried(_ way: Way) throws {
    let bench = try Bench(way) { app in
      app.windows = [window(FakeView(.button, id: "hollow", frame: Frame(0, 0, 100, 40)))]
    }
    let failure = try bench.failure("/tap", ["id": "hollow"])
    #expect(failure.code == .notActivated)
    #expect(failure["tried"]?.array?.count == 4)
    for path in ["activate", "control", "nearest", "gesture"] {
      #expect(failure.message.contains(path))
    }
  }

  @Test(arguments: [ActReply.Path.activate, .control, .gesture])
  func theReplyNamesTheRungOfTheLadderThatTook(_ path: ActReply.Path) throws {
    let bench = try Bench(.direct) { app in
      let target = FakeView(.button, id: "target", frame: Frame(0, 0, 100, 40))
      target.tapPath = path
      target.onTap = { target.text = "tapped" }
      app.windows = [window(target)]
    }
    #expect(try bench.act("/tap", ["id": "target"]).path == path)
  }

  @Test func aLabelStandsForTheButtonThatHoldsIt() throws {
    let bench = try Bench(.direct) { app in
      let label = FakeView(.text, id: "label", text: "Buy", frame: Frame(10, 10, 30, 20))
      let button = FakeView(.button, id: "buy", frame: Frame(0, 0, 100, 40), [label])
      button.onTap = { label.text = "Bought" }
      app.windows = [window(button)]
    }
    let reply = try bench.act("/tap", ["id": "label"])
    #expect(reply.path == .nearest)
    #expect(reply.changed)
  }

  @Test func aGestureOfAViewOverAQuarterOfTheScreenIsRefused() throws {
    let fired = Counter()
    let bench = try Bench(.direct) { app in
      let icon = FakeView(.image, id: "icon", frame: Frame(10, 10, 20, 20))
      let list = FakeView(
        .group, id: "list", traits: [.actionable, .gestureOnly], frame: Frame(0, 0, 400, 700),
        [icon])
      list.tapPath = .gesture
      list.onTap = { fired.count += 1 }
      app.windows = [window(list)]
    }
    let failure = try bench.failure("/tap", ["id": "icon"])
    #expect(failure.code == .notActivated)
    #expect(failure.message.contains("more than a quarter of the screen"))
    #expect(bench.app.ui { _ in fired.count } == 0)
  }

  // Case A03.
  @Test(arguments: Way.allCases)
  func aDisabledControlIsRefusedAndListedAsDisabled(_ way: Way) throws {
    let fired = Counter()
    let bench = try Bench(way) { app in
      let off = FakeView(.button, id: "off", state: [.disabled], frame: Frame(0, 0, 100, 40))
      off.onTap = { fired.count += 1 }
      app.windows = [window(off)]
    }
    #expect(try bench.failure("/tap", ["id": "off"]).code == .disabled)
    #expect(bench.app.ui { _ in fired.count } == 0)
    #expect(try bench.listed().allSatisfy { $0.state.contains(.disabled) })
  }

  @Test func aMissingNameIsAnErrorWithTheNearest() throws {
    let bench = try Bench(.direct) { app in
      app.windows = [window(FakeView(.button, id: "profile.login", frame: Frame(0, 0, 100, 40)))]
    }
    let failure = try bench.failure("/tap", ["id": "profile.logn"])
    #expect(failure.code == .notFound)
    #expect(
      failure.message
        == "no element 'profile.logn': the nearest on screen: profile.login")
    #expect(failure["nearest"] == ["profile.login"])
  }

  // Case D07 (b).
  @Test(arguments: Way.allCases)
  func aTapWaitsForItsTargetAndFiresOnce(_ way: Way) throws {
    let fired = Counter()
    let bench = try Bench(way) { app in
      app.windows = [window()]
      app.after(milliseconds: 150) {
        let login = FakeView(.button, id: "login", frame: Frame(0, 0, 100, 40))
        login.onTap = {
          fired.count += 1
          login.text = "Welcome"
        }
        app.windows[0].add(login)
      }
    }
    let reply = try bench.act("/tap", ["id": "login", "wait": 5000])
    #expect(reply.changed)
    #expect(bench.app.ui { _ in fired.count } == 1)
  }

  @Test func aTargetOnAScreenThatIsStillComingIsWaitedForUnasked() throws {
    let bench = try Bench(.direct) { app in
      app.windows = [window()]
      app.busy = [.init(what: "transition", name: "push")]
      app.after(milliseconds: 80) {
        app.windows[0].add(FakeView(.text, id: "title", text: "New", frame: Frame(0, 0, 50, 20)))
        let save = FakeView(.button, id: "save", frame: Frame(0, 40, 100, 40))
        save.onTap = { save.text = "Saved" }
        app.windows[0].add(save)
        app.busy = []
      }
    }
    #expect(try bench.act("/tap", ["id": "save"]).changed)
    #expect(try bench.failure("/tap", ["id": "never"]).code == .notFound)
  }

  // Case D07 (a).
  @Test func aTargetThatNeverComesFailsAtItsOwnTimeWithWhatIsThere() throws {
    let bench = try Bench(.direct) { app in
      app.windows = [window(FakeView(.button, id: "other", frame: Frame(0, 0, 100, 40)))]
    }
    let failure = try bench.failure("/tap", ["id": "never", "wait": 120])
    #expect(failure.code == .timeout)
    #expect(failure["waited"] == 120)
    #expect(failure["visible"] == ["window", "other"])
  }

  @Test func namingAnElementInTwoWaysIsABadRequest() throws {
    let bench = try Bench(.direct) { $0.windows = [window()] }
    let failure = try bench.failure("/tap", ["id": "a", "text": "b"])
    #expect(failure.message == "id and text were given: name the element in one way only")
    #expect(try bench.failure("/tap", [:]).code == .badRequest)
  }
}
#endif
