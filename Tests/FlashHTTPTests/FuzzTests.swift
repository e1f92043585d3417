import FlashHTTP
import Testing

/// Bytes gone wrong, from a fixed number of seeds: everything gets an answer, and nothing stays.
@Suite struct FuzzTests {
  @Test func decodesTheSameHoweverMutatedBytesAreCut() {
    for seed in 0..<4000 as Range<UInt64> {
      let bytes = Mutation.bytes(seed: seed)
      let whole = RequestDecoderTests.outcomes(bytes).filter { $0 != .continueExpected }
      var random = Random(seed: seed &+ 1_000_000)
      let cut = RequestDecoderTests.outcomes(bytes, pieces: 1 + random.below(9))
        .filter { $0 != .continueExpected }
      #expect(whole == cut, "seed \(seed)")
    }
  }

  @Test func refusesWithAStatusThatSaysWhoseFaultItIs() {
    for seed in 4000..<8000 as Range<UInt64> {
      guard
        case .failure(let failure)? = RequestDecoderTests.outcomes(Mutation.bytes(seed: seed)).last
      else { continue }
      #expect([400, 413, 414, 417, 431, 501, 505].contains(failure.status), "seed \(seed)")
      #expect(!failure.reason.isEmpty)
    }
  }

  @Test func decodesMutatedResponsesWithoutHarm() {
    let valid = "HTTP/1.1 200 OK\r\nTransfer-Encoding: chunked\r\n\r\n3\r\nabc\r\n0\r\n\r\n"
    for seed in 0..<4000 as Range<UInt64> {
      var random = Random(seed: seed)
      var bytes = Array(valid.utf8)
      for _ in 0..<3 {
        bytes[random.below(bytes.count)] = UInt8(truncatingIfNeeded: random.next())
        bytes.remove(at: random.below(bytes.count))
      }
      var whole = HTTPResponseDecoder()
      whole.feed(bytes)
      var cut = HTTPResponseDecoder()
      for byte in bytes {
        cut.feed([byte])
        _ = cut.next()
      }
      #expect(Self.understood(whole.end()) == Self.understood(cut.end()), "seed \(seed)")
    }
  }

  /// Without whether the connection is kept: that depends on what has come after the response.
  static func understood(_ outcome: HTTPResponseDecoder.Outcome) -> HTTPResponse? {
    if case .response(let response, _) = outcome { response } else { nil }
  }

  @Test func servesOnWhateverBytesCome() throws {
    try TestServer.run { server in
      for seed in 10_000..<10_400 as Range<UInt64> {
        let client = try server.connect()
        // A refusal may end the connection while bytes are still on their way.
        try? client.send(Mutation.bytes(seed: seed))
        client.finishSending()
        let answer = String(decoding: try client.rest(), as: UTF8.self)
        #expect(answer.isEmpty || answer.hasPrefix("HTTP/1.1 "), "seed \(seed)")
        if seed.isMultiple(of: 20) { #expect(try server.ask().text == "GET /ping\n") }
      }
      let isClean = try server.waits { server.descriptors == 1 }
      #expect(isClean)
    }
  }

  @Test func servesOnWhenClientsVanishAtAnyByte() throws {
    try TestServer.run { server in
      for seed in 20_000..<20_300 as Range<UInt64> {
        var random = Random(seed: seed)
        let client = try server.connect()
        let bytes = Mutation.bytes(seed: seed)
        try? client.send(Array(bytes.prefix(random.below(bytes.count + 1))))
        if random.below(2) == 0 { client.reset() } else { client.close() }
      }
      #expect(try server.ask().text == "GET /ping\n")
      let isClean = try server.waits { server.descriptors == 1 }
      #expect(isClean)
    }
  }
}
