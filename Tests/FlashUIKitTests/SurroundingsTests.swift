#if FLASH
import FlashProtocol
import FlashServer
import Testing
import UIKitHost

@testable import FlashUIKit

extension OnUIKit {
  /// What stands around an app: keys, windows over its own, and the system's prompts.
  @Suite struct Surroundings {
    private func typing(accessory: Bool = false) -> UIBench {
      UIBench { root in
        let stack = UINavigationController(rootViewController: UIViewController())
        UIBench.window.rootViewController = stack
        let page = UIViewController()
        stack.pushViewController(page, animated: false)
        page.view.add(UITextField(frame: CGRect(20, 100, 300, 40)), "mail")
        page.view.add(button("Send", CGRect(20, 700, 100, 40)), "send")
        let bar = accessory ? UIView(frame: CGRect(0, 0, 390, 44)) : nil
        bar?.add(button("Done", CGRect(300, 0, 80, 44)), "done")
        UIBench.keep(
          UIRemoteKeyboardWindow(
            hostScene: UIBench.window.windowScene!, height: 300, accessory: bar))
      }
    }

    @Test func theKeyboardCoversWhatIsBehindItAndItsKeysAreNotListed() throws {
      let bench = typing()
      #expect(try bench.listedIds() == ["mail"])
      #expect(try bench.listed().count == 1)
      let covered = try bench.failure("/tap", ["id": "send"])
      #expect(covered.code == .covered)
      #expect(covered["by"] == "keyboard")
      #expect(try bench.act("/tap", ["id": "send", "force": true]).status == .done)
    }

    @Test func whatAnAppPutsAboveTheKeysIsItsOwn() throws {
      #expect(try typing(accessory: true).listedIds() == ["mail", "done"])
    }

    @Test func backIsTheAppsThoughTheKeyboardIsInFront() throws {
      let bench = typing()
      #expect(try bench.act("/back", [:]).changed)
      #expect(try bench.failure("/back", [:]).code == .unsupported)
    }

    @Test func aWindowOfHintsIsNotTheScreen() throws {
      let bench = UIBench { root in
        let stack = UINavigationController(rootViewController: UIViewController())
        UIBench.window.rootViewController = stack
        stack.pushViewController(Detail {}, animated: false)
        let hints = PassThroughWindow(windowScene: UIBench.window.windowScene!)
        hints.windowLevel = .statusBar
        hints.rootViewController = PassThroughController()
        hints.isHidden = false
      }
      #expect(try bench.act("/back", [:]).changed)
    }

    // Case E08.
    @Test func aPromptOfTheSystemsIsNamedAndALinkBehindItIsNoSuccess() throws {
      let navigation = Navigation()
      navigation.deeplink = { _ in true }
      let bench = UIBench(navigation: navigation, state: .foregroundActive) { _ in }
      #expect(try bench.get("/idle")["idle"] == true)
      UIBench.ui { UIBench.window.windowScene!.hostSet(.foregroundInactive) }
      let busy = try bench.get("/idle")["busy"]?.array?.first
      #expect(busy?["what"] == "system dialog")
      let reply = try bench.act("/deeplink", ["url": "news://a", "timeout": 100])
      #expect(reply.status == .unchanged)
      UIBench.ui { UIBench.window.windowScene!.hostSet(.foregroundActive) }
      #expect(try bench.get("/idle")["idle"] == true)
    }

    // Case E08.
    @Test func aLinkThroughTheAppItselfNeedsNoPrompt() throws {
      let navigation = Navigation()
      navigation.deeplink = { url in
        navigation.didNavigate(to: ScreenInfo(contentType: "ARTICLE", mode: "push", id: url))
        return true
      }
      let bench = UIBench(navigation: navigation, state: .foregroundActive) { _ in }
      #expect(try bench.act("/deeplink", ["url": "news://a"]).status == .arrived)
    }

    @Test func anAppThatNeverBecomesActiveIsNoAppBehindAPrompt() throws {
      let bench = UIBench(state: .foregroundInactive) { _ in }
      #expect(try bench.get("/idle")["idle"] == true)
    }
  }
}
#endif
