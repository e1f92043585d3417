#if FLASH
import FlashHTTP
import FlashProtocol
import FlashServer
import FlashTesting
import Testing
import UIKitHost

@testable import FlashUIKit

extension OnUIKit {
  /// The gate, what an app is launched with, and the screens that are told without a router.
  @Suite struct Start {
    @Test func nothingListensWhereNobodyAskedForIt() {
      UIBench.ui {
        UIApplication.hostLaunch()
        #expect(Flash.launch(name: "Shut", navigation: nil, isWanted: false) == nil)
        #expect(Flash.running == nil)
      }
    }

    @Test func anAppThatIsAskedListensAnnouncesItselfAndStops() throws {
      let folder = FileManager.default.temporaryDirectory.path + "/flash-\(UUID().uuidString)"
      setenv("FLASH_REGISTRY", folder, 1)
      defer { unsetenv("FLASH_REGISTRY") }
      let port = try #require(
        UIBench.ui {
          UIApplication.hostLaunch()
          return Flash.launch(name: "Open", navigation: nil, isWanted: true)?.port
        })
      let reply = try HTTPClient(port: port).send(
        HTTPRequest(method: "GET", path: "/health"), timeoutMilliseconds: 5000)
      let app = try JSON(parsing: reply.body)["app"]
      #expect(app?["name"] == "Open")
      #expect(app?["platform"] == "ios")
      #expect(app?["device"] == "iPhone 17")
      #expect(FileManager.default.fileExists(atPath: "\(folder)/\(port).json"))
      UIBench.ui { Flash.running?.end() }
      #expect(!FileManager.default.fileExists(atPath: "\(folder)/\(port).json"))
      #expect(UIBench.ui { Flash.running == nil })
    }

    @Test func launchArgumentsAreReadInPairs() {
      #expect(
        LaunchEntry.read(["app", "-FlashDeepLink", "pulse://a", "-FlashNotification", "pulse://b"])
          == [.deeplink("pulse://a"), .notification("pulse://b")])
      #expect(LaunchEntry.read(["app", "-FlashDeepLink"]) == [])
    }

    // Case E05.
    @Test func aLinkGivenAtLaunchWaitsForTheRouterAndIsOpenedOnce() throws {
      let opened = Counter()
      let done = Signal()
      let navigation = Navigation(ready: false)
      navigation.deeplink = { _ in
        UIThread.assume { opened.count += 1 }
        done.raise()
        return true
      }
      let bench = UIBench(navigation: navigation) { _ in }
      UIBench.ui { LaunchEntry.deeplink("pulse://a").open(navigation, bench.platform) }
      #expect(opened.value == 0)
      navigation.becomeReady()
      done.wait()
      #expect(opened.value == 1)
    }

    private func reported() -> (UIBench, Navigation) {
      let navigation = Navigation()
      let bench = UIBench(navigation: navigation) { _ in
        let first = UIViewController()
        first.title = "First"
        let stack = UINavigationController(rootViewController: first)
        UIBench.window.rootViewController = stack
        first.view.add(
          button("Go", CGRect(0, 100, 100, 40)) {
            stack.pushViewController(Detail {}, animated: false)
          }, "go")
        first.view.add(
          button("Ask", CGRect(0, 200, 100, 40)) {
            stack.present(
              UIAlertController(title: "Sure?", message: nil, preferredStyle: .alert),
              animated: false)
          }, "ask")
      }
      let platform = bench.platform
      UIBench.ui {
        let reporter = NavigationReporter(navigation)
        navigation.current = { UIThread.assume { reporter.current } }
        platform.onTurn { reporter.look() }
      }
      return (bench, navigation)
    }

    @Test func aPushedControllerIsAnArrival() throws {
      let (bench, _) = reported()
      #expect(try bench.get("/screen")["screen"]?["contentType"] == "First")
      let reply = try bench.act("/tap", ["id": "go"])
      #expect(reply.status == .arrived)
      #expect(reply.screen == ScreenInfo(contentType: "Detail", mode: "push", title: "Detail"))
      #expect(try bench.act("/back", [:]).screen?.contentType == "First")
    }

    @Test func aScreenOfSwiftUIsNavigationStackIsKnownByItsTitleElseItsClass() throws {
      let navigation = Navigation()
      let bench = UIBench(navigation: navigation) { _ in
        let first = NavigationStackHostingController<Int>()
        let stack = UINavigationController(rootViewController: first)
        UIBench.window.rootViewController = stack
        let hosting = first.view.add(_UIHostingView(frame: CGRect(0, 100, 390, 100)))
        hosting.hostElements = [
          AccessibilityNode("open", label: "Open", frame: CGRect(0, 100, 100, 40)) {
            let next = NavigationStackHostingController<Int>()
            next.navigationItem.title = "Article"
            stack.pushViewController(next, animated: false)
            return true
          }
        ]
      }
      let platform = bench.platform
      UIBench.ui {
        let reporter = NavigationReporter(navigation)
        navigation.current = { UIThread.assume { reporter.current } }
        platform.onTurn { reporter.look() }
      }
      #expect(
        try bench.get("/screen")["screen"]?["contentType"] == "NavigationStackHostingController")
      let reply = try bench.act("/tap", ["id": "open"])
      #expect(reply.status == .arrived)
      #expect(reply.screen == ScreenInfo(contentType: "Article", mode: "push", title: "Article"))
    }

    @Test func anAlertIsAScreenAndNoArrival() throws {
      let (bench, navigation) = reported()
      let reply = try bench.act("/tap", ["id": "ask"])
      #expect(reply.status == .done)
      #expect(reply.screen?.mode == "alert")
      #expect(UIBench.ui { navigation.arrivals } == 0)
    }
  }
}

/// Private in SwiftUI: what a `NavigationStack` has in its navigation controller.
@UIActor
private final class NavigationStackHostingController<Content>: UIViewController {}
#endif
