import FlashClient
import FlashProtocol
import Testing

/// Every screen of the demo, in both sizes: what is listed can be tapped, and what is not listed
/// cannot be reached by a person either.
extension GtkTests {
  @Suite struct PulseScreenTests {
    private typealias Screen = (name: String, arguments: [(name: String, value: String)])

    /// How many taps were made, and how many elements had gone before one could be.
    private final class Tally {
      var taps = 0
      var gone = 0
    }

    private let tally = Tally()

    /// Case E06: one resolver for all routes.
    @Test(arguments: ["phone", "tablet"])
    func `Whatever a screen lists is found and tapped, and nothing else can be reached`(
      _ size: String
    ) throws {
      let pulse = try PulseApp(["--size", size])
      _ = try pulse.client.animations(false)
      let screens = try pulse.screens()
      #expect(screens.count >= 30)
      var unopened: [Screen] = []
      for screen in screens where try !check(screen, pulse) { unopened.append(screen) }
      let tabs = ["video", "sports", "tech", "world", "culture"]
      for tab in tabs { #expect(try check(("home", [("tab", tab)]), pulse)) }
      #expect(try check(("search", [("query", "river")]), pulse))
      // What needs an account opens nothing without one.
      #expect(Set(unopened.map(\.name)) == ["account", "signout"])
      try logIn(pulse)
      for screen in unopened {
        #expect(try check(screen, pulse), "\(screen.name)")
        // Some of what is there logs out again.
        try logIn(pulse)
      }
      #expect(tally.taps > 500)
      #expect(tally.gone * 50 < tally.taps, "\(tally.gone) of \(tally.taps)")
    }

    private func logIn(_ pulse: PulseApp) throws {
      pulse.closeModals()
      _ = try pulse.client.open("profile")
      guard try pulse.client.actionables().contains(where: { $0.id == "profile.login" }) else {
        return
      }
      _ = try pulse.client.open("login")
      _ = try pulse.client.type("anna@pulse.example", into: "login.email", replace: true)
      _ = try pulse.client.type("a secret of 9", into: "login.password", replace: true)
      _ = try pulse.client.tap("login.submit", ActOptions(settle: .idle))
      _ = try pulse.client.open("account", [], ActOptions(wait: 5000))
    }

    /// - Returns: whether the screen opened.
    private func check(_ screen: Screen, _ pulse: PulseApp) throws -> Bool {
      try open(screen, pulse)
      let shown = try pulse.client.screen()["screen"]?["contentType"]?.string
      if ["account", "signout"].contains(screen.name), shown != "ACCOUNT", shown != "SIGNOUT" {
        return false
      }
      let listed = try pulse.client.actionables()
      #expect(!listed.isEmpty, "\(screen.name)")
      // A toast leaves by itself.
      for element in listed where element.id?.hasPrefix("toast") != true {
        try expectFound(element, on: screen.name, pulse)
      }
      let tree = Tree(try pulse.client.hierarchy())
      // What a toast covered before it left is listed by now.
      let known = Set((listed + (try pulse.client.actionables())).map(\.ref))
      for index in tree.reachable(except: known) {
        Issue.record("\(screen.name): \(tree.elements[index]) is not listed, and nothing hides it")
      }
      for element in listed { try tap(element, on: screen, pulse) }
      pulse.closeModals()
      return true
    }

    private func open(_ screen: Screen, _ pulse: PulseApp) throws {
      _ = try pulse.client.open(screen.name, screen.arguments)
      _ = try pulse.client.idle(wait: 5000)
    }

    private func expectFound(_ element: Element, on screen: String, _ pulse: PulseApp) throws {
      let targets = [Target(.ref(element.ref))] + (element.id.map { [Target(.id($0))] } ?? [])
      for target in targets {
        let comment: Comment = "\(screen): \(target)"
        let found = try pulse.client.find(target)
        let frame = try found["element"].map { try Element(json: $0).frame }
        #expect(found["visible"]?.bool == true, comment)
        #expect(frame == element.frame, comment)
      }
      let picture = try pulse.client.screenshot(of: targets[0])
      #expect(picture.status == 200, "\(screen): \(element)")
    }

    /// By its ref, and by its identifier.
    private func tap(_ element: Element, on screen: Screen, _ pulse: PulseApp) throws {
      // A toast leaves by itself; the window's own buttons would end the demo.
      let id = element.id ?? ""
      if id.hasPrefix("window.") || id.hasPrefix("toast") { return }
      var now = try listed(element, pulse)
      if now == nil {
        // Whatever the last tap has opened is left.
        pulse.closeModals()
        try open(screen, pulse)
        now = try listed(element, pulse)
      }
      // What one tap has changed for good, such as a story that is no longer saved, is gone.
      guard let now else {
        tally.gone += 1
        return
      }
      try expectTapped(Target(.ref(now.ref)), now, on: screen.name, pulse)
      guard element.id != nil else { return }
      if try listed(element, pulse) == nil {
        pulse.closeModals()
        try open(screen, pulse)
      }
      guard let again = try listed(element, pulse) else {
        tally.gone += 1
        return
      }
      try expectTapped(Target(.id(id)), again, on: screen.name, pulse)
    }

    /// The same thing as it is listed now.
    private func listed(_ element: Element, _ pulse: PulseApp) throws -> Element? {
      // Whatever the last tap has set going has come.
      _ = try pulse.client.idle(wait: 5000)
      return try pulse.client.actionables().first {
        element.id == nil ? $0.ref == element.ref : $0.id == element.id
      }
    }

    private func expectTapped(
      _ target: Target, _ element: Element, on screen: String, _ pulse: PulseApp
    ) throws {
      do {
        tally.taps += 1
        let reply = try pulse.client.tap(target)
        #expect(reply.element?.ref == element.ref, "\(screen): \(target)")
      } catch {
        #expect(element.state.contains(.disabled), "\(screen): \(target): \(error)")
      }
    }
  }
}

/// What a tree says of what a person can reach, worked out from its frames alone.
private struct Tree {
  let elements: [Element]
  /// What shows of each.
  private var visible: [Frame] = []

  init(_ elements: [Element]) {
    self.elements = elements
    var clips: [Frame] = []
    for element in elements {
      let within = element.parent.map { clips[$0] } ?? element.frame
      let shown = element.frame.intersection(within)
      visible.append(shown)
      clips.append(element.traits.contains(.clips) ? shown : within)
    }
  }

  /// What can be triggered and neither lies off screen, nor is hidden, disabled or covered.
  func reachable(except listed: Set<String>) -> [Int] {
    let modal = elements.lastIndex { $0.traits.contains(.modal) } ?? 0
    return elements.indices.filter { index in
      let element = elements[index]
      guard element.traits.contains(.actionable), !element.traits.contains(.inner),
        !listed.contains(element.ref), index >= modal
      else { return false }
      let isHidden = lineage(index).contains { elements[$0].traits.contains(.invisible) }
      let x = element.frame.midX
      let y = element.frame.midY
      return !isHidden && !element.state.contains(.disabled)
        && visible[index].contains(x: x, y: y) && !isCovered(index, x, y)
    }
  }

  private func isCovered(_ index: Int, _ x: Float, _ y: Float) -> Bool {
    elements.indices.contains { other in
      other > index && visible[other].contains(x: x, y: y) && !lineage(other).contains(index)
        && !lineage(other).contains { elements[$0].traits.contains(.untouchable) }
    }
  }

  private func lineage(_ index: Int) -> [Int] {
    Array(sequence(first: index) { elements[$0].parent })
  }
}
