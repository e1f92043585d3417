import FlashOracles
import FlashProtocol
import Testing

/// What is told where few of a kind are on screen, as on a phone that has room for two cards.
@Suite struct FewPeersTests {
  /// A card whose headline is called one.
  private func named(_ number: Int, y: Float, headline: String, picture: Bool = true) -> Part {
    var card = card(number, y: y, headline: headline, picture: picture)
    let words = card.inside[0].inside.count - 1
    card.inside[0].inside[words].inside[1].element.id = "feed.card.\(number).title"
    return card
  }

  @Test func aLabelCalledTitleThatIsBlankNeedsNoPeer() {
    #expect(
      lines("blank-title", phone(feed([named(0, y: 60, headline: "")]))) == [
        "feed.card.0: its title is blank, where it has other words: \"Tech\""
      ])
    #expect(lines("blank-title", phone(feed([named(0, y: 60, headline: "River")]))) == [])
  }

  /// Most of what is kept has no headline, each on a line of its own.
  @Test func blankTitlesInTheMajorityAreAllFound() {
    let parts = (0..<3).map { number -> Part in
      let y = 60 + Float(number) * 120
      return Part(
        .group, type: "GtkBox", (0, y, 360, 100),
        [named(number, y: y, headline: number == 0 ? "River" : "")])
    }
    #expect(lines("blank-title", phone(parts)).count == 2)
  }

  @Test(arguments: ["feed.card.0.subtitle", "feed.card.0.badge", "untitled"])
  func aBlankLabelThatIsNoTitleIsLeftAlone(_ id: String) {
    var card = named(0, y: 60, headline: "")
    let words = card.inside[0].inside.count - 1
    card.inside[0].inside[words].inside[1].element.id = id
    #expect(lines("blank-title", phone(feed([card]))) == [])
  }

  @Test func aCardWithNoWordAtAllIsNotJudgedByItsTitle() {
    let title = Part(.text, id: "box.title", type: "GtkLabel", (10, 10, 100, 20))
    #expect(lines("blank-title", phone(Part(.card, id: "box", (0, 0, 360, 100), [title]))) == [])
  }

  @Test func onePeerThatIsNamedAlikeTellsOfAPicture() {
    let screen = phone(feed([card(0, y: 60), card(1, y: 160, picture: false)]))
    #expect(
      lines("missing-image", screen) == [
        "feed.card.1: it has no picture; feed.card.0, built and named like it, has one"
      ])
  }

  @Test func onePeerOfAnotherNameTellsNothing() {
    var other = card(1, y: 160, picture: false)
    other.element.id = "feed.notice"
    #expect(lines("missing-image", phone(feed([card(0, y: 60), other]))) == [])
  }

  /// Messages with and without a picture, as they were sent.
  @Test func aKindOfCardThatComesWithAndWithoutIsLeftAlone() {
    let cards = (0..<4).map { card($0, y: 60 + Float($0) * 100, picture: $0 == 0) }
    #expect(lines("missing-image", phone(feed(cards))) == [])
  }

  /// The frame of a picture, with a play mark or a tint in it.
  private func place(_ frame: (Float, Float, Float, Float), filled: Bool) -> Part {
    let tint = Part(.group, type: "GtkBox", frame)
    let picture = Part(.image, text: "A river", type: "GtkPicture", frame)
    return Part(.group, type: "GtkOverlay", frame, filled ? [tint, picture] : [tint])
  }

  private func related(_ number: Int) -> Part {
    let y = 400 + Float(number) * 100
    return Part(
      .button, id: "related.\(number)", text: "Story", type: "GtkButton", (0, y, 360, 90),
      [
        place((10, y, 84, 84), filled: true),
        Part(.text, text: "Story", type: "GtkLabel", (110, y, 200, 20)),
      ])
  }

  @Test func aControlThatShowsNothingButTheEmptyPlaceOfAPictureIsFound() {
    let hero = { (filled: Bool) in
      Part(
        .button, id: "article.pictures", type: "GtkButton", (0, 60, 360, 210),
        [self.place((0, 60, 360, 210), filled: filled)])
    }
    #expect(
      lines("missing-image", phone([hero(false)] + (0..<3).map(related))) == [
        "article.pictures: the place of its picture is empty; 3 others like it hold one"
      ])
    #expect(lines("missing-image", phone([hero(true)] + (0..<3).map(related))) == [])
  }

  /// A box that is no control, such as the hole in a puzzle, may be empty.
  @Test func anEmptyPlaceThatIsNoControlIsLeftAlone() {
    let hole = place((0, 60, 360, 210), filled: false)
    #expect(lines("missing-image", phone([hole] + (0..<3).map(related))) == [])
  }
}

/// A header over the pictures of a list.
@Suite struct HeaderOverPicturesTests {
  private func header(_ y: Float, id: String = "feed.header") -> Part {
    Part(
      .group, id: id, type: "GtkBox", (0, y, 360, 40),
      [Part(.text, text: "Tech", type: "GtkLabel", (30, y + 8, 60, 24))])
  }

  @Test func aHeaderThatLiesOverTheFirstPictureIsFound() {
    #expect(
      lines("text-overlap", phone(feed([card(0, y: 60), card(1, y: 160)]), header(62))) == [
        "feed.card.0: \"Tech\" lies over its picture (in feed.header)"
      ])
  }

  @Test func aHeaderThatScrollingClearsIsLeftAlone() {
    let cards = (0..<12).map { card($0, y: -140 + Float($0) * 100) }
    #expect(lines("text-overlap", phone(feed(cards), header(62))) == [])
  }

  @Test func aHeaderOverTheListIsLeftAlone() {
    #expect(lines("text-overlap", phone(header(10), feed([card(0, y: 60)]))) == [])
  }

  @Test func aCaptionOnTheRowIsLeftAlone() {
    var row = card(0, y: 60)
    row.inside.append(Part(.text, text: "Live", type: "GtkLabel", (30, 80, 40, 20)))
    #expect(lines("text-overlap", phone(feed([row, card(1, y: 160)]))) == [])
  }

  @Test func aToastOverARowIsLeftAlone() {
    #expect(
      lines("text-overlap", phone(feed([card(0, y: 60)]), header(70, id: "toast"))) == [])
  }
}
