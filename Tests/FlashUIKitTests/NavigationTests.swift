#if FLASH
import FlashProtocol
import FlashServer
import Testing
import UIKitHost

@testable import FlashUIKit

extension OnUIKit {
  @Suite struct Navigating {
    private func tabs(
      _ activation: UITabBarController.HostActivation, _ log: DelegateLog = DelegateLog()
    ) -> UIBench {
      UIBench { root in
        let tabs = UITabBarController()
        tabs.hostActivation = activation
        UIBench.keep(log)
        tabs.delegate = log
        tabs.viewControllers = ["Home", "Sections", "Profile"].map { title in
          let controller = UIViewController()
          controller.title = title
          controller.view.add(label(title, CGRect(0, 100, 200, 20)), "title.\(title)")
          return controller
        }
        UIBench.window.rootViewController = tabs
      }
    }

    @Test(arguments: [
      (UITabBarController.HostActivation.works, ActReply.Path.activate), (.refuses, .control),
      (.claims, .control),
    ])
    func aTabIsSwitchedAndTheDelegateHearsOfItOnce(
      _ activation: UITabBarController.HostActivation, _ path: ActReply.Path
    ) throws {
      let log = DelegateLog()
      let bench = tabs(activation, log)
      let reply = try bench.act("/tab", ["name": "Profile"])
      #expect(reply.path == path)
      #expect(reply.changed)
      #expect(UIBench.ui { log.lines } == ["should Profile", "did Profile"])
      #expect(try bench.element("title.Profile").text == "Profile")
    }

    @Test func tabsAreKnownByNameIndexAndCase() throws {
      let bench = tabs(.works)
      #expect(try bench.act("/tab", ["name": "1"]).element?.text == "Sections")
      #expect(try bench.act("/tab", ["name": "home"]).element?.text == "Home")
      #expect(try bench.failure("/tab", ["name": "Shop"]).code == .notFound)
      #expect(try bench.listed().filter { $0.kind == .tab }.count == 3)
    }

    @Test func backPopsTheInnermostStackAndStopsAtTheRoot() throws {
      let bench = UIBench { root in
        let stack = UINavigationController(rootViewController: UIViewController())
        UIBench.window.rootViewController = stack
        stack.pushViewController(Detail {}, animated: false)
      }
      #expect(try bench.act("/back", [:]).changed)
      #expect(try bench.failure("/back", [:]).code == .unsupported)
    }

    @Test func aPagerTurnsAsAFingerWouldHaveAndItsDelegateHearsAllOfIt() throws {
      let log = DelegateLog()
      let bench = UIBench { root in
        let pager = root.add(UIScrollView(frame: root.bounds), "pager")
        pager.isPagingEnabled = true
        pager.contentSize = CGSize(width: 390 * 3, height: 844)
        UIBench.keep(log)
        pager.delegate = log
      }
      let reply = try bench.act("/page", ["to": "next"])
      #expect(reply.travel?.to == 1)
      #expect(reply.travel?.count == 3)
      #expect(
        UIBench.ui { log.lines } == [
          "willBeginDragging", "willEndDragging 1.0", "didEndDragging true",
          "willBeginDecelerating", "didScroll", "didEndDecelerating",
        ])
      #expect(try bench.act("/page", ["to": "last"]).travel?.atEnd == true)
    }

    @Test func aPageViewControllerIsTurnedByItsOwnCalls() throws {
      let book = Book(pages: 4)
      let bench = UIBench { root in
        UIBench.keep(book)
        UIBench.window.rootViewController = book.controller
      }
      let reply = try bench.act("/page", ["to": "2"])
      #expect(reply.travel?.count == 4)
      #expect(reply.travel?.to == 2)
      #expect(UIBench.ui { book.log } == ["will 2", "did 0"])
      #expect(try bench.element("page.2").text == "Page 2")
    }

    @Test func aSwipeIsClampedToTheInsets() throws {
      let bench = UIBench { root in
        let scroller = root.add(UIScrollView(frame: root.bounds), "scroller")
        scroller.contentInset.bottom = 30
        scroller.contentSize = CGSize(width: 390, height: 1000)
      }
      let reply = try bench.act("/swipe", ["direction": "up", "distance": 5000])
      #expect(reply.travel?.to == 186)
      #expect(reply.travel?.atEnd == true)
    }

    // Case E05.
    @Test func aDeepLinkWaitsForARouterThatIsNotReadyAndArrivesOnce() throws {
      let opened = Counter()
      let navigation = Navigation(ready: false)
      navigation.deeplink = { url in
        UIThread.assume { opened.count += 1 }
        navigation.didNavigate(to: ScreenInfo(contentType: "ARTICLE", mode: "push", id: url))
        return true
      }
      let bench = UIBench(navigation: navigation) { _ in }
      DispatchQueue.main.asyncAfter(deadline: .now() + .milliseconds(300)) {
        navigation.becomeReady()
      }
      let reply = try bench.act("/deeplink", ["url": "pulse://article/1"])
      #expect(reply.status == .arrived)
      #expect(reply.screen?.contentType == "ARTICLE")
      #expect(opened.value == 1)
    }

    // Case E05.
    @Test func aLinkThatComesWhileASheetIsOpenArrivesOrIsUnchangedAndNeverTwice() throws {
      let opened = Counter()
      let navigation = Navigation()
      // A router that opens nothing behind a sheet, and one that closes it first.
      navigation.deeplink = { url in
        UIThread.assume {
          opened.count += 1
          let root = UIBench.window.rootViewController!
          guard url.hasSuffix("closing") else { return }
          root.dismiss(animated: false)
          navigation.didNavigate(to: ScreenInfo(contentType: "ARTICLE", mode: "push", id: url))
        }
        return true
      }
      let bench = UIBench(navigation: navigation) { _ in
        UIBench.window.rootViewController!.present(Sheet(), animated: false)
      }
      let stuck = try bench.act("/deeplink", ["url": "pulse://article/2"])
      #expect(stuck.status == .unchanged)
      #expect(try bench.listedIds() == ["sheet.ok"])
      let arrived = try bench.act("/deeplink", ["url": "pulse://article/2?closing"])
      #expect(arrived.status == .arrived)
      #expect(try bench.listedIds().isEmpty)
      #expect(opened.value == 2)
    }

    @Test func aStepThatOpensAnAlertIsPresented() throws {
      let navigation = Navigation()
      navigation.steps = [StepSpec("warn")]
      navigation.open = { _, _ in
        UIThread.assume {
          let alert = UIAlertController(title: "Careful", message: nil, preferredStyle: .alert)
          UIBench.window.rootViewController!.present(alert, animated: false)
        }
      }
      let bench = UIBench(navigation: navigation) { _ in }
      #expect(try bench.act("/step", ["name": "warn"]).status == .presented)
    }
  }
}

/// Notes what delegates hear.
@UIActor
final class DelegateLog: UIKitHost.NSObject, UITabBarControllerDelegate, UIScrollViewDelegate,
  @unchecked Sendable
{
  private(set) var lines: [String] = []

  nonisolated override init() { super.init() }

  private func note(_ line: String) { lines.append(line) }

  var tabBarController: TabBarDelegateMethods? {
    TabBarDelegateMethods(
      shouldSelect: { [unowned self] _, controller in
        note("should \(controller.title ?? "")")
        return true
      }, didSelect: { [unowned self] _, controller in note("did \(controller.title ?? "")") })
  }

  var scrollViewDidScroll: ((UIScrollView) -> Void)? { { [unowned self] _ in note("didScroll") } }
  var scrollViewWillBeginDragging: ((UIScrollView) -> Void)? {
    { [unowned self] _ in note("willBeginDragging") }
  }
  var scrollViewWillEndDragging: ScrollWillEndDragging? {
    ScrollWillEndDragging { [unowned self] _, velocity, _ in note("willEndDragging \(velocity.x)") }
  }
  var scrollViewDidEndDragging: ScrollDidEndDragging? {
    ScrollDidEndDragging { [unowned self] _, decelerates in note("didEndDragging \(decelerates)") }
  }
  var scrollViewWillBeginDecelerating: ((UIScrollView) -> Void)? {
    { [unowned self] _ in note("willBeginDecelerating") }
  }
  var scrollViewDidEndDecelerating: ((UIScrollView) -> Void)? {
    { [unowned self] _ in note("didEndDecelerating") }
  }
}

/// Pages of a page view controller.
@UIActor
final class Book: UIKitHost.NSObject, UIPageViewControllerDataSource, UIPageViewControllerDelegate,
  @unchecked Sendable
{
  private let count: Int
  private(set) var log: [String] = []
  private var made: UIPageViewController?

  nonisolated init(pages: Int) {
    count = pages
    super.init()
  }

  var controller: UIPageViewController {
    if let made { return made }
    let controller = UIPageViewController()
    controller.dataSource = self
    controller.delegate = self
    controller.setViewControllers([page(0)!], direction: .forward, animated: false)
    made = controller
    return controller
  }

  private func page(_ number: Int) -> UIViewController? {
    guard (0..<count).contains(number) else { return nil }
    let page = UIViewController()
    page.title = "\(number)"
    page.view.add(label("Page \(number)", CGRect(0, 100, 200, 20)), "page.\(number)")
    return page
  }

  private func number(_ page: UIViewController) -> Int { page.title.flatMap { Int($0) } ?? 0 }

  func pageViewController(
    _ controller: UIPageViewController, viewControllerBefore page: UIViewController
  ) -> UIViewController? { self.page(number(page) - 1) }

  func pageViewController(
    _ controller: UIPageViewController, viewControllerAfter page: UIViewController
  ) -> UIViewController? { self.page(number(page) + 1) }

  var pageViewController: PageViewDelegateMethods? {
    PageViewDelegateMethods(
      willTransition: { [unowned self] _, pages in log.append("will \(number(pages[0]))") },
      didFinish: { [unowned self] _, _, before, _ in log.append("did \(number(before[0]))") })
  }
}
#endif
