import FlashProtocol
import Testing

extension GtkTests {
  @Suite struct IdleTests {
    private func settled(_ app: GalleryApp) throws {
      _ = try app.get("/idle", ["wait": "5000"])
    }

    private func whats(_ json: JSON?) -> [String] {
      (json?.array ?? []).compactMap { $0["what"]?.string }
    }

    /// Case D01.
    @Test(arguments: [
      ("start.spinner", "spinner"), ("start.pulse", "redraw"), ("start.draw", "redraw"),
      ("start.repeat", "animation"),
    ])
    func `What never ends is ignored, by name`(_ start: String, _ what: String) throws {
      let app = try GalleryApp("motion")
      _ = try app.tap(start)
      let now = try endless(what, app)
      #expect(now.json["idle"]?.bool == true)
      #expect(whats(now.json["ignored"]).contains(what))
    }

    /// What is said once it is clear that something will not end.
    private func endless(_ what: String, _ app: GalleryApp) throws -> GalleryApp.Answer {
      let end = Clock.milliseconds() + 5000
      var now = try app.get("/idle", ["wait": "5000"])
      while !whats(now.json["ignored"]).contains(what), Clock.milliseconds() < end {
        now = try app.get("/idle", ["wait": "100"])
      }
      return now
    }

    /// Case D01.
    @Test(arguments: [
      ("start.spinner", "spinner"), ("start.pulse", "redraw"), ("start.draw", "redraw"),
      ("start.repeat", "animation"),
    ])
    func `A push is waited for although something else turns for ever`(
      _ start: String, _ what: String
    ) throws {
      let app = try GalleryApp("motion")
      _ = try app.tap(start)
      _ = try endless(what, app)
      _ = try app.tap("push")
      let during = try app.get("/idle")
      #expect(during.json["idle"]?.bool == false)
      #expect(during.json["busy"]?.array?.first?["name"]?.string == "stack")
      let after = try app.get("/idle", ["wait": "5000"])
      #expect(after.json["idle"]?.bool == true)
      #expect(after.json["timedOut"]?.bool == false)
      #expect(after.json["ignored"]?.array?.isEmpty == false)
      #expect(try app.get("/element", ["id": "one"]).json["visible"]?.bool != true)
    }

    @Test(arguments: [("reveal", "transition", "revealer"), ("once", "animation", "moving")])
    func `An animation that ends keeps the app busy until then, by name`(
      _ start: String, _ what: String, _ name: String
    ) throws {
      let app = try GalleryApp("motion")
      try settled(app)
      _ = try app.tap(start)
      let during = try app.get("/idle")
      #expect(during.json["idle"]?.bool == false)
      #expect(
        during.json["busy"]?.array?.contains {
          $0["what"]?.string == what && $0["name"]?.string == name
        } == true)
      #expect(try app.get("/idle", ["wait": "5000"]).json["idle"]?.bool == true)
      #expect(try app.get("/idle").json["idle"]?.bool == true)
    }

    /// Case D04.
    @Test func `A wait ends at the time that was asked for, with what was busy`() throws {
      let app = try GalleryApp("motion")
      try settled(app)
      _ = try app.tap("chain")
      let begin = Clock.milliseconds()
      let answer = try app.get("/idle", ["wait": "2000"])
      let spent = Clock.milliseconds() - begin
      #expect(abs(spent - 2000) < 300)
      #expect(answer.json["idle"]?.bool == false)
      #expect(answer.json["timedOut"]?.bool == true)
      #expect(answer.json["busy"]?.array?.first?["name"]?.string == "moving")
      // Without a time it answers at once.
      let now = try app.get("/idle")
      #expect(now.json["idle"]?.bool == false)
      #expect((now.json["waited"]?.double ?? 1000) < 300)
    }

    /// Case D06.
    @Test func `While the app hangs /health answers, and an act is withdrawn`() throws {
      let app = try GalleryApp("block")
      _ = try app.post("/tap", ["id": "block", "settle": "none"])
      // The hang begins a moment later: it has when the first request is not taken in time.
      var isHanging = false
      let end = Clock.milliseconds() + 2000
      while !isHanging, Clock.milliseconds() < end {
        isHanging = try app.get("/idle", ["deadline": "100"]).code == "busy"
      }
      #expect(isHanging)
      #expect(try app.get("/health").status == 200)
      let answer = try app.post("/tap", ["id": "tap", "deadline": 200])
      #expect(answer.status == 503)
      #expect(answer.code == "busy")
      #expect((answer.json["error"]?["queue"]?.double ?? 0) >= 190)
      // The next one is taken as soon as the app comes back, and is the only one to have happened.
      #expect(try app.post("/tap", ["id": "tap", "deadline": 10_000]).status == 200)
      #expect(try app.text("count") == "1")
    }

    /// Case D07.
    @Test func `An element that never comes fails at its own time, with what is there`() throws {
      let app = try GalleryApp("block")
      let answer = try app.post("/tap", ["id": "nowhere", "wait": 200])
      #expect(answer.code == "timeout")
      #expect(answer.json["error"]?["visible"]?.array?.contains("tap") == true)
    }

    @Test func `A still app is idle at once`() throws {
      let app = try GalleryApp("taps")
      try settled(app)
      let answer = try app.get("/idle")
      #expect(answer.json["idle"]?.bool == true)
      #expect(answer.json["busy"]?.array?.isEmpty == true)
    }
  }
}
