import FlashOracles
import FlashProtocol
import Testing

@Suite struct ReachTests {
  @Test func aButtonBeyondTheWindowIsFound() {
    #expect(
      lines("out-of-window", phone(Part(.button, id: "save", (330, 20, 60, 40)))) == [
        "save: 50% of it is beyond the window of 360x720, and nothing scrolls to it"
      ])
  }

  @Test func whatIsOffScreenByDesignIsLeftAlone() {
    let button = Part(.button, id: "save", (400, 20, 60, 40))
    let below = Part(.button, id: "more", (20, 900, 60, 40))
    #expect(lines("out-of-window", phone(feed([below]))) == [])
    #expect(lines("out-of-window", phone(Part(.pager, (0, 0, 360, 700), [button]))) == [])
    let stack = Part(.group, type: "GtkStack", traits: .clips, (0, 0, 360, 700), [button])
    #expect(lines("out-of-window", phone(stack)) == [])
    let edge = Part(.button, id: "edge", (300, 20, 70, 40))
    #expect(lines("out-of-window", phone(edge)) == [])
  }

  @Test func aButtonUnderAnotherIsFoundWithTheName() {
    let screen = phone(
      Part(.button, id: "save", (20, 20, 100, 40)), Part(.button, id: "share", (60, 20, 100, 40)))
    #expect(
      lines("covered", screen) == ["save: a tap at its centre reaches share instead"])
  }

  @Test func aToastOverAButtonAndALabelInAButtonAreLeftAlone() {
    let button = Part(
      .button, id: "save", (20, 600, 300, 40),
      [Part(.text, text: "Save", traits: .inner, (150, 610, 40, 20))])
    let toast = Part(
      .group, id: "toast", type: "AdwToastWidget", (20, 590, 320, 60),
      [Part(.button, id: "toast.undo", (250, 600, 60, 40))])
    #expect(lines("covered", phone(button, toast)) == [])
  }

  @Test func aMarkThatTakesNoTouchesCoversNothing() {
    let screen = phone(
      Part(.button, id: "play", (20, 20, 100, 100)),
      Part(.image, id: "mark", traits: .untouchable, (50, 50, 40, 40)))
    #expect(lines("covered", screen) == [])
  }

  /// A floating button over a list that can be scrolled clear of it.
  @Test func aRowUnderAFloatingButtonIsLeftAloneWhereItCanBeScrolled() {
    let float = Part(.button, id: "compose", (150, 580, 60, 60))
    let row = Part(.row, id: "row.1", text: "One", row: 1, (0, 590, 360, 40))
    let more = Part(.row, id: "row.2", text: "Two", row: 2, (0, 630, 360, 40))
    #expect(lines("covered", phone(feed([row, more]), float)) == [])
  }

  @Test func whatIsBehindAModalIsNotJudged() {
    let screen = snapshot(
      Part(.window, id: "app", (0, 0, 360, 720), [Part(.button, id: "save", (330, 20, 60, 40))]),
      Part(.dialog, id: "alert", traits: .modal, (0, 0, 300, 200)))
    #expect(lines("out-of-window", screen) == [])
  }

  /// A page that was switched off because a sheet lies over it.
  @Test func aPageThatWasSwitchedOffIsNotJudged() {
    let screen = phone(
      Part(
        .group, type: "GtkBox", traits: .untouchable, (0, 0, 360, 720),
        [
          Part(.button, id: "save", (20, 600, 60, 40)),
          Part(.text, text: "Story", (20, 500, 99, 20)),
        ]),
      Part(
        .group, id: "sheet", type: "GtkBox", (0, 480, 360, 240),
        [Part(.text, text: "Share", (20, 500, 99, 20))]))
    #expect(all(screen) == [])
  }
}

@Suite struct TouchTargetTests {
  @Test func twoTinyButtonsSideBySideAreFound() {
    let screen = phone(
      Part(.button, id: "one", (20, 20, 16, 16)), Part(.button, id: "two", (40, 20, 16, 16)))
    #expect(
      lines("touch-target", screen) == [
        "one: 16x16 points, below 24x24, with another target within 12 points of its centre; "
          + "1 more like it"
      ])
  }

  @Test func aTinyButtonWithRoomAroundItIsLeftAloneUnlessStrict() {
    let screen = phone(
      Part(.button, id: "one", (20, 20, 16, 16)), Part(.button, id: "two", (100, 20, 60, 60)))
    #expect(lines("touch-target", screen) == [])
    #expect(lines("touch-target", screen, strict: true) == ["one: 16x16 points, below 44x44"])
  }

  @Test func aSwitchInARowAndALinkInATextAreLeftAlone() {
    let row = Part(
      .row, id: "wifi.row", text: "Wi-Fi", (0, 20, 360, 60),
      [Part(.switch, id: "wifi", (300, 37, 46, 26))])
    #expect(lines("touch-target", phone(row)) == [])
    #expect(lines("touch-target", phone(row), strict: true) == [])
    let links = [
      Part(.link, id: "terms", text: "Terms", (20, 100, 40, 16)),
      Part(.link, id: "policy", text: "Policy", (64, 100, 40, 16)),
    ]
    #expect(lines("touch-target", phone(links)) == [])
  }

  /// Toolkits keep controls that they show only when there is need for them.
  @Test func aControlThatWasNeverGivenAPlaceIsNotJudged() {
    let arrows = ["previous", "next"].map { id in
      Part(.button, id: id, (20, 20, 10, 9), [Part(.image, traits: .inner, (25, 25, 0, 0))])
    }
    #expect(all(phone(arrows)) == [])
  }

  @Test func whatIsDisabledOrInsideOfAControlIsNotJudged() {
    let screen = phone(
      Part(.button, id: "off", state: .disabled, (20, 20, 10, 10)),
      Part(
        .stepper, id: "count", (40, 20, 100, 34),
        [Part(.button, traits: [.inner, .actionable], (40, 20, 10, 10))]))
    #expect(lines("touch-target", screen) == [])
  }
}

@Suite struct IdentifierTests {
  @Test func aButtonWithoutAnIdentifierIsFound() {
    #expect(
      lines("no-identifier", phone(Part(.button, text: "Save", (0, 0, 60, 40)))) == [
        "\"Save\": this button can be reached by its text or its place alone"
      ])
  }

  @Test func whatTheToolkitMakesIsLeftAlone() {
    let screen = phone(
      Part(
        .group, type: "GtkWindowControls", (300, 0, 60, 40),
        [Part(.button, text: "window-close-symbolic", type: "GtkButton", (310, 5, 30, 30))]),
      Part(.row, text: "One of many", row: 3, (0, 100, 360, 40)),
      Part(.menuitem, text: "Open", (0, 200, 200, 30)),
      Part(
        .stepper, id: "count", type: "GtkSpinButton", (0, 300, 120, 34),
        [Part(.button, traits: [.inner, .actionable], (80, 300, 20, 34))]))
    #expect(lines("no-identifier", screen) == [])
  }

  @Test func oneIdentifierInTwoPlacesIsFound() {
    let screen = phone(
      Part(.button, id: "save", text: "Save", (0, 0, 60, 40)),
      Part(.group, id: "bar", (0, 100, 360, 40), [Part(.button, id: "save", (0, 100, 60, 40))]))
    #expect(
      lines("duplicate-identifier", screen) == [
        "save: 2 elements bear this identifier; another is e4, a button at 0,100 60x40"
      ])
  }

  @Test func oneIdentifierInEachRowOfAListIsMeant() {
    let rows = (0..<3).map { number in
      Part(
        .row, text: "Row", type: "GtkListBoxRow", row: number, (0, Float(number) * 50, 360, 50),
        [Part(.button, id: "row.star", (300, Float(number) * 50, 40, 40))])
    }
    #expect(lines("duplicate-identifier", phone(Part(.list, (0, 0, 360, 150), rows))) == [])
  }

  @Test func theSameTwiceInOneRowIsNot() {
    let row = Part(
      .row, text: "Row", row: 0, (0, 0, 360, 50),
      [Part(.button, id: "star", (200, 0, 40, 40)), Part(.button, id: "star", (300, 0, 40, 40))])
    #expect(lines("duplicate-identifier", phone(Part(.list, (0, 0, 360, 50), [row]))).count == 1)
  }

  @Test func theOtherPagesOfAPagerDoNotCount() {
    let pager = Part(
      .pager, (0, 0, 360, 700),
      [Part(.button, id: "retry", (0, 0, 60, 40)), Part(.button, id: "retry", (360, 0, 60, 40))])
    #expect(lines("duplicate-identifier", phone(pager)) == [])
  }
}
