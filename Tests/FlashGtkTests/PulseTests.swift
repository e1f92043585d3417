import FlashClient
import FlashProtocol
import Testing

/// The demo as a whole: all of its screens, and its links from a closed app.
extension GtkTests {
  @Suite struct PulseTests {
    /// Case E06: one resolver for all routes.
    @Test func `Whatever any screen lists is found by every route, and tapped`() throws {
      let pulse = try PulseApp()
      _ = try pulse.client.animations(false)
      let screens = try pulse.screens()
      #expect(screens.count >= 30)
      for screen in screens {
        let opened = try pulse.client.open(screen.name, screen.arguments)
        // What needs an account opens nothing without one.
        if opened.status == .unchanged { continue }
        let listed = try pulse.client.actionables()
        for element in listed { try expectFound(element, on: screen.name, pulse) }
        for element in listed {
          // A toast leaves by itself, and what was typed for stays in a field.
          guard let id = element.id, !id.hasPrefix("window."), !id.hasPrefix("toast."),
            try pulse.client.actionables().contains(where: { $0.id == id })
          else { continue }
          let refusal = pulse.refusal(ofTapOn: id)
          #expect(
            refusal == nil || element.state.contains(.disabled),
            "\(screen.name): \(id): \(refusal ?? "")")
          // Back to where it was listed, whatever the tap has opened.
          pulse.closeModals()
          _ = try pulse.client.open(screen.name, screen.arguments)
        }
        pulse.closeModals()
      }
    }

    private func expectFound(_ element: Element, on screen: String, _ pulse: PulseApp) throws {
      let comment: Comment = "\(screen): \(element.ref) \(element.id ?? "")"
      let target = Target(.ref(element.ref))
      let found = try pulse.client.find(target)
      let frame = try found["element"].map { try Element(json: $0).frame }
      let picture = try pulse.client.screenshot(of: target)
      #expect(found["visible"]?.bool == true, comment)
      #expect(frame == element.frame, comment)
      #expect(picture.status == 200, comment)
    }

    /// Case E05: the router is late, and the link comes before it.
    @Test(arguments: [900, 3000])
    func `A link given at a cold start arrives once`(_ milliseconds: Int) throws {
      let pulse = try PulseApp(["--link", "pulse://article/tech-1"], readyAfter: milliseconds)
      _ = try pulse.client.find("article.title", wait: 10_000)
      let screen = try pulse.client.screen()
      #expect(screen["screen"]?["contentType"]?.string == "ARTICLE")
      let back = try pulse.client.back()
      #expect(back.screen?.contentType == "HOME")
    }

    /// Case E05: the link is asked for over the wire, and the reply waits for the screen.
    @Test(arguments: [900, 3000])
    func `A link that comes before the router is ready is answered once it has arrived`(
      _ milliseconds: Int
    ) throws {
      let pulse = try PulseApp(readyAfter: milliseconds)
      let reply = try pulse.client.deeplink("pulse://article/tech-1")
      #expect(reply.status == .arrived)
      #expect(reply.screen?.contentType == "ARTICLE")
      let back = try pulse.client.back()
      #expect(back.screen?.contentType == "HOME")
    }

    /// Case E05: a second link while a sheet is open.
    @Test func `A link closes the sheet that is open, and arrives`() throws {
      let pulse = try PulseApp()
      _ = try pulse.client.open("share", [("id", "tech-1")])
      let sheet = try pulse.client.actionables()
      #expect(sheet.allSatisfy { $0.id?.hasPrefix("share.") == true })
      let reply = try pulse.client.deeplink("pulse://section/world")
      #expect(reply.status == .arrived)
      #expect(reply.screen?.contentType == "SECTION")
      let listed = try pulse.client.actionables().compactMap(\.id)
      #expect(listed.contains("section.follow"))
      #expect(!listed.contains { $0.hasPrefix("share.") })
    }
  }
}
