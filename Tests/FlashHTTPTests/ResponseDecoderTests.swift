import FlashHTTP
import Testing

/// Bytes to a response, without a socket.
@Suite struct ResponseDecoderTests {
  static func outcome(
    _ text: String, isHead: Bool = false, pieces size: Int = .max, ends: Bool = false
  ) -> HTTPResponseDecoder.Outcome {
    var decoder = HTTPResponseDecoder(isHead: isHead)
    var outcome = HTTPResponseDecoder.Outcome.needMore
    var rest = Array(text.utf8)[...]
    while !rest.isEmpty {
      decoder.feed(Array(rest.prefix(size)))
      rest = rest.dropFirst(size)
      outcome = decoder.next()
    }
    return ends ? decoder.end() : outcome
  }

  static func reply(_ body: String, _ headers: HTTPHeaders, status: Int = 200) -> HTTPResponse {
    HTTPResponse(status: status, headers: headers, body: Array(body.utf8))
  }

  @Test func readsABodyOfKnownLengthHoweverItIsCut() {
    let text = "HTTP/1.1 200 OK\r\nContent-Length: 5\r\n\r\nhello"
    for size in 1...text.utf8.count {
      #expect(
        Self.outcome(text, pieces: size)
          == .response(Self.reply("hello", ["Content-Length": "5"]), keepsAlive: true))
    }
  }

  @Test func readsChunksAndPassesOverInterimResponses() {
    let text =
      "HTTP/1.1 100 Continue\r\n\r\nHTTP/1.1 102 Processing\r\nX: y\r\n\r\n"
      + "HTTP/1.1 201\r\nTransfer-Encoding: chunked\r\n\r\n3\r\nabc\r\n1\r\nd\r\n0\r\n\r\n"
    #expect(
      Self.outcome(text, pieces: 7)
        == .response(
          Self.reply("abcd", ["Transfer-Encoding": "chunked"], status: 201), keepsAlive: true))
  }

  @Test func readsToTheEndWhenThereIsNoLength() {
    let text = "HTTP/1.0 200 OK\r\n\r\nall of it"
    #expect(Self.outcome(text) == .needMore)
    #expect(
      Self.outcome(text, ends: true) == .response(Self.reply("all of it", [:]), keepsAlive: false))
  }

  @Test func knowsRepliesWithoutABody() {
    let text = "HTTP/1.1 200 OK\r\nContent-Length: 5\r\n\r\n"
    #expect(
      Self.outcome(text, isHead: true)
        == .response(Self.reply("", ["Content-Length": "5"]), keepsAlive: true))
    #expect(
      Self.outcome("HTTP/1.1 204 No Content\r\n\r\n")
        == .response(Self.reply("", [:], status: 204), keepsAlive: true))
  }

  @Test func keepsNoConnectionThatIsClosingOrSaysTooMuch() {
    for text in [
      "HTTP/1.1 204 None\r\nConnection: close\r\n\r\n", "HTTP/1.0 204 None\r\n\r\n",
      "HTTP/1.1 204 None\r\n\r\nmore",
    ] {
      guard case .response(_, keepsAlive: false) = Self.outcome(text) else {
        Issue.record("kept after \(text)")
        continue
      }
    }
  }

  @Test(arguments: [
    "SSH-2.0-OpenSSH_9.2\r\n", "ht", "HTTP/2 200\r\n", "HTTP/1.1 20 OK\r\n", "HTTP/1.1 2000 OK\r\n",
    "HTTP/1.1  200 OK\r\n", "HTTP/1.1 200 OK\n\n", "\r\n", "HTTP/1.1 101 Switching\r\n",
    "HTTP/1.1 200 OK\r\nno colon\r\n", "HTTP/1.1 200 OK\r\nContent-Length: x\r\n\r\n",
    "HTTP/1.1 200 OK\r\nContent-Length: 1\r\nContent-Length: 2\r\n\r\n",
    "HTTP/1.1 200 OK\r\nTransfer-Encoding: gzip\r\n\r\n",
    "HTTP/1.1 200 OK\r\nTransfer-Encoding: chunked\r\n\r\nx\r\n",
  ])
  func saysWhatIsNoResponse(text: String) {
    guard case .malformed(let reason) = Self.outcome(text) else {
      Issue.record("taken for a response: \(Self.outcome(text))")
      return
    }
    #expect(!reason.isEmpty)
  }
}
