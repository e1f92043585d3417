#if FLASH
import FlashProtocol
import FlashServer
import PulseModel
import Testing
import UIKitHost

@testable import PulseBridge

extension OnUIKit {
  /// The forty lines by which Pulse for iOS hands its router to Flash.
  @Suite struct Bridge {
    private func pulse(isReady: Bool = true, account: Account? = nil) -> (UIBench, Router) {
      let (router, navigation) = UIBench.main {
        let router = Router(ready: isReady)
        router.hasAccount = { account != nil }
        return (router, FlashBridge.navigation(for: router))
      }
      return (UIBench(navigation: navigation) { _ in }, router)
    }

    @Test func everyStepOfPulseIsListedWithItsArguments() throws {
      let steps = try #require(try pulse().0.get("/steps")["steps"]?.array)
      #expect(steps.count == PulseModel.Step.all.count)
      let article = try #require(steps.first { $0["name"] == "article" })
      #expect(article["arguments"]?.array?.first?["name"] == "id")
    }

    @Test func aStepArrivesWithTheScreenAndBackLeavesIt() throws {
      let (bench, _) = pulse()
      let reply = try bench.act("/step", ["name": "article", "arguments": ["id": "tech-1"]])
      #expect(reply.status == .arrived)
      #expect(reply.screen?.contentType == "ARTICLE")
      #expect(reply.screen?.id == "tech-1")
      #expect(try bench.act("/back", [:]).screen?.contentType == "HOME")
      #expect(try bench.act("/back", [:]).status == .unchanged)
    }

    @Test func aLinkOpensWhatItNamesAndOneOfAnotherAppIsUnchanged() throws {
      let (bench, _) = pulse()
      let reply = try bench.act("/deeplink", ["url": "pulse://search?q=river"])
      #expect(reply.screen?.contentType == "SEARCH")
      #expect(reply.screen?.id == "river")
      #expect(try bench.act("/deeplink", ["url": "https://example.org"]).status == .unchanged)
      #expect(try bench.failure("/deeplink", ["url": "pulse://nowhere"]).code == .app)
    }

    @Test func whatNeedsAnAccountMovesNothingWithoutOne() throws {
      #expect(try pulse().0.act("/step", ["name": "account"]).status == .unchanged)
      let signedIn = pulse(account: Account(name: "Ada", email: "ada@example.org")).0
      #expect(try signedIn.act("/step", ["name": "account"]).status == .arrived)
    }

    // Case E05.
    @Test func aLinkThatComesBeforeTheRouterIsReadyIsOpenedOnce() throws {
      let (bench, router) = pulse(isReady: false)
      nonisolated(unsafe) let later = router
      DispatchQueue.main.asyncAfter(deadline: .now() + .milliseconds(100)) {
        MainActor.assumeIsolated { later.becomeReady() }
      }
      let reply = try bench.act("/deeplink", ["url": "pulse://article/tech-1"])
      #expect(reply.screen?.contentType == "ARTICLE")
      #expect(UIBench.main { router.place.stack(on: .home).count } == 1)
    }
  }
}
#endif
