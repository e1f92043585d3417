#if FLASH
import FlashOracles
import HostSupport
import Testing

extension PulseRun {
  static let oracles = Oracle.all.map(\.name)
}

/// `flash watch` on the demo: silent on each of its screens, and not on its planted faults.
@Suite(.serialized) struct WatchTests {
  /// How long a screen takes says more of the machine that runs the tests than of Pulse.
  private static let timed: Set<String> = ["late-screen"]

  @Test(arguments: ["phone", "tablet"])
  func nothingIsFoundOnAnyScreen(_ size: String) throws {
    let pulse = try PulseRun(size)
    let screens = try pulse.screens()
    #expect(screens.count >= 30)
    for tab in ["top", "video", "sports", "tech", "world", "culture"] {
      pulse.expectNothing(on: ["home", "tab=\(tab)"], except: Self.timed)
    }
    for screen in screens {
      pulse.expectNothing(on: screen, except: Self.timed)
      if ["share", "signout", "cleardownloads"].contains(screen[0]) { try pulse.flash("back") }
    }
    for query in ["river", "nothing-like-it"] {
      pulse.expectNothing(on: ["search", "query=\(query)"], except: Self.timed)
    }
  }

  @Test(arguments: ["phone", "tablet"])
  func nothingIsFoundInTheDarkInLargeTypeOrOnceSomebodyIsIn(_ size: String) throws {
    let pulse = try PulseRun(size)
    try pulse.flash(
      "open", "login", "+", "type", "login.email", "anna@pulse.example", "+", "type",
      "login.password", "a secret of 9", "+", "tap", "login.submit")
    try pulse.flash("open", "article", "id=tech-1", "+", "tap", "article.save")
    try pulse.flash("open", "appearance", "+", "tap", "appearance.dark")
    try pulse.flash("open", "fontsize", "+", "tap", "fontsize.largest")
    for screen in [
      ["home", "tab=top"], ["saved"], ["profile"], ["account"], ["settings"], ["history"],
      ["article", "id=tech-1"], ["section", "id=science"], ["signup"], ["downloads"],
    ] {
      pulse.expectNothing(on: screen, except: Self.timed)
    }
    try pulse.flash("open", "article", "id=tech-1", "+", "tap", "article.more")
    #expect(try pulse.findings(except: Self.timed) == [])
  }
}

extension PulseRun {
  /// A screen that needs somebody to be logged in does not open, and leaves the one before.
  fileprivate func expectNothing(on screen: [String], except: Set<String>) {
    do {
      try flash(["open"] + screen)
      let findings = try findings(except: except)
      #expect(findings == [], "on \(screen.joined(separator: " "))")
    } catch {
      Issue.record(error, "on \(screen.joined(separator: " "))")
    }
  }
}
#endif
