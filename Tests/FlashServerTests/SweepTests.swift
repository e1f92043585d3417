#if FLASH
import FlashProtocol
import FlashServer
import FlashTesting
import Testing

@Suite struct SweepTests {
  /// A feed of 20 stories that brings ten more when its end is drawn, a moment later.
  private func feed(
    until end: Int, after milliseconds: Int = 20, navigation: Navigation? = nil
  ) throws -> Bench {
    try Bench(.direct, navigation: navigation) { app in
      let list = FakeView(
        .list, id: "feed", traits: [.clips, .scrollsY, .list], frame: Frame(0, 0, 400, 400))
      let rows = FakeRows((0..<20).map { "Story \($0)" })
      var isLoading = false
      rows.onEnd = {
        guard rows.texts.count < end, !isLoading else { return }
        isLoading = true
        app.after(milliseconds: milliseconds) {
          isLoading = false
          rows.texts += (rows.texts.count..<rows.texts.count + 10).map { "Story \($0)" }
        }
      }
      list.rows = rows
      app.windows = [window(list)]
      list.contentHeight = 880
      list.offsetY = 88
    }
  }

  private func offset(_ bench: Bench) -> Float {
    bench.app.ui { $0.windows[0].children[0].offsetY }
  }

  // Case C05.
  @Test func aSweepWaitsForTheFeedToGrowUntilItsEndAndPutsItBack() throws {
    let bench = try feed(until: 60)
    #expect(try bench.get("/rows")["count"] == 20)
    let reply = try bench.get("/rows", ["all": "1"])
    #expect(reply["rows"]?.array?.map { $0["text"]?.string } == (0..<60).map { "Story \($0)" })
    #expect(reply["count"] == 60)
    #expect(reply["complete"] == true)
    #expect(reply["stopped"] == nil)
    #expect(offset(bench) == 88)
  }

  // Case C05.
  @Test func aSweepStopsAtItsCapAndSaysSo() throws {
    let bench = try feed(until: 1000)
    let reply = try bench.get("/rows", ["all": "1", "max": "45"])
    #expect(reply["rows"]?.array?.count == 45)
    #expect(reply["capped"] == true)
    #expect(reply["complete"] == false)
    #expect(reply["stopped"] == "max")
    #expect(offset(bench) == 88)
  }

  @Test func aListOfExactlyAsManyRowsAsAreReadIsNotCapped() throws {
    let bench = try feed(until: 20)
    let reply = try bench.get("/rows", ["all": "1", "max": "20"])
    #expect(reply["complete"] == true)
    #expect(reply["capped"] == nil)
  }

  @Test func aSweepEndsInItsTime() throws {
    let bench = try feed(until: 1_000_000)
    let reply = try bench.get("/rows", ["all": "1", "within": "200"])
    #expect(reply["complete"] == false)
    #expect(["time", "loading"].contains(reply["stopped"]?.string))
    #expect(offset(bench) == 88)
  }

  @Test func whereARequestIsStillUnderWayMoreMayCome() throws {
    let navigation = Navigation()
    navigation.pending = { ["GET /stories"] }
    let bench = try feed(until: 20, navigation: navigation)
    let reply = try bench.get("/rows", ["all": "1", "within": "400"])
    #expect(reply["rows"]?.array?.count == 20)
    #expect(reply["complete"] == false)
    #expect(reply["stopped"] == "loading")
    #expect(reply["reason"]?.string?.contains("may bring more rows") == true)
    #expect(offset(bench) == 88)
  }

  @Test func aReaderWaitsForAListToGrow() throws {
    let bench = try Bench(.direct) { app in
      let list = FakeView(
        .list, id: "feed", traits: [.clips, .scrollsY, .list], frame: Frame(0, 0, 400, 400))
      list.rows = FakeRows(["one", "two"])
      app.windows = [window(list)]
      app.after(milliseconds: 60) { list.rows?.texts.append("three") }
    }
    #expect(try bench.get("/rows", ["more": "2", "wait": "5000"])["count"] == 3)
    let failure = try Failure(json: try bench.get("/rows", ["more": "3", "wait": "30"]))
    #expect(failure.code == .timeout)
    #expect(failure.message.hasPrefix("the list has 3 rows after 30 ms, not more than 3"))
    #expect(failure.facts.contains { $0.name == "count" && $0.value == 3 })
  }

  @Test func whatStandsInAScrollViewIsRowsWhereThereIsNoList() throws {
    let bench = try Bench(.direct) { app in
      let lines = (0..<5).map { index in
        FakeView(.text, text: "Line \(index)", frame: Frame(0, Float(index) * 20, 100, 20))
      }
      let column = FakeView(
        .group, id: "column", traits: [.column], frame: Frame(0, 0, 400, 100), lines)
      app.windows = [window(column)]
    }
    #expect(try bench.get("/rows")["id"] == "column")
    #expect(try bench.get("/rows")["count"] == 5)
  }
}
#endif
