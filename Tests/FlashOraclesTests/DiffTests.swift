import FlashOracles
import FlashProtocol
import Testing

@Suite struct SnapshotDiffTests {
  private let before = phone(
    Part(.tab, id: "tab.home", text: "Home", state: .selected, (0, 680, 90, 40)),
    Part(
      .group, id: "header", (0, 0, 360, 40),
      [Part(.text, id: "title", text: "Top", (10, 10, 90, 20))]),
    Part(.text, text: "First story", (0, 100, 300, 20)),
    Part(.button, id: "save", text: "Save", (0, 200, 90, 40)))

  @Test func equalScreensDoNotDiffer() {
    let diff = SnapshotDiff(from: before, to: before)
    #expect(diff.isEmpty)
    #expect(diff.text == "nothing differs")
  }

  @Test func whatCameWentMovedAndChangedIsTold() {
    let after = phone(
      Part(.tab, id: "tab.home", text: "Home", (0, 680, 90, 40)),
      Part(
        .group, id: "header", (0, 12, 360, 40),
        [Part(.text, id: "title", text: "Tech", (10, 22, 90, 20))]),
      Part(.text, text: "Second story", (0, 100, 300, 20)),
      Part(
        .card, id: "card", text: "Hello", (0, 300, 360, 90),
        [Part(.text, text: "Hello", (0, 300, 90, 20)), Part(.image, (200, 300, 90, 90))]))
    #expect(
      SnapshotDiff(from: before, to: after).text.split(separator: "\n") == [
        "+ card card \"Hello\" with 2 inside  [0,300 360x90]",
        "- button save \"Save\"  [0,200 90x40]",
        "~ tab tab.home \"Home\": state \"selected\" → none",
        "~ text title \"Tech\": text \"Top\" → \"Tech\"",
        "~ text \"Second story\": text \"First story\" → \"Second story\"",
        "> group header: moved by 0, +12  [0,12 360x40]",
      ])
  }

  @Test func aResizeIsTold() {
    let one = phone(Part(.group, id: "header", (0, 0, 360, 40)))
    let other = phone(Part(.group, id: "header", (0, 4, 360, 60)))
    #expect(
      SnapshotDiff(from: one, to: other).text
        == "> group header: moved by 0, +4 and resized from 360x40 to 360x60  [0,4 360x60]")
  }

  @Test func refsOfAnotherLaunchDoNotMatter() {
    var other = before
    for index in other.elements.indices { other.elements[index].ref = "e\(900 + index)" }
    #expect(SnapshotDiff(from: before, to: other).isEmpty)
  }

  @Test func aRowThatCameAmongLikeRowsIsTheOneThatCame() {
    func list(_ texts: [String]) -> ScreenSnapshot {
      let rows = texts.enumerated().map { place, text in
        Part(.row, text: text, row: place, (0, Float(place) * 50, 360, 50))
      }
      return phone(Part(.list, id: "list", (0, 0, 360, 300), rows))
    }
    let diff = SnapshotDiff(from: list(["A", "C"]), to: list(["A", "B", "C"]))
    #expect(diff.appeared.map(\.element.text) == ["B"])
    #expect(diff.gone.isEmpty)
    #expect(diff.moved.map(\.element.text) == ["C"])
  }

  @Test func theJSONNamesEveryPart() throws {
    let after = phone(Part(.button, id: "new", (0, 0, 40, 40)))
    let json = try JSON(parsing: SnapshotDiff(from: before, to: after).json)
    #expect(json.object?.map(\.name) == ["appeared", "gone", "changed", "moved"])
    #expect(json["appeared"]?.array?.first?["id"] == "new")
  }
}

@Suite struct ImageDiffTests {
  private let plain = Canvas(width: 120, height: 200)

  @Test func equalPicturesDoNotDiffer() throws {
    let diff = try ImageDiff(from: plain.buffer, to: plain.buffer)
    #expect(diff.isEmpty)
    #expect(diff.text == "nothing differs")
  }

  @Test func regionsAreToldApartAndNamedByTheSmallestElement() throws {
    var changed = plain
    changed.fill(10, 10, 20, 12, (200, 0, 0))
    changed.fill(60, 150, 30, 20, (0, 0, 200))
    let snapshot = phone(
      Part(.group, id: "header", (0, 0, 120, 40), [Part(.image, id: "logo", (8, 8, 24, 24))]),
      Part(.group, id: "footer", (0, 140, 120, 60)))
    let diff = try ImageDiff(from: plain.buffer, to: changed.buffer, snapshot: snapshot)
    #expect(diff.regions.map(\.element?.id) == ["logo", "footer"])
    #expect(diff.regions[0].area == PixelArea(left: 10, top: 10, right: 30, bottom: 22))
    #expect(diff.regions[0].pixels == 240)
    #expect(diff.pixels == 240 + 600)
    #expect(
      diff.text.split(separator: "\n")[0]
        == "image logo: 100% of 20x12 pixels differ, by up to 255  [10,10 20x12]")
  }

  @Test func ofManyRegionsTheLargestAreTold() throws {
    let plain = Canvas(width: 600, height: 200)
    var changed = plain
    for column in 0..<25 { changed.fill(column * 24, 10, 4, column == 24 ? 9 : 4, (0, 0, 0)) }
    let diff = try ImageDiff(from: plain.buffer, to: changed.buffer)
    let lines = diff.text.split(separator: "\n")
    #expect(diff.regions.count == 25)
    #expect(lines.count == 21)
    #expect(lines[19].hasSuffix("[576,10 4x9]"))
    #expect(lines[20] == "5 smaller regions, 420 of 120000 pixels in all")
  }

  @Test func whatIsNearIsOneRegion() throws {
    var changed = plain
    changed.fill(10, 10, 6, 6, (0, 0, 0))
    changed.fill(20, 12, 6, 6, (0, 0, 0))
    #expect(try ImageDiff(from: plain.buffer, to: changed.buffer).regions.count == 1)
  }

  /// The same slanted edge, smoothed in two ways.
  @Test func smoothedEdgesDoNotDiffer() throws {
    var one = plain
    var other = plain
    for y in 0..<100 {
      one.fill(0, y, y, 1, (0, 0, 0))
      other.fill(0, y, y, 1, (0, 0, 0))
      other.fill(y, y, 1, 1, (128, 128, 128))
    }
    #expect(try ImageDiff(from: one.buffer, to: other.buffer).isEmpty)
    let strict = ImageDiff.Tolerance(channel: 0, antialiasing: false)
    #expect(try ImageDiff(from: one.buffer, to: other.buffer, tolerance: strict).pixels == 100)
  }

  @Test func faintDifferencesAreWithinTheTolerance() throws {
    var faint = plain
    faint.fill(10, 10, 50, 50, (245, 245, 245))
    #expect(try ImageDiff(from: plain.buffer, to: faint.buffer).isEmpty)
  }

  @Test func picturesOfTwoSizesAreRefused() {
    #expect(throws: ImageDiff.Failure.sizes(one: "120x200", other: "60x200")) {
      _ = try ImageDiff(from: plain.buffer, to: Canvas(width: 60, height: 200).buffer)
    }
  }
}
