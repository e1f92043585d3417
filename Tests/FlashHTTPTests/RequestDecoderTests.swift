import FlashHTTP
import Testing

/// Bytes to requests (RFC 9112), without a socket.
@Suite struct RequestDecoderTests {
  static let host = "Host: localhost\r\n"

  static func outcomes(
    _ text: String, limits: HTTPLimits = HTTPLimits(), pieces size: Int = .max
  ) -> [HTTPRequestDecoder.Outcome] {
    outcomes(Array(text.utf8), limits: limits, pieces: size)
  }

  static func outcomes(
    _ bytes: [UInt8], limits: HTTPLimits = HTTPLimits(), pieces size: Int = .max
  ) -> [HTTPRequestDecoder.Outcome] {
    var decoder = HTTPRequestDecoder(limits: limits)
    var outcomes: [HTTPRequestDecoder.Outcome] = []
    var start = 0
    repeat {
      let end = min(bytes.count, size == .max ? bytes.count : start + size)
      decoder.feed(Array(bytes[start..<end]))
      start = end
      reading: while true {
        let outcome = decoder.next()
        switch outcome {
        case .needMore: break reading
        case .failure: return outcomes + [outcome]
        default: outcomes.append(outcome)
        }
      }
    } while start < bytes.count
    return outcomes
  }

  static func status(_ text: String, limits: HTTPLimits = HTTPLimits()) -> Int? {
    guard case .failure(let failure)? = outcomes(text, limits: limits).last else { return nil }
    return failure.status
  }

  @Test func readsMethodPathQueryHeadersAndBody() throws {
    let text =
      "POST /tap%20it?id=a+b%2Bc&empty=&flag HTTP/1.1\r\nHost: localhost\r\nX-Thing: \t one two \r\n"
      + "Content-Length: 5\r\n\r\nhello"
    let outcomes = Self.outcomes(text)
    guard case .request(let request, let framing)? = outcomes.first else {
      Issue.record("no request: \(outcomes)")
      return
    }
    #expect(request.method == "POST")
    #expect(request.path == "/tap it")
    #expect(request.query.map(\.name) == ["id", "empty", "flag"])
    #expect(request.query.map(\.value) == ["a b+c", "", ""])
    #expect(request.headers["x-thing"] == "one two")
    #expect(request.body == Array("hello".utf8))
    #expect(framing == HTTPFraming(minorVersion: 1, isHead: false, keepsAlive: true))
  }

  @Test func understandsTheSameHoweverTheBytesAreCut() {
    let text =
      "GET /a?x=1 HTTP/1.1\r\nHost: localhost\r\n\r\n"
      + "POST /b HTTP/1.1\r\nHost: localhost\r\nContent-Length: 3\r\n\r\nabc"
      + "POST /c HTTP/1.1\r\nHost: localhost\r\nTransfer-Encoding: chunked\r\n\r\n"
      + "2;name=\"v\"\r\nhe\r\n3\r\nllo\r\n0\r\nX-Trailer: yes\r\n\r\n"
      + "HEAD /d HTTP/1.1\r\nHost: localhost\r\nConnection: close\r\n\r\n"
    let whole = Self.outcomes(text)
    #expect(whole.count == 4)
    for size in 1...text.utf8.count {
      #expect(Self.outcomes(text, pieces: size) == whole, "in pieces of \(size)")
    }
  }

  @Test func putsChunksTogetherAndDropsTrailers() {
    let outcomes = Self.outcomes(
      "POST / HTTP/1.1\r\nHost: localhost\r\ntransfer-encoding: Chunked\r\n\r\n"
        + "5 ; a=b\r\nhello\r\n00A\r\n, and more.\r\n0\r\nX: y\r\n\r\n")
    guard case .failure? = outcomes.last else {
      Issue.record("a chunk longer than it says was taken: \(outcomes)")
      return
    }
    let good = Self.outcomes(
      "POST / HTTP/1.1\r\nHost: localhost\r\ntransfer-encoding: Chunked\r\n\r\n"
        + "5 ; a=b\r\nhello\r\n00b\r\n, and more.\r\n0\r\nX: y\r\n\r\n")
    guard case .request(let request, _)? = good.first else {
      Issue.record("no request: \(good)")
      return
    }
    #expect(String(decoding: request.body, as: UTF8.self) == "hello, and more.")
    #expect(request.headers["X"] == nil)
  }

  @Test(arguments: [
    ("GET / HTTP/1.1\nHost: localhost\n\n", 400), ("\nGET / HTTP/1.1\r\n", 400),
    ("GET / HTTP/1.1\r\nHost: localhost\nX: y\r\n\r\n", 400),
    ("GET /\r\n", 400), ("GET  / HTTP/1.1\r\n", 400), ("GET / HTTP/1.1 \r\n", 400),
    ("GET / HTTP/1\r\n", 400), ("GET / http/1.1\r\n", 400), ("G\u{00}T / HTTP/1.1\r\n", 400),
    ("GET /\u{01} HTTP/1.1\r\n", 400), ("GET /%zz HTTP/1.1\r\n", 400),
    ("GET /%00 HTTP/1.1\r\n", 400), ("GET /%ff HTTP/1.1\r\n", 400),
    ("GET /?a=%4 HTTP/1.1\r\n", 400), ("GET /a#b HTTP/1.1\r\n", 400),
    ("GET health HTTP/1.1\r\n", 400), ("GET https://localhost/ HTTP/1.1\r\n", 400),
    ("\u{16}\u{03}\u{01}", 400),
    ("BREW / HTTP/1.1\r\n", 501), ("get / HTTP/1.1\r\n", 501),
    ("CONNECT localhost:80 HTTP/1.1\r\n", 501), ("TRACE / HTTP/1.1\r\n", 501),
    ("PRI * HTTP/2.0\r\n\r\nSM\r\n\r\n", 505), ("GET / HTTP/2.0\r\n", 505),
    ("GET / HTTP/0.9\r\n", 505), ("GET / HTTP/3.1\r\n", 505),
  ])
  func refusesABrokenRequestLine(text: String, status: Int) {
    #expect(Self.status(text) == status)
  }

  @Test(arguments: [
    " X: folded", "\tX: folded", "X : y", ": y", "no colon", "X: a\u{00}b", "X: a\u{07}b",
    "X: a\rb", "X(: y", "X: \u{7F}",
  ])
  func refusesABrokenHeaderLine(line: String) {
    #expect(Self.status("GET / HTTP/1.1\r\n\(Self.host)\(line)\r\n\r\n") == 400)
  }

  @Test(arguments: [
    ("Content-Length: -1", 400), ("Content-Length: +5", 400), ("Content-Length: 5x", 400),
    ("Content-Length:", 400), ("Content-Length: 5, 5", 400), ("Content-Length: 0x5", 400),
    ("Content-Length: 5\r\nContent-Length: 5", 400),
    ("Content-Length: 5\r\nContent-Length: 6", 400),
    ("Content-Length: 99999999999999999999", 413), ("Content-Length: 2147483648", 413),
    ("Content-Length: 5\r\nTransfer-Encoding: chunked", 400),
    ("Transfer-Encoding: gzip", 501), ("Transfer-Encoding: gzip, chunked", 501),
    ("Transfer-Encoding: identity", 501), ("Transfer-Encoding:", 501),
    ("Transfer-Encoding: chunked, chunked", 400), ("Expect: the-unexpected", 417),
  ])
  func refusesABodyOfUnclearLength(field: String, status: Int) {
    #expect(Self.status("POST / HTTP/1.1\r\n\(Self.host)\(field)\r\n\r\n") == status)
  }

  @Test(arguments: [
    "x\r\n", "\r\n", "-1\r\n", " 5\r\nhello\r\n", "5\nhello\r\n", "5\r\nhelloX\r\n",
    "5\r\nhello\n0\r\n\r\n", "5;\u{01}\r\nhello\r\n", "0\r\n folded\r\n\r\n",
    "5" + String(repeating: " ", count: 300),
  ])
  func refusesABrokenChunk(body: String) {
    let head = "POST / HTTP/1.1\r\n\(Self.host)Transfer-Encoding: chunked\r\n\r\n"
    #expect(Self.status(head + body) == 400)
  }

  @Test func refusesWhatIsOverALimitBeforeItsEndComes() {
    let limits = HTTPLimits(maxLine: 100, maxHeader: 200, maxBody: 10)
    #expect(Self.status("GET /" + String(repeating: "a", count: 200), limits: limits) == 414)
    let start = "GET / HTTP/1.1\r\n"
    #expect(Self.status(start + "X: " + String(repeating: "a", count: 200), limits: limits) == 431)
    let many = String(repeating: "X: y\r\n", count: 50)
    #expect(Self.status(start + many, limits: limits) == 431)
    #expect(Self.status(start + "Content-Length: 11\r\n\r\n", limits: limits) == 413)
    let chunked = "POST / HTTP/1.1\r\nTransfer-Encoding: chunked\r\n\r\n"
    #expect(Self.status(chunked + "6\r\nabcdef\r\n5\r\n", limits: limits) == 413)
    #expect(Self.status(chunked + "fffffffffffffffff\r\n", limits: limits) == 413)
    #expect(Self.status(chunked + "0\r\n" + many, limits: limits) == 431)
  }
}
