import FlashHTTP
import Testing

/// Who may call (case I01), as a pure function.
@Suite struct AccessRulesTests {
  static func status(
    _ headers: HTTPHeaders, token: String? = nil, host: String? = "localhost:7001"
  ) -> Int? {
    var all = HTTPHeaders()
    if let host { all.add("Host", host) }
    for field in headers.fields { all.add(field.name, field.value) }
    return AccessRules(port: 7001, token: token)
      .refusal(of: HTTPRequest(path: "/tap", headers: all))?.status
  }

  @Test(arguments: [
    "localhost", "localhost:7001", "LOCALHOST:7001", "LocalHost", "localhost.", "localhost.:7001",
    "127.0.0.1", "127.0.0.1:7001", "127.1.2.3:7001", "[::1]", "[::1]:7001",
  ])
  func welcomesNamesOfThisMachine(host: String) {
    #expect(Self.status([:], host: host) == nil)
  }

  @Test(arguments: [
    "evil.example", "evil.example:7001", "localhost.evil.example", "127.0.0.1.evil.example",
    "localhost:7002", "127.0.0.1:80", "0.0.0.0:7001", "192.168.1.2:7001", "[::2]:7001", "128.0.0.1",
    "127.0.0.256", "127.0.0", "127.0.0.1.", "127.0.0.0x1", "127.0.0.", "127..0.1", "2130706433",
    "localhost@evil.example", "evil@localhost", "localhost:", "localhost:x", "localhost:70010",
    "localhost:7001:7001", "localhost:+7001", "[::1", "[::1]x", "::1", "", " ", "localhost..",
    "localhost/", "app.localhost",
  ])
  func refusesOtherHosts(host: String) {
    #expect(Self.status([:], host: host) == 403)
  }

  @Test func wantsOneHost() {
    #expect(Self.status([:], host: nil) == 400)
    #expect(Self.status(["Host": "localhost:7001"]) == 400)
    #expect(Self.status(["host": "evil.example"]) == 400)
  }

  @Test(arguments: ["Origin", "Referer"])
  func refusesForeignPages(name: String) {
    for value in [
      "https://evil.example", "http://evil.example:7001", "null", "", "file://",
      "file:///tmp/a.html",
      "http://127.0.0.1@evil.example", "http://localhost.evil.example/",
      "http://evil.example/localhost",
      "chrome-extension://abcdef", "localhost", "http://", "http:/localhost", "https://localhost:x",
      "http://evil.example#@localhost/", "http://evil.example\\@localhost/", "about:blank",
    ] {
      #expect(Self.status(["\(name)": value]) == 403, "\(name): \(value)")
    }
    for value in [
      "http://localhost", "http://127.0.0.1:7001", "HTTP://LOCALHOST:9000", "https://[::1]:7001",
    ] {
      #expect(Self.status(["\(name)": value]) == nil, "\(name): \(value)")
    }
    #expect(
      Self.status(["\(name)": "http://localhost", name.lowercased(): "http://x.example"]) == 403)
  }

  @Test func welcomesAPageOfThisMachineAsReferer() {
    #expect(Self.status(["Referer": "http://localhost:9000/studio?x=1#a"]) == nil)
  }

  @Test func believesWhatTheBrowserSaysOfTheSite() {
    for value in ["cross-site", "same-site", "Cross-Site", "", "anything"] {
      #expect(Self.status(["Sec-Fetch-Site": value]) == 403, "\(value)")
    }
    for value in ["none", "same-origin", "Same-Origin"] {
      #expect(Self.status(["Sec-Fetch-Site": value]) == nil, "\(value)")
    }
  }

  @Test func wantsTheTokenWhenOneIsSet() {
    #expect(Self.status([:], token: "s3cret") == 401)
    for value in [
      "Bearer wrong!", "Bearer s3cre", "Bearer s3crets", "Bearer s3crets3cret", "Bearer ", "Bearer",
      "Basic s3cret", "s3cret", "Bearer  ", "Bearer S3CRET", "Bearer s3cret x",
    ] {
      #expect(Self.status(["Authorization": value], token: "s3cret") == 401, "\(value)")
    }
    #expect(Self.status(["Authorization": "Bearer s3cret"], token: "s3cret") == nil)
    #expect(Self.status(["authorization": "bearer s3cret"], token: "s3cret") == nil)
    let twice: HTTPHeaders = ["Authorization": "Bearer s3cret", "authorization": "Bearer s3cret"]
    #expect(Self.status(twice, token: "s3cret") == 401)
    #expect(Self.status(["Authorization": "Bearer anything"]) == nil)
  }

  @Test func looksAtTheHostBeforeAllElse() {
    let headers: HTTPHeaders = ["Origin": "https://evil.example"]
    #expect(Self.status(headers, token: "s3cret", host: nil) == 400)
    #expect(Self.status(headers, token: "s3cret") == 403)
  }

  @Test func namesWhatItRefusesWithoutRepeatingAllOfIt() {
    let long = String(repeating: "x", count: 5000) + ".example"
    let request = HTTPRequest(path: "/", headers: ["Host": long])
    let reason = AccessRules(port: 1).refusal(of: request)?.reason ?? ""
    #expect(reason.hasPrefix("Host is 'xxx"))
    #expect(reason.utf8.count < 200)
  }
}
