/// Requests gone wrong, each from its seed.
enum Mutation {
  static let valid = [
    "GET /actionables?format=text&since=abc HTTP/1.1\r\nHost: localhost\r\nAccept: */*\r\n\r\n",
    "POST /tap HTTP/1.1\r\nHost: 127.0.0.1\r\nContent-Length: 14\r\n\r\n{\"id\":\"login\"}",
    "POST /type HTTP/1.1\r\nHost: localhost\r\nTransfer-Encoding: chunked\r\n\r\n"
      + "5;x=y\r\nhello\r\n6\r\n world\r\n0\r\nX-Trailer: 1\r\n\r\n",
    "HEAD /health HTTP/1.0\r\nHost: [::1]\r\nConnection: keep-alive\r\n\r\n",
    "POST /type HTTP/1.1\r\nHost: localhost\r\nExpect: 100-continue\r\nContent-Length: 2\r\n\r\nok",
    "GET /a HTTP/1.1\r\nHost: localhost\r\n\r\nGET /b HTTP/1.1\r\nHost: localhost\r\n\r\n",
  ]

  private static let splinters = [
    "\r\n", "\n", "\r", "\u{0}", ":", " ", "%", "%00", "Host: evil.example\r\n", "HTTP/2.0",
    "Content-Length: -1\r\n", "Content-Length: 99999999999\r\n", "Transfer-Encoding: chunked\r\n",
    "ffffffffffffffff\r\n", "0\r\n\r\n", "\t", ";", "GET ", "Connection: close\r\n", "\u{7F}",
  ]

  static func bytes(seed: UInt64) -> [UInt8] {
    var random = Random(seed: seed)
    if random.below(8) == 0 {
      return (0..<random.below(600)).map { _ in UInt8(truncatingIfNeeded: random.next()) }
    }
    var bytes = Array(valid[random.below(valid.count)].utf8)
    for _ in 0..<(1 + random.below(4)) { mutate(&bytes, &random) }
    return bytes
  }

  private static func mutate(_ bytes: inout [UInt8], _ random: inout Random) {
    guard !bytes.isEmpty else { return }
    let place = random.below(bytes.count)
    switch random.below(7) {
    case 0: bytes[place] = UInt8(truncatingIfNeeded: random.next())
    case 1: bytes[place] ^= 1 << UInt8(random.below(8))
    case 2: bytes.remove(at: place)
    case 3: bytes.removeSubrange(place..<min(bytes.count, place + 1 + random.below(20)))
    case 4: bytes.insert(contentsOf: splinters[random.below(splinters.count)].utf8, at: place)
    case 5: bytes.insert(contentsOf: bytes[place...].prefix(random.below(40)), at: place)
    default: bytes.removeSubrange(place...)
    }
  }
}
