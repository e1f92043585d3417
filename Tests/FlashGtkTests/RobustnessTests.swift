import FlashProtocol
import Glibc
import Testing

/// Whatever clients do, a real app lives, gives back what it took, and answers the next as ever.
extension GtkTests {
  @Suite struct RobustnessTests {
    /// The app still does what it is asked, and what it said on the way was no complaint of GTK's.
    private func expectNormal(_ app: GalleryApp, _ comment: Comment) throws {
      #expect(app.isRunning, comment)
      #expect(try app.get("/health").status == 200, comment)
      let before = try app.text("signin.count").flatMap { Int($0) } ?? -1
      #expect(try app.tap("signin").status == 200, comment)
      #expect(try app.text("signin.count") == String(before + 1), comment)
      #expect(!app.complaint.contains("CRITICAL"), comment)
    }

    private func count(_ folder: String, of app: GalleryApp) -> Int {
      guard let entries = opendir("/proc/\(app.pid)/\(folder)") else { return -1 }
      defer { closedir(entries) }
      var count = 0
      while readdir(entries) != nil { count += 1 }
      return count
    }

    private func descriptors(of app: GalleryApp, become wanted: Int) throws -> Bool {
      let end = Clock.milliseconds() + 10_000
      while count("fd", of: app) > wanted {
        guard Clock.milliseconds() < end else { return false }
        _ = try app.get("/idle", ["wait": "20"])
      }
      return true
    }

    /// Cases I03 and I05.
    @Test func `Bytes that are no request get a status or an end, and nothing stays`() throws {
      let app = try GalleryApp("taps")
      try expectNormal(app, "before")
      let base = count("fd", of: app)
      let body = #"{"id":"signin"}"#
      let requests = [
        "GET /actionables?format=text HTTP/1.1\r\nHost: localhost\r\n\r\n",
        "POST /find HTTP/1.1\r\nHost: localhost\r\nContent-Length: \(body.utf8.count)\r\n\r\n\(body)",
        "POST /type HTTP/1.1\r\nHost: localhost\r\nTransfer-Encoding: chunked\r\n\r\n"
          + "5\r\nhello\r\n0\r\n\r\n",
      ]
      for seed in 0..<300 as Range<UInt64> {
        var dice = Dice(seed: seed)
        let connection = try RawConnection(port: app.port)
        connection.send(dice.damage(dice.one(of: requests)))
        if dice.below(4) == 0 {
          connection.reset()
          continue
        }
        connection.finishSending()
        let answer = String(decoding: connection.rest().prefix(9), as: UTF8.self)
        #expect(answer.isEmpty || answer == "HTTP/1.1 ", "seed \(seed)")
      }
      try expectNormal(app, "after")
      #expect(try descriptors(of: app, become: base))
    }

    /// Every route with fields of any form: each is answered, and none ends the app.
    @Test(arguments: ["controls", "text", "lists", "pages", "modal", "gestures"])
    func `Sound requests with senseless fields are answered`(_ page: String) throws {
      let app = try GalleryApp(page)
      let all = try app.hierarchy()
      let names = all.compactMap(\.id).filter { !$0.hasPrefix("window.") }
      // Not the window's own buttons, which close it as they should.
      let own = all.filter { $0.id?.hasPrefix("window.") == true }.map(\.ref)
      let refs = (0..<80).map { "e\($0)" }.filter { !own.contains($0) }
      for seed in 0..<250 as Range<UInt64> {
        var dice = Dice(seed: seed)
        let command = dice.one(of: Command.all)
        let fields = command.parameters.filter { _ in dice.below(3) > 0 }.map {
          JSON.Member($0.name, Self.value(for: $0, names, refs, &dice))
        }
        let answer: GalleryApp.Answer
        switch command.method {
        case .post: answer = try app.post(command.path, .object(fields))
        case .get:
          answer = try app.get(
            command.path, query: fields.map { ($0.name, $0.value.string ?? $0.value.text) })
        }
        let comment: Comment = "\(page), seed \(seed): \(command.path) \(JSON.object(fields).text)"
        #expect(answer.headers["Server-Timing"] != nil, comment)
        #expect(answer.headers["Flash-App"]?.hasPrefix("gallery; ") == true, comment)
        if answer.status >= 400 {
          #expect(Failure.Code(rawValue: answer.code ?? "")?.status == answer.status, comment)
        } else {
          #expect(answer.status == 200, comment)
        }
        try #require(app.isRunning, comment)
      }
      #expect(try app.get("/actionables").status == 200)
      #expect(!app.complaint.contains("CRITICAL"))
    }

    private static func value(
      for parameter: Parameter, _ names: [String], _ refs: [String], _ dice: inout Dice
    ) -> JSON {
      // A wait is kept short: it is the value's form that is tried.
      if ["wait", "timeout", "deadline"].contains(parameter.name) { return .int(dice.below(30)) }
      if dice.below(3) == 0 {
        return dice.one(of: [
          .null, .bool(true), .int(-1), .int(1 << 40), .double(1e300), .string(""),
          .string("\u{0}\u{1F40E}\"\\\n"), .array([.int(1)]), ["a": 1],
        ])
      }
      switch parameter.form {
      case .flag: return .bool(dice.below(2) == 0)
      case .integer: return .int(dice.below(60) - 10)
      case .number: return .double(Double(dice.below(4000)) - 1000)
      case .choice(let words): return .string(dice.one(of: words))
      case .object: return [:]
      case .list: return .array([["name": "pick"]])
      case .text:
        let words = [dice.one(of: refs), "Return", "Escape", "Tab", "next", "last", "0", "-1"]
        return .string(dice.one(of: dice.below(2) == 0 && !names.isEmpty ? names : words))
      }
    }

    /// Case I08.
    @Test(arguments: ["/hierarchy", "/screenshot?format=png"])
    func `Clients that are killed in the middle of a reply are no loss`(_ path: String) throws {
      let app = try GalleryApp("taps")
      try expectNormal(app, "before")
      let base = count("fd", of: app)
      for _ in 0..<100 {
        let connection = try RawConnection(port: app.port)
        connection.send(Array("GET \(path) HTTP/1.1\r\nHost: localhost\r\n\r\n".utf8))
        #expect(connection.read(atMost: 1024) != nil)
        connection.reset()
      }
      try expectNormal(app, "after")
      #expect(try descriptors(of: app, become: base))
    }

    /// Case I07.
    @Test func `Five hundred idle connections slow nobody, and are given back`() throws {
      var limit = rlimit()
      getrlimit(__rlimit_resource_t(RLIMIT_NOFILE.rawValue), &limit)
      limit.rlim_cur = max(limit.rlim_cur, min(limit.rlim_max, 8192))
      setrlimit(__rlimit_resource_t(RLIMIT_NOFILE.rawValue), &limit)
      // Other tests that hold connections may run beside this one.
      let most = min(500, Int(clamping: limit.rlim_cur) / 4)
      let app = try GalleryApp("taps")
      try expectNormal(app, "before")
      let base = (descriptors: count("fd", of: app), threads: count("task", of: app))
      var idle = try (0..<most).map { _ in try RawConnection(port: app.port) }
      // One that has asked something, and is kept alive, is idle too.
      for connection in idle.prefix(50) {
        connection.send(Array("GET /health HTTP/1.1\r\nHost: localhost\r\n\r\n".utf8))
        #expect(connection.read() != nil)
      }
      try expectNormal(app, "beside them")
      #expect(count("task", of: app) <= base.threads)
      for connection in idle.suffix(most / 2) { connection.reset() }
      try expectNormal(app, "beside those that vanished")
      idle = []
      #expect(try descriptors(of: app, become: base.descriptors))
      try expectNormal(app, "after")
    }

    /// Case I01, and the replies that no route makes.
    @Test func `A refusal says who refuses and where the time went, but not to a web page`() throws
    {
      let app = try GalleryApp("taps", environment: ["FLASH_TOKEN": "s3cret"])
      func answer(_ lines: String...) throws -> String {
        let connection = try RawConnection(port: app.port)
        connection.send(Array((lines + ["\r\n"]).joined(separator: "\r\n").utf8))
        connection.finishSending()
        return String(decoding: connection.rest(), as: UTF8.self)
      }
      let unknown = try answer("GET /health HTTP/1.1", "Host: localhost")
      #expect(unknown.hasPrefix("HTTP/1.1 401 "))
      let broken = try answer("GET /health HTTP/1.1", "Host: localhost", "Content-Length: -1")
      #expect(broken.hasPrefix("HTTP/1.1 400 "))
      for reply in [unknown, broken] {
        #expect(reply.contains("\r\nServer-Timing: queue;dur=0.0, work;dur="))
        #expect(reply.contains("\r\nFlash-App: gallery; pid=\(app.pid); platform=gtk; device="))
      }
      let page = try answer(
        "POST /tap HTTP/1.1", "Host: localhost", "Origin: https://evil.example",
        "Authorization: Bearer s3cret", "Content-Length: 0")
      #expect(page.hasPrefix("HTTP/1.1 403 "))
      #expect(page.contains("\r\nServer-Timing: "))
      #expect(!page.contains("gallery"))
    }
  }
}
