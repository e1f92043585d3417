import FlashOracles
import FlashProtocol
import Testing

@Suite struct BlankTitleTests {
  @Test func aBlankHeadlineAmongSiblingsThatHaveOneIsFound() {
    let screen = phone(
      feed([
        card(0, y: 60), card(1, y: 160), card(2, y: 260, headline: ""), card(3, y: 360),
      ]))
    #expect(
      lines("blank-title", screen) == [
        "feed.card.2: its title is blank; 3 siblings like it have one"
      ])
  }

  @Test func aBlankHeadlineFurtherDownTheFeedIsFoundToo() {
    let screen = phone(
      feed((0..<9).map { card($0, y: 60 + 100 * Float($0), headline: $0 == 8 ? "" : "Word") }))
    #expect(lines("blank-title", screen).count == 1)
  }

  @Test func cardsThatAllHaveOneAreLeftAlone() {
    #expect(lines("blank-title", phone(feed((0..<6).map { card($0, y: Float($0) * 100) }))) == [])
  }

  @Test func twoCardsAreTooFewToTellWhichIsRight() {
    #expect(
      lines("blank-title", phone(feed([card(0, y: 60), card(1, y: 160, headline: "")]))) == [])
  }

  /// A subtitle may be missing by design; only a title may not.
  @Test func aBlankSubtitleAmongAFewRowsIsLeftAlone() {
    let rows = (0..<4).map { number -> Part in
      let y = Float(number) * 60
      return Part(
        .row, id: "row.\(number)", text: "Row", type: "AdwActionRow", row: number, (0, y, 360, 60),
        [
          Part(.text, text: "Title \(number)", type: "GtkLabel", (10, y, 300, 24)),
          Part(
            .text, text: number == 2 ? nil : "More", type: "GtkLabel", (10, y + 26, 300, 16)),
        ])
    }
    #expect(lines("blank-title", phone(Part(.list, id: "list", (0, 0, 360, 240), rows))) == [])
  }

  /// A plus at the end of a list, and an icon among buttons with words.
  @Test func partsThatAreBuiltOtherwiseAreNoSiblings() {
    var rows = (0..<4).map { number -> Part in
      Part(
        .row, id: "row.\(number)", text: "Row", type: "GtkListBoxRow",
        (0, Float(number) * 50, 360, 50),
        [
          Part(
            .group, type: "GtkBox", (0, Float(number) * 50, 360, 50),
            [Part(.text, text: "Row", type: "GtkLabel", (10, Float(number) * 50, 300, 20))])
        ])
    }
    rows.append(
      Part(
        .row, id: "add", type: "GtkListBoxRow", (0, 200, 360, 50),
        [Part(.image, type: "GtkImage", (170, 215, 16, 16))]))
    #expect(lines("blank-title", phone(Part(.list, id: "list", (0, 0, 360, 250), rows))) == [])
  }
}

@Suite struct MissingImageTests {
  @Test func aCardWithoutAPictureAmongPeersThatHaveOneIsFound() {
    let screen = phone(
      feed([
        card(0, y: 60), card(1, y: 160, picture: false), card(2, y: 260), card(3, y: 360),
      ]))
    #expect(
      lines("missing-image", screen) == [
        "feed.card.1: it has no picture; 3 siblings like it have one"
      ])
  }

  @Test func aPictureThatDidNotComeIsFound() {
    let screen = phone(
      feed([card(0, y: 60), card(1, y: 160), card(2, y: 260, isBlank: true), card(3, y: 360)]))
    #expect(
      lines("missing-image", screen) == [
        "feed.card.2: the place of its picture is empty; 3 siblings like it have one"
      ])
  }

  /// The first card of a feed has no siblings on screen, but the page has other pictures.
  @Test func aPictureThatDidNotComeIsFoundWithoutSiblingsToo() {
    let pictures = (0..<2).map { number in
      Part(.image, type: "GtkPicture", (Float(number) * 100, 400, 90, 80))
    }
    let lone = feed([card(0, y: 60, isBlank: true)], height: 200)
    #expect(
      lines("missing-image", phone([lone] + pictures)) == [
        "feed.card.0: the place of its picture is empty; 2 others like it hold one"
      ])
    #expect(lines("missing-image", phone(lone)) == [])
  }

  /// An app may take away a picture that did not come, and leave its tinted frame.
  @Test func aFrameThatIsLeftWithoutItsPictureIsFound() {
    func tile(_ id: String, _ x: Float, hasPicture: Bool) -> Part {
      let tint = Part(.group, type: "GtkBox", (x, 60, 100, 80))
      let picture = Part(.image, type: "GtkPicture", (x, 60, 100, 80))
      return Part(
        .card, id: id, (x, 60, 100, 120),
        [
          Part(
            .group, type: "GtkOverlay", traits: .clips, (x, 60, 100, 80),
            hasPicture ? [tint, picture] : [tint]),
          Part(.text, text: id, type: "GtkLabel", (x, 150, 100, 20)),
        ])
    }
    let shelf = Part(
      .group, id: "shelf", (0, 60, 240, 120),
      [tile("one", 0, hasPicture: true), tile("two", 120, hasPicture: true)])
    let lone = Part(.group, id: "lead", (0, 60, 360, 120), [tile("lone", 240, hasPicture: false)])
    #expect(
      lines("missing-image", phone(shelf, lone)) == [
        "lone: the place of its picture is empty; 2 others like it hold one"
      ])
  }

  @Test func theHoleOfAPuzzleIsMeantToBeEmpty() {
    let pieces = (0..<4).map { number -> Part in
      let x = Float(number) * 90
      return Part(
        .image, type: "GtkPicture", traits: number == 3 ? .blank : [], (x, 60, 80, 80))
    }
    #expect(lines("missing-image", phone(Part(.group, (0, 60, 360, 80), pieces))) == [])
  }

  @Test func boxesSideBySideAreNoPeers() {
    let columns = (0..<3).map { number in
      let x = Float(number) * 120
      let picture = Part(.image, type: "GtkPicture", (x, 80, 100, 80))
      let heading = Part(.text, text: "Column", type: "GtkLabel", (x, 60, 100, 20))
      return Part(
        .group, type: "GtkBox", (x, 60, 110, 120), number == 2 ? [heading] : [heading, picture])
    }
    #expect(lines("missing-image", phone(Part(.group, (0, 60, 360, 120), columns))) == [])
  }

  @Test func aPictureThatIsStillOnItsWayIsNotMissing() {
    var screen = phone(
      feed([card(0, y: 60), card(1, y: 160), card(2, y: 260, isBlank: true), card(3, y: 360)]))
    screen.idle = IdleReply(idle: false, busy: [.init(what: "request", name: "GET /picture")])
    #expect(lines("missing-image", screen) == [])
  }

  @Test func aFeedWithoutPicturesIsLeftAlone() {
    let cards = (0..<5).map { card($0, y: Float($0) * 100, picture: false) }
    #expect(lines("missing-image", phone(feed(cards))) == [])
  }

  /// Some rows lead on and bear an arrow, others do not.
  @Test func anIconIsNoPicture() {
    let rows = (0..<5).map { number -> Part in
      let y = Float(number) * 50
      let label = Part(.text, text: "Row", type: "GtkLabel", (10, y, 300, 20))
      let arrow = Part(.image, type: "GtkImage", (330, y + 17, 16, 16))
      return Part(
        .row, id: "row.\(number)", text: "Row", type: "AdwActionRow", (0, y, 360, 50),
        number == 4 ? [label] : [label, arrow])
    }
    #expect(lines("missing-image", phone(Part(.list, id: "list", (0, 0, 360, 250), rows))) == [])
  }
}
