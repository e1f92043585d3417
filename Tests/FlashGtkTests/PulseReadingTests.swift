import FlashClient
import FlashProtocol
import Testing

/// Reading the demo: its endless feed, and that reading leaves it as it was.
extension GtkTests {
  @Suite struct PulseReadingTests {
    private static let feed = "feed.top.list"

    private func rows(_ pulse: PulseApp, _ arguments: [(name: String, value: JSON)]) throws -> JSON
    {
      try pulse.get("rows", [("list", .string(Self.feed))] + arguments)
    }

    /// All there is but the scroll bar, which GTK fades out a second after the last scroll.
    private func lasting(_ pulse: PulseApp) throws -> [Element] {
      try pulse.client.hierarchy().filter { $0.type != "GtkScrollbar" }
    }

    /// Whatever stands in the feed, and where, once its pictures have come.
    private func places(_ pulse: PulseApp) throws -> [String: Frame] {
      _ = try pulse.client.idle(wait: 5000)
      let cards = try pulse.client.hierarchy().filter { $0.id?.hasPrefix("feed.top.") == true }
      return Dictionary(
        cards.map { ($0.id ?? "", $0.frame) }, uniquingKeysWith: { first, _ in first })
    }

    /// Case C05.
    @Test func `An endless feed is read as far as was asked, and put back`() throws {
      let pulse = try PulseApp()
      _ = try pulse.client.find("feed.top.card.0", wait: 10_000)
      _ = try pulse.client.idle(wait: 5000)
      let before = try rows(pulse, [])
      let loaded = try #require(before["count"]?.int)
      let places = try places(pulse)
      let most = loaded + 35
      let reply = try rows(pulse, [("all", true), ("max", .int(most))])
      let texts = (reply["rows"]?.array ?? []).map { $0["text"]?.string ?? "" }
      #expect(texts.count == most)
      #expect(texts.allSatisfy { !$0.isEmpty })
      #expect(reply["complete"]?.bool == false)
      #expect(reply["stopped"]?.string == "max")
      #expect((reply["count"]?.int ?? 0) >= most)
      #expect(try self.places(pulse) == places)
    }

    @Test func `A sweep that takes too long says so, and puts the feed back`() throws {
      let pulse = try PulseApp()
      _ = try pulse.client.find("feed.top.card.0", wait: 10_000)
      _ = try pulse.client.idle(wait: 5000)
      let places = try places(pulse)
      let reply = try rows(pulse, [("all", true), ("max", 1_000_000), ("within", 300)])
      #expect(reply["complete"]?.bool == false)
      #expect(["time", "loading"].contains(reply["stopped"]?.string))
      let now = try self.places(pulse)
      let old = places.filter { now[$0.key] != $0.value }
      #expect(now.filter { places[$0.key] != $0.value } == old)
    }

    @Test func `A reader who waits for more rows is answered once they have come`() throws {
      let pulse = try PulseApp()
      _ = try pulse.client.find("feed.top.card.0", wait: 10_000)
      _ = try pulse.client.idle(wait: 5000)
      let loaded = try #require(try rows(pulse, [])["count"]?.int)
      let error = try #require(throws: ClientError.self) {
        try rows(pulse, [("more", .int(loaded)), ("wait", 50)])
      }
      guard case .failure(let failure, _) = error else { throw error }
      #expect(failure.code == .timeout)
      _ = try pulse.client.row("\(loaded - 1)", in: Self.feed)
      let more = try rows(pulse, [("more", .int(loaded)), ("wait", 10_000)])
      #expect((more["count"]?.int ?? 0) > loaded)
    }

    /// Case C05.
    @Test(arguments: ["phone", "tablet"])
    func `Five hundred reads change nothing`(_ size: String) throws {
      let pulse = try PulseApp(["--size", size])
      _ = try pulse.client.find("feed.top.card.0", wait: 10_000)
      _ = try pulse.client.idle(wait: 5000)
      // Somewhere in the middle of what is loaded, where nothing more is asked for.
      _ = try pulse.client.row("2", in: Self.feed)
      _ = try pulse.client.idle(wait: 5000)
      let tree = try lasting(pulse)
      let count = try rows(pulse, [])["count"]
      let reads: [(name: String, arguments: [(name: String, value: JSON)])] = [
        ("actionables", []), ("actionables", [("format", "text"), ("frames", true)]),
        ("hierarchy", []), ("hierarchy", [("visible", true)]), ("rows", []),
        ("rows", [("list", .string(Self.feed)), ("more", 0)]), ("idle", []), ("health", []),
        ("element", [("target", "feed.top.card.9")]), ("element", [("target", "feed.top.list")]),
        ("screen", []), ("steps", []), ("screenshot", []),
        ("screenshot", [("target", "feed.top.list"), ("format", "png")]),
      ]
      for turn in 0..<500 {
        let read = reads[turn % reads.count]
        // What is not built is not found, and looking for it builds nothing.
        do {
          _ = try pulse.client.call(pulse.command(read.name), read.arguments)
        } catch ClientError.failure(let failure, _) where failure.code == .notFound {
          continue
        }
      }
      #expect(try rows(pulse, [])["count"] == count)
      let now = try lasting(pulse)
      #expect(now.filter { !tree.contains($0) } == tree.filter { !now.contains($0) })
      #expect(now == tree)
    }
  }
}
