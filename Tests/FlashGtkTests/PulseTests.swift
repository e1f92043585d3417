import FlashClient
import FlashProtocol
import Testing

/// The demo as a whole: its links from a closed app.
extension GtkTests {
  @Suite struct PulseTests {
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
