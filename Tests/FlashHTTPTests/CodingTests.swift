import Testing

@testable import FlashHTTP

/// Encoders, the response decoder and percent-encoding, without a socket.
@Suite struct CodingTests {
  static func text(_ bytes: [UInt8]) -> String { String(decoding: bytes, as: UTF8.self) }

  // MARK: - Responses out

  @Test func writesAResponseWhole() {
    let response = HTTPResponse(
      status: 404, headers: ["Content-Type": "text/plain"], body: Array("no".utf8))
    #expect(
      Self.text(HTTPResponseEncoder.encode(response, HTTPFraming()))
        == "HTTP/1.1 404 Not Found\r\nContent-Type: text/plain\r\nContent-Length: 2\r\n\r\nno")
    #expect(
      Self.text(HTTPResponseEncoder.encode(response, HTTPFraming(isHead: true, keepsAlive: false)))
        == "HTTP/1.1 404 Not Found\r\nContent-Type: text/plain\r\nContent-Length: 2\r\n"
        + "Connection: close\r\n\r\n")
    #expect(
      Self.text(HTTPResponseEncoder.encode(HTTPResponse(), HTTPFraming(minorVersion: 0)))
        == "HTTP/1.1 200 OK\r\nContent-Length: 0\r\nConnection: keep-alive\r\n\r\n")
    #expect(
      Self.text(HTTPResponseEncoder.encode(HTTPResponse(status: 204), HTTPFraming()))
        == "HTTP/1.1 204 No Content\r\n\r\n")
  }

  @Test func letsNoHeaderValueBeginAnotherLine() {
    let response = HTTPResponse(headers: [
      "X-Name": "a\r\nSet-Cookie: b", "Bad Name": "c", "Content-Length": "99",
      "connection": "upgrade", "Access-Control-Allow-Origin": "*", "Transfer-Encoding": "chunked",
    ])
    #expect(
      Self.text(HTTPResponseEncoder.encode(response, HTTPFraming()))
        == "HTTP/1.1 200 OK\r\nX-Name: a  Set-Cookie: b\r\nContent-Length: 0\r\n\r\n")
  }

  @Test func turnsAStatusThatIsNoFinalOneIntoAnError() {
    for status in [0, 99, 100, 101, 600, -1] {
      let bytes = HTTPResponseEncoder.encode(HTTPResponse(status: status), HTTPFraming())
      #expect(Self.text(bytes).hasPrefix("HTTP/1.1 500 "))
    }
  }

  @Test func writesARefusalAsJSON() {
    let failure = HTTPFailure(400, "a \"quote\", a \\ and \u{01}\n")
    #expect(
      Self.text(failure.response.body)
        == #"{"error":{"code":"bad-request","message":"a \"quote\", a \\ and \u0001\u000a"}}"#)
    #expect(HTTPFailure(403, "x").code == "forbidden")
    #expect(HTTPFailure(401, "x").response.headers["WWW-Authenticate"] == "Bearer")
  }

  // MARK: - Requests out

  @Test func writesARequestThatItsOwnDecoderReadsBack() {
    let request = HTTPRequest(
      method: "POST", path: "/a b/ü", query: [("te+xt", "é&=+ %"), ("n", "")],
      headers: ["X-One": "1"], body: [0, 1, 255])
    let bytes = HTTPRequestEncoder.encode(request, host: "127.0.0.1:80", token: "secret")
    guard case .request(var read, _)? = RequestDecoderTests.outcomes(bytes).first else {
      Issue.record("not read back: \(Self.text(bytes))")
      return
    }
    #expect(read.headers["Host"] == "127.0.0.1:80")
    #expect(read.headers["Authorization"] == "Bearer secret")
    #expect(read.headers["Content-Length"] == "3")
    for name in ["Host", "Authorization", "Content-Length"] { read.headers.remove(name) }
    #expect(read == request)
  }

  @Test func writesAPlainRequestInTheShortestForm() {
    let bytes = HTTPRequestEncoder.encode(
      HTTPRequest(path: "/health", query: [("wait", "5")]), host: "localhost:80")
    #expect(Self.text(bytes) == "GET /health?wait=5 HTTP/1.1\r\nHost: localhost:80\r\n\r\n")
  }

  // MARK: - Percent-encoding

  @Test func decodesPathsAndQueries() {
    #expect(PercentCoding.decodePath(Array("/a+b%2Fc%C3%A9".utf8)) == "/a+b/cé")
    #expect(PercentCoding.decodePath(Array("/%c3".utf8)) == nil)
    #expect(PercentCoding.decodePath(Array("/%".utf8)) == nil)
    #expect(PercentCoding.decodePath(Array("/%0g".utf8)) == nil)
    let pairs = PercentCoding.decodeQuery(Array("a=1&&b=x=y&c+d=e%2B&f".utf8))
    #expect(pairs?.map(\.name) == ["a", "b", "c d", "f"])
    #expect(pairs?.map(\.value) == ["1", "x=y", "e+", ""])
    #expect(PercentCoding.encodeQuery("a/b c~é") == "a%2Fb%20c~%C3%A9")
    #expect(PercentCoding.encodePath("/a/b c") == "/a/b%20c")
  }

  // MARK: - Headers

  @Test func comparesHeaderNamesWithoutCase() {
    var headers: HTTPHeaders = ["Accept": "a", "ACCEPT": "b", "Host": "c"]
    #expect(headers["accept"] == "a")
    #expect(headers.all("Accept") == ["a", "b"])
    headers.set("accept", "d")
    #expect(headers.all("ACCEPT") == ["d"])
    #expect(headers["[ost"] == nil)
    #expect(HTTPHeaders.same("@", "`") == false)
  }
}
