#if FLASH
import FlashProtocol
import HostSupport
import Testing

/// `flash watch` on Pulse with faults planted: each is found on every screen where it shows, in
/// both sizes, and nothing else is. What shows is told by the tree and by what Pulse's README says
/// of each fault, not by the oracles.
@Suite(.serialized) struct PlantedFaultTests {
  private static let timed: Set<String> = ["late-screen"]
  private static let feeds = ["top", "video", "sports", "tech", "world", "culture"]
  private static let sections = ["video", "tech", "science", "opinion"]

  /// Screens with stories on them, as words after `open`.
  private static let screens: [[String]] =
    feeds.map { ["home", "tab=\($0)"] } + sections.map { ["section", "id=\($0)"] }
    + [
      ["article", "id=tech-1"], ["article", "id=tech-3"], ["pictures", "id=tech-3"],
      ["author", "id=mara-lindqvist"], ["search", "query=river"], ["search", "query=mine"],
      ["saved"], ["history"],
    ]

  /// The feed that a screen shows.
  private static func feed(_ screen: [String]) -> String? {
    guard ["home", "section"].contains(screen[0]) else { return nil }
    return screen[1].split(separator: "=").last.map(String.init)
  }

  /// Three stories kept, so that the lists of them show each fault that a list can.
  private func keepStories(_ pulse: PulseRun) throws {
    for story in ["tech-1", "top-3", "tech-3"] {
      try pulse.flash("open", "article", "id=\(story)", "+", "tap", "article.save")
    }
  }

  @Test(arguments: ["phone", "tablet"])
  func aBlankTitleAndACardWithoutItsPictureAreFoundWhereverTheyShow(_ size: String) throws {
    let pulse = try PulseRun(size, bugs: "blank-title,missing-image")
    try keepStories(pulse)
    for screen in Self.screens {
      try pulse.flash(["open"] + screen)
      if screen == ["home", "tab=top"] {
        // The carousel is the first row there: the bare card and the untitled one come after it.
        try pulse.flash("row", "3")
      }
      let found = try pulse.found(except: Self.timed)
      let bare = Self.feed(screen).map { "feed.\($0).card.1" }
      let blankIn = { (visible: Bool) -> Set<String> in
        Set(
          try pulse.tree(visible: visible).compactMap { label in
            guard let id = label.id, id.hasSuffix(".title"), label.kind == .text,
              label.text?.isEmpty ?? true, id != "article.title", id != "nav.title"
            else { return nil }
            return String(id.dropLast(6))
          })
      }
      let titles = Set(found.filter { $0.oracle == "blank-title" }.map(\.id))
      #expect(try blankIn(true).isSubset(of: titles), "on \(screen): \(titles)")
      #expect(try titles.isSubset(of: blankIn(false)), "on \(screen): \(titles)")
      let pictures = found.filter { $0.oracle == "missing-image" }.map(\.id)
      let isShown = try pulse.tree(visible: true).contains { $0.id == bare && bare != nil }
      #expect(!isShown || pictures == [bare], "on \(screen): \(pictures)")
      #expect(pictures.allSatisfy { $0 == bare }, "on \(screen): \(pictures)")
      #expect(titles.count + pictures.count == found.count, "on \(screen): \(found)")
    }
  }

  @Test(arguments: ["phone", "tablet"])
  func aHeaderOverItsCardsARefusedPictureAndAStuckSpinnerAreFoundWhereverTheyShow(
    _ size: String
  ) throws {
    let pulse = try PulseRun(size, bugs: "overlapping-header,image-400,stuck-loading")
    try keepStories(pulse)
    let headline = "Small towns pool their servers in a disused mine"
    for screen in Self.screens {
      try pulse.flash(["open"] + screen)
      let found = try pulse.found(except: Self.timed)
      let feed = Self.feed(screen)
      let overlaps = found.filter { $0.oracle == "text-overlap" }
      if let feed {
        #expect(overlaps.count == 1, "on \(screen): \(found)")
        #expect(overlaps.allSatisfy { $0.evidence.contains("in feed.\(feed).header") })
      }
      // Words over a picture are hard to read, which is one fault with theirs.
      let contrasts = found.filter { $0.oracle == "contrast" }
      #expect(feed != nil || contrasts.isEmpty, "on \(screen): \(found)")

      let spinners = found.filter { $0.oracle == "stuck-spinner" }.map(\.id)
      #expect(spinners == (feed == "video" ? ["feed.video.loading"] : []), "on \(screen)")

      let refused = found.filter { $0.oracle == "missing-image" }
      let shown = try pulse.tree(visible: true)
      let cards = shown.filter {
        [.row, .button].contains($0.kind) && $0.text?.contains(headline) == true
      }.compactMap(\.id)
      // A card that has none beside it lacks nothing that anybody can tell.
      let isAlone = !shown.contains { $0.kind == .image && $0.frame.width > 60 }
      switch screen {
      case ["article", "id=tech-3"]: #expect(refused.map(\.id) == ["article.pictures"])
      case ["pictures", "id=tech-3"]: #expect(refused.count == 1)
      default:
        #expect(isAlone || Set(cards).isSubset(of: refused.map(\.id)), "on \(screen): \(found)")
      }
      #expect(
        overlaps.count + contrasts.count + spinners.count + refused.count == found.count,
        "on \(screen): \(found)")
    }
  }

  @Test(arguments: ["phone", "tablet"])
  func aScreenThatComesLateAndAButtonThatDoesNothingAreFound(_ size: String) throws {
    let pulse = try PulseRun(size, bugs: "dead-button,late-navigation")
    try pulse.flash("idle", "--wait", "5000")
    #expect(try pulse.flash("open", "settings").status == 1)
    let late = try pulse.findings()
    #expect(late.count == 1 && late[0].hasPrefix("late-screen  Settings: "), "\(late)")

    try pulse.flash("open", "article", "id=top-2")
    #expect(try pulse.flash("find", "article.save", "--wait", "5000").status == 0)
    let tap = try pulse.flash("idle", "--wait", "20000", "+", "tap", "article.save")
    let dead = try pulse.findings()
    #expect(
      dead.count == 1 && dead[0].hasPrefix("dead-tap  article.save: "),
      "\(dead) after \(tap.out)\(tap.error)")
  }
}
#endif
