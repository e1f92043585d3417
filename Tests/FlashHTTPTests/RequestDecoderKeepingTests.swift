import FlashHTTP
import Testing

/// What a decoder keeps, tells and forgives between requests.
@Suite struct RequestDecoderKeepingTests {
  static func framing(_ text: String) -> HTTPFraming? {
    guard case .request(_, let framing)? = RequestDecoderTests.outcomes(text).first else {
      return nil
    }
    return framing
  }

  @Test(arguments: [
    ("HTTP/1.1\r\n", true), ("HTTP/1.1\r\nConnection: close\r\n", false),
    ("HTTP/1.1\r\nConnection: upgrade, Close\r\n", false), ("HTTP/1.0\r\n", false),
    ("HTTP/1.0\r\nConnection: Keep-Alive\r\n", true),
    ("HTTP/1.1\r\nConnection: keep-alive\r\nConnection: close\r\n", false),
  ])
  func knowsWhetherAConnectionIsKept(rest: String, keeps: Bool) {
    #expect(Self.framing("GET / \(rest)\r\n")?.keepsAlive == keeps)
  }

  @Test func tellsOnceThatAClientWaitsBeforeItsBody() {
    let head =
      "POST / HTTP/1.1\r\nHost: localhost\r\nExpect: 100-Continue\r\nContent-Length: 2\r\n\r\n"
    var decoder = HTTPRequestDecoder()
    decoder.feed(Array(head.utf8))
    #expect(decoder.next() == .continueExpected)
    #expect(decoder.next() == .needMore)
    decoder.feed(Array("ok".utf8))
    guard case .request(let request, _) = decoder.next() else {
      Issue.record("no request")
      return
    }
    #expect(request.body == Array("ok".utf8))
  }

  @Test func doesNotTellWhenTheBodyIsThereAlready() {
    let text =
      "POST / HTTP/1.1\r\nHost: localhost\r\nExpect: 100-continue\r\nContent-Length: 2\r\n\r\nok"
    #expect(RequestDecoderTests.outcomes(text).count == 1)
  }

  @Test func takesATargetThatNamesItsHost() {
    let text = "GET http://LOCALHOST:80/a?b=c HTTP/1.1\r\nHost: localhost:80\r\n\r\n"
    guard case .request(let request, _)? = RequestDecoderTests.outcomes(text).first else {
      Issue.record("no request")
      return
    }
    #expect(request.path == "/a")
    #expect(request.query.first?.value == "c")
    let other = "GET http://evil.example/ HTTP/1.1\r\nHost: localhost\r\n\r\n"
    #expect(RequestDecoderTests.status(other) == 400)
    #expect(Self.framing("OPTIONS * HTTP/1.1\r\nHost: localhost\r\n\r\n") != nil)
  }

  @Test func forgivesAFewEmptyLinesBeforeARequest() {
    #expect(Self.framing("\r\n\r\nGET / HTTP/1.1\r\nHost: localhost\r\n\r\n") != nil)
    #expect(RequestDecoderTests.status(String(repeating: "\r\n", count: 20)) == 400)
  }

  @Test func staysFailedOnceItFailed() {
    var decoder = HTTPRequestDecoder()
    decoder.feed(Array("nonsense\r\n".utf8))
    let first = decoder.next()
    decoder.feed(Array("GET / HTTP/1.1\r\nHost: localhost\r\n\r\n".utf8))
    #expect(decoder.next() == first)
    #expect(decoder.buffered == 0)
  }

  @Test func refusesBeforeTheBodyWhoeverIsNotAdmitted() {
    var decoder = HTTPRequestDecoder { HTTPFailure(403, "not you, \($0.path)") }
    decoder.feed(Array("POST /x HTTP/1.1\r\nContent-Length: 1000\r\n\r\n".utf8))
    #expect(decoder.next() == .failure(HTTPFailure(403, "not you, /x")))
  }

  @Test func holdsNothingBetweenRequests() {
    var decoder = HTTPRequestDecoder()
    #expect(decoder.progress == .idle)
    decoder.feed(Array("GET / HTTP/1.1\r\n".utf8))
    _ = decoder.next()
    #expect(decoder.progress == .head)
    decoder.feed(Array("Content-Length: 3\r\n\r\nab".utf8))
    _ = decoder.next()
    #expect(decoder.progress == .body)
    #expect(decoder.buffered == 2)
    decoder.feed(Array("c".utf8))
    _ = decoder.next()
    #expect(decoder.progress == .idle)
    #expect(decoder.buffered == 0)
  }
}
