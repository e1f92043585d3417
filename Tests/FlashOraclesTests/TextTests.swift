import FlashOracles
import FlashProtocol
import Testing

@Suite struct TextOverlapTests {
  @Test func aHeaderOverTheFirstCardIsFound() {
    let screen = phone(
      Part(
        .group, id: "feed", type: "GtkBox", (0, 60, 360, 600),
        [
          feed([card(0, y: 60), card(1, y: 160)]),
          Part(
            .group, id: "feed.header", type: "GtkBox", (0, 80, 360, 36),
            [Part(.text, text: "Top stories of the day", type: "GtkLabel", (120, 88, 220, 26))]),
        ]))
    #expect(lines("text-overlap", screen).count == 1)
    #expect(lines("text-overlap", screen)[0].contains("lies over it"))
  }

  /// A header that stays while the feed has been scrolled under it.
  @Test func whatScrollsUnderAStandingHeaderIsLeftAlone() {
    let screen = phone(
      Part(
        .group, id: "feed", type: "GtkOverlay", (0, 60, 360, 600),
        [
          feed([card(3, y: 20), card(4, y: 120), card(5, y: 620)]),
          Part(
            .group, id: "feed.header", type: "GtkBox", (0, 60, 360, 36),
            [Part(.text, text: "Top stories of the day", type: "GtkLabel", (120, 66, 220, 26))]),
        ]))
    #expect(lines("text-overlap", screen) == [])
  }

  @Test func twoLabelsInOnePlaceAreFound() {
    let screen = phone(
      Part(.text, id: "total", text: "Total of all items", (20, 100, 150, 20)),
      Part(.text, id: "price", text: "Price of this item", (60, 104, 150, 20)))
    #expect(
      lines("text-overlap", screen) == ["total: \"Price of this item\" lies over it"])
  }

  @Test func linesThatTouchAreLeftAlone() {
    let screen = phone(
      Part(.text, text: "One line of text here", (20, 100, 200, 20)),
      Part(.text, text: "And the next one below", (20, 117, 200, 20)))
    #expect(lines("text-overlap", screen) == [])
  }

  @Test func aToastASheetAMenuAndADialogMayLieOverText() {
    let text = Part(.text, text: "A long text that is under it", (20, 600, 300, 20))
    let page = Part(.group, id: "page", type: "GtkBox", (0, 0, 360, 720), [text])
    let toast = Part(
      .group, id: "toast", type: "AdwToastWidget", (20, 590, 320, 40),
      [Part(.text, text: "Saved for later reading", (30, 600, 200, 20))])
    #expect(lines("text-overlap", phone(page, toast)) == [])
    let sheet = Part(
      .group, id: "sheet", type: "GtkBox", (0, 300, 360, 420),
      [Part(.text, text: "Share this story with all", (20, 605, 300, 20))])
    #expect(lines("text-overlap", phone(page, sheet)) == [])
    let menu = Part(
      .popover, traits: .modal, (10, 580, 200, 100),
      [Part(.menuitem, text: "Open in a new window", (10, 600, 200, 30))])
    #expect(lines("text-overlap", phone(page, menu)) == [])
  }

  /// A card painted over a title hides it as well as a text would.
  @Test func aTextUnderACardIsFound() {
    let screen = phone(
      Part(
        .group, id: "header", type: "GtkBox", (0, 60, 360, 40),
        [Part(.text, text: "Top", type: "GtkLabel", (20, 66, 60, 30))]),
      feed([card(0, y: 60)], y: 60))
    #expect(lines("text-overlap", screen) == ["\"Top\": feed.card.0 lies over it"])
  }
}

@Suite struct TextCutTests {
  @Test func aLabelBeyondWhatClipsItIsFound() {
    let screen = phone(
      Part(
        .group, id: "badge", type: "GtkBox", traits: .clips, (20, 100, 60, 24),
        [Part(.text, text: "Breaking news", (20, 102, 100, 20))]))
    #expect(
      lines("text-cut", screen) == ["\"Breaking news\": 40 of its 100 points are cut off by badge"])
  }

  @Test func aLabelBeyondTheWindowIsFound() {
    let screen = phone(Part(.text, id: "title", text: "A title too wide", (260, 20, 140, 20)))
    #expect(
      lines("text-cut", screen) == [
        "title: 40 of its 140 points are cut off by the window's edge"
      ])
  }

  @Test func whatCanBeScrolledOrPagedIsLeftAlone() {
    let half = Part(.text, text: "Half of it is below", (20, 650, 200, 20))
    #expect(lines("text-cut", phone(feed([half]))) == [])
    let pager = Part(
      .pager, id: "pager", (0, 0, 360, 700),
      [Part(.text, text: "The next page of it", (300, 20, 200, 20))])
    #expect(lines("text-cut", phone(pager)) == [])
  }

  @Test func onlyAStubIsFoundNotEveryEllipsis() {
    let stub = Part(
      .text, id: "stub", text: "Notifications and sounds", traits: .cut, (20, 20, 60, 20))
    #expect(
      lines("text-cut", phone(stub)) == ["stub: 24 characters do not fit in 60x20 points"])
    let mild = Part(
      .text, id: "mild", text: "Notifications and sounds", traits: .cut, (20, 20, 150, 20))
    #expect(lines("text-cut", phone(mild)) == [])
  }

  /// Where the toolkit says that nothing is shortened, no estimate does.
  @Test func aNarrowLabelThatTheToolkitCallsWholeIsLeftAlone() {
    let label = Part(.text, id: "narrow", text: "llllllllllllllllllllllllll", (20, 20, 40, 20))
    #expect(lines("text-cut", phone(label)) == [])
  }
}

@Suite struct RawPlaceholderTests {
  static let raw = [
    "Hello {name}", "Hello {{user.name}}", "${count} left", "%{count} left", "%s stories",
    "by %@", "%1$@ of %2$@", "%d", "Rated %.1f", "NaN", "$NaN", "NaN%", "null", "by null",
    "undefined", "(null)", "[object Object]", "Optional(\"Anna\")", "Lorem ipsum dolor sit amet",
    "settings.title", "SETTINGS_TITLE", "home_header_title", "article.share.button",
  ]

  @Test(arguments: raw) func whatWasNeverFilledInIsFound(_ text: String) {
    #expect(lines("raw-placeholder", phone(Part(.text, text: text, (0, 0, 300, 20)))).count == 1)
  }

  static let sound = [
    "50% sure", "100%", "20% discount today", "5%d", "Nan bread with rice",
    "The null hypothesis was rejected", "A null result", "Undefined behaviour in five languages",
    "pulse.example", "example.com", "dev.flash.Pulse", "org.gnome.Calculator", "README.md",
    "node.js", "river_otter", "1.2.3", "v4.8", "e.g.", "U.S.", "Set {} is empty", "3 of 4",
    "anna@pulse.example", "HTTP", "BBC", "A-Z", "localhost", "Doloremque", "12:30", "{ }",
    "Wi-Fi", "if (a) { return b; }",
  ]

  @Test(arguments: sound) func whatMerelyLooksLikeItIsLeftAlone(_ text: String) {
    #expect(lines("raw-placeholder", phone(Part(.text, text: text, (0, 0, 300, 20)))) == [])
  }

  @Test func whatAPersonTypedIsTheirs() {
    let field = Part(.field, id: "code", text: "{name}", value: "%s", (0, 0, 300, 40))
    #expect(lines("raw-placeholder", phone(field)) == [])
  }

  @Test func aRowIsNotToldTwiceWithItsLabel() {
    let row = Part(
      .row, id: "row", text: "by null, Today", (0, 0, 360, 50),
      [
        Part(.text, text: "by null", (0, 0, 300, 20)), Part(.text, text: "Today", (0, 20, 300, 20)),
      ])
    #expect(
      lines("raw-placeholder", phone(row)) == [
        "\"by null\": \"by null\" shows null, a value that is not there"
      ])
  }
}
