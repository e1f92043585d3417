import FlashOracles
import FlashProtocol
import Testing

@Suite struct StuckSpinnerTests {
  private func page(_ spinner: Part, idle: IdleReply?, _ inside: [Part]) -> ScreenSnapshot {
    var snapshot = phone(
      Part(.group, id: "feed", type: "GtkBox", (0, 0, 360, 720), inside + [spinner]))
    snapshot.idle = idle
    return snapshot
  }

  private let spinner = Part(
    .spinner, id: "feed.loading", type: "GtkSpinner", state: .spinning, (160, 680, 32, 32))
  private let content = feed([card(0, y: 60), card(1, y: 160)])

  @Test func aSpinnerThatLoadsNothingBesideItsContentIsFound() {
    let snapshot = page(spinner, idle: IdleReply(idle: true), [content])
    #expect(
      lines("stuck-spinner", snapshot) == [
        "feed.loading: it still spins, no request is pending and 8 texts and pictures are there"
      ])
  }

  @Test func aSpinnerWhileARequestIsPendingIsLeftAlone() {
    let busy = IdleReply(idle: false, busy: [.init(what: "request", name: "GET /feed")])
    #expect(lines("stuck-spinner", page(spinner, idle: busy, [content])) == [])
    #expect(lines("stuck-spinner", page(spinner, idle: nil, [content])) == [])
  }

  @Test func aSpinnerAloneOnItsPageIsFoundOnceItWasSeenLongEnough() {
    var snapshot = page(spinner, idle: IdleReply(idle: true), [])
    #expect(lines("stuck-spinner", snapshot) == [])
    let ref = snapshot.elements.last?.ref ?? ""
    snapshot.spinning = [ref: 400]
    #expect(lines("stuck-spinner", snapshot) == [])
    snapshot.spinning = [ref: 1500]
    #expect(
      lines("stuck-spinner", snapshot) == [
        "feed.loading: it still spins after 1500 ms, no request is pending"
      ])
  }

  /// A mark that turns for ever, and says nothing of loading.
  @Test func aSpinnerThatDoesNotSpeakOfLoadingIsLeftAlone() {
    let live = Part(
      .spinner, id: "live.mark", text: "On air", type: "GtkSpinner", state: .spinning,
      (160, 680, 32, 32))
    var snapshot = page(live, idle: IdleReply(idle: true), [content])
    snapshot.spinning = [snapshot.elements.last?.ref ?? "": 9000]
    #expect(lines("stuck-spinner", snapshot) == [])
  }

  @Test func aSpinnerThatStandsStillIsLeftAlone() {
    let still = Part(.spinner, id: "feed.loading", type: "GtkSpinner", (160, 680, 32, 32))
    #expect(lines("stuck-spinner", page(still, idle: IdleReply(idle: true), [content])) == [])
  }
}

@Suite struct EmptyListTests {
  private func section(_ list: [Part], after: [Part] = []) -> ScreenSnapshot {
    phone(
      Part(
        .group, type: "GtkBox", (0, 0, 360, 400),
        [
          Part(.text, text: "Related", type: "GtkLabel", (20, 20, 200, 24)),
          Part(
            .list, id: "related", type: "GtkListBox", (20, 60, 320, list.isEmpty ? 0 : 50), list),
        ] + after))
  }

  @Test func aListWithoutRowsUnderAHeadingIsFound() {
    #expect(
      lines("empty-list", section([])) == [
        "related: it has no rows, under the heading \"Related\""
      ])
  }

  @Test func aListWithRowsIsLeftAlone() {
    let row = Part(.row, text: "One", row: 0, (20, 60, 320, 50))
    #expect(lines("empty-list", section([row])) == [])
  }

  @Test func aListWithAWordOnWhyItIsEmptyIsLeftAlone() {
    let word = Part(.text, text: "Nothing saved yet", (20, 80, 200, 20))
    #expect(lines("empty-list", section([], after: [word])) == [])
    #expect(lines("empty-list", section([word])) == [])
    let spinner = Part(.spinner, state: .spinning, (160, 80, 32, 32))
    #expect(lines("empty-list", section([], after: [spinner])) == [])
  }

  @Test func aListWithoutAHeadingIsLeftAlone() {
    #expect(lines("empty-list", phone(Part(.list, id: "list", (0, 0, 360, 300)))) == [])
  }

  /// Its cells are drawn, and are no elements.
  @Test func aListThatDrawsItsRowsItselfIsLeftAlone() {
    let screen = phone(
      Part(.text, text: "Files", (20, 20, 200, 24)),
      Part(.list, id: "files", type: "GtkIconView", (0, 60, 360, 400)))
    #expect(lines("empty-list", screen) == [])
  }

  @Test func aListWhileARequestIsPendingIsLeftAlone() {
    var snapshot = section([])
    snapshot.idle = IdleReply(idle: false, busy: [.init(what: "request", name: "GET /related")])
    #expect(lines("empty-list", snapshot) == [])
  }
}

@Suite struct ActTests {
  private func after(_ act: ActReply) -> ScreenSnapshot {
    var snapshot = phone()
    snapshot.act = act
    return snapshot
  }

  private let save = Element(ref: "e9", kind: .button, id: "article.save", text: "Save")

  @Test func aTapThatChangedNothingIsFound() {
    let act = ActReply(status: .done, path: .activate, element: save)
    #expect(
      lines("dead-tap", after(act)) == [
        "article.save: the tap got through (by activate) and nothing on screen changed"
      ])
  }

  @Test func aTapThatChangedSomethingIsLeftAlone() {
    let act = ActReply(status: .done, path: .activate, element: save, changed: true)
    #expect(lines("dead-tap", after(act)) == [])
    #expect(
      lines("dead-tap", after(ActReply(status: .arrived, path: .activate, element: save))) == [])
  }

  /// Where the focus went is no effect of a button's own.
  @Test func aTapThatMovedTheFocusAloneIsDead() {
    let focus = Changes.Line(kind: .button, id: "nav.back", text: "Back", before: "Back focused")
    let act = ActReply(
      status: .done, path: .activate, element: save, changed: true,
      changes: Changes(updated: [focus]))
    #expect(lines("dead-tap", after(act)).count == 1)
    let count = Changes.Line(kind: .text, id: "count", text: "1", before: "0")
    let more = ActReply(
      status: .done, path: .activate, element: save, changed: true,
      changes: Changes(updated: [focus, count]))
    #expect(lines("dead-tap", after(more)) == [])
  }

  @Test func choosingWhatIsChosenIsLeftAlone() {
    let tab = Element(ref: "e9", kind: .tab, id: "tab.home", state: .selected)
    #expect(lines("dead-tap", after(ActReply(status: .done, path: .activate, element: tab))) == [])
  }

  /// A toggle that is on goes off by a tap; one that stays on is dead.
  @Test(arguments: [(Kind.toggle, 1), (.check, 1), (.switch, 1), (.radio, 0), (.menuitem, 0)])
  func whatIsOnAndStaysOnIsFoundUnlessItIsOneOfSeveral(_ kind: Kind, _ findings: Int) {
    let element = Element(ref: "e9", kind: kind, id: "it", state: .checked)
    let act = ActReply(status: .done, path: .activate, element: element)
    #expect(lines("dead-tap", after(act)).count == findings)
  }

  @Test(arguments: [(State(), 0), (.checked, 1)])
  func ofTogglesSideBySideTheOnlyOneThatIsOnMayStayOn(_ other: State, _ findings: Int) {
    let toggles = [
      Part(.toggle, id: "list", (0, 60, 100, 40)), Part(.toggle, id: "grid", (100, 60, 100, 40)),
    ]
    var snapshot = phone(Part(.group, (0, 60, 360, 40), toggles))
    for index in snapshot.elements.indices {
      if snapshot.elements[index].id == "list" { snapshot.elements[index].state = .checked }
      if snapshot.elements[index].id == "grid" { snapshot.elements[index].state = other }
    }
    snapshot.act = ActReply(
      status: .done, path: .activate, element: snapshot.elements.first { $0.id == "list" })
    #expect(lines("dead-tap", snapshot).count == findings)
  }

  @Test func aScreenThatCameLateIsFound() {
    let screen = ScreenInfo(contentType: "ARTICLE", mode: "push", id: "top-1", title: "River")
    let act = ActReply(status: .arrived, changed: true, screen: screen, ms: 1431)
    #expect(
      lines("late-screen", after(act)) == [
        "River: it came 1431 ms after it was asked for, beyond 1000 ms"
      ])
    var quick = act
    quick.ms = 114
    #expect(lines("late-screen", after(quick)) == [])
  }

  /// The driver waited, saw nothing move and said so; then the screen came.
  @Test func aScreenThatCameAfterTheReplyIsLateAndItsTapNotDead() {
    let home = ScreenInfo(contentType: "HOME", mode: "tab")
    let settings = ScreenInfo(contentType: "SETTINGS", mode: "push", title: "Settings")
    for act in [
      ActReply(status: .unchanged, screen: home, ms: 54),
      ActReply(status: .done, path: .activate, element: save, screen: home, ms: 54),
    ] {
      var snapshot = after(act)
      snapshot.screen = settings
      #expect(
        lines("late-screen", snapshot) == ["Settings: it came after 54 ms in which nothing moved"])
      #expect(lines("dead-tap", snapshot) == [])
      snapshot.screen = home
      #expect(lines("late-screen", snapshot) == [])
    }
  }

  @Test func withoutAnActNeitherLooked() {
    let report = Report(phone(), only: ["dead-tap", "late-screen"])
    #expect(report.looked == [])
    #expect(report.notLooked == ["dead-tap", "late-screen"])
  }
}
