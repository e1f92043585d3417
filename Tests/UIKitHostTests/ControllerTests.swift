#if FLASH
import FlashServer
import Testing
import UIKitHost

/// What the stand-in models of controllers and lists, each with the source that says so.
@Suite struct ControllerTests {
  // developer.apple.com/documentation/uikit/uinavigationcontroller/popviewcontroller(animated:): nil
  // for the root, which stays.
  @Test func aStackShowsItsTopAndKeepsItsRoot() {
    onHost { window in
      let root = UIViewController()
      let top = UIViewController()
      let stack = UINavigationController(rootViewController: root)
      window.rootViewController = stack
      stack.pushViewController(top, animated: false)
      #expect(stack.topViewController === top)
      #expect(root.viewIfLoaded?.window == nil)
      #expect(top.view.window === window)
      #expect(stack.popViewController(animated: false) === top)
      #expect(stack.popViewController(animated: false) == nil)
      #expect(root.view.window === window)
      #expect(root.navigationController === stack)
    }
  }

  // developer.apple.com/documentation/uikit/uitabbarcontrollerdelegate/tabbarcontroller(_:didselect:):
  // for taps of a user alone.
  @Test func selectingATabByACallTellsTheDelegateNothing() {
    let log = Log()
    onHost { window in
      let tabs = UITabBarController()
      let delegate = Tabs(log)
      tabs.delegate = delegate
      tabs.viewControllers = ["A", "B"].map {
        let controller = UIViewController()
        controller.title = $0
        return controller
      }
      window.rootViewController = tabs
      tabs.selectedIndex = 1
      #expect(tabs.selectedViewController?.title == "B")
      #expect(tabs.viewControllers?[0].viewIfLoaded?.window == nil)
      #expect(log.lines.isEmpty)
      tabs.hostTouch(0)
      #expect(log.lines == ["should A", "did A"])
    }
  }

  // developer.apple.com/documentation/uikit/uiviewcontroller/dismiss(animated:completion:): the
  // presenter dismisses, whichever of the two is asked.
  @Test func whatIsPresentedCoversTheWindowUntilItIsDismissed() {
    onHost { window in
      let root = window.rootViewController!
      let sheet = UIViewController()
      root.present(sheet, animated: false)
      #expect(root.presentedViewController === sheet)
      #expect(sheet.presentingViewController === root)
      #expect(
        window.hitTest(CGPoint(x: 5, y: 5), with: nil)?.isDescendant(of: root.view) == false)
      sheet.dismiss(animated: false)
      #expect(root.presentedViewController == nil)
      #expect(sheet.view.window == nil)
    }
  }

  // developer.apple.com/documentation/uikit/uipageviewcontrollerdelegate: both calls are for
  // transitions that a gesture drives.
  @Test func settingPagesByACallTellsTheDelegateNothing() {
    let log = Log()
    onHost { window in
      let book = UIPageViewController()
      let delegate = Pages(log)
      book.delegate = delegate
      window.rootViewController = book
      let page = UIViewController()
      book.setViewControllers([page], direction: .forward, animated: false)
      #expect(book.viewControllers == [page])
      #expect(page.view.window === window)
      #expect(log.lines.isEmpty)
      withExtendedLifetime(delegate) {}
    }
  }

  // developer.apple.com/documentation/uikit/uitableview/selectrow(at:animated:scrollposition:): the
  // delegate receives no message. And cellforrow(at:): nil for a row that is not visible.
  @Test func aTableBuildsWhatShowsAndSelectingByACallTellsNobody() {
    let log = Log()
    onHost { window in
      let table = UITableView(frame: CGRect(x: 0, y: 0, width: 300, height: 440))
      let rows = Rows(log)
      table.dataSource = rows
      table.delegate = rows
      window.addSubview(table)
      table.reloadData()
      table.layoutIfNeeded()
      #expect(table.visibleCells.count == 10)
      #expect(table.cellForRow(at: IndexPath(row: 50, section: 0)) == nil)
      #expect(log.lines.count == 10)
      table.selectRow(at: IndexPath(row: 2, section: 0), animated: false, scrollPosition: .none)
      #expect(table.cellForRow(at: IndexPath(row: 2, section: 0))?.isSelected == true)
      #expect(!log.lines.contains("selected"))
      let first = table.cellForRow(at: IndexPath(row: 0, section: 0))
      table.scrollToRow(at: IndexPath(row: 50, section: 0), at: .middle, animated: false)
      table.layoutIfNeeded()
      #expect(table.cellForRow(at: IndexPath(row: 0, section: 0)) == nil)
      // developer.apple.com/documentation/uikit/uitableview/dequeuereusablecell(withidentifier:)
      #expect(table.visibleCells.contains { $0 === first })
    }
  }

  // developer.apple.com/documentation/uikit/uiscrollviewdelegate/scrollviewdidscroll(_:): for any
  // change of the offset, which may lie outside of the content.
  @Test func anyOffsetIsTakenAndTold() {
    let log = Log()
    onHost { _ in
      let scroller = UIScrollView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
      let rows = Rows(log)
      scroller.delegate = rows
      scroller.setContentOffset(CGPoint(x: 0, y: -500), animated: false)
      scroller.setContentOffset(CGPoint(x: 0, y: -500), animated: false)
      #expect(scroller.contentOffset.y == -500)
      #expect(log.lines == ["scrolled"])
    }
  }

  // developer.apple.com/documentation/uikit/uicollectionview/selectitem(at:animated:scrollposition:):
  // the delegate receives no message.
  @Test func aCollectionIsBuiltWhereItShows() {
    onHost { window in
      let grid = UICollectionView(frame: CGRect(x: 0, y: 0, width: 300, height: 200))
      let items = Items()
      grid.dataSource = items
      window.addSubview(grid)
      grid.layoutIfNeeded()
      #expect(grid.indexPathsForVisibleItems.count == 6)
      grid.scrollToItem(
        at: IndexPath(item: 40, section: 0), at: .centeredVertically, animated: false)
      grid.layoutIfNeeded()
      #expect(grid.cellForItem(at: IndexPath(item: 40, section: 0)) != nil)
      #expect(grid.cellForItem(at: IndexPath(item: 0, section: 0)) == nil)
      grid.selectItem(at: IndexPath(item: 40, section: 0), animated: false, scrollPosition: [])
      #expect(grid.indexPathsForSelectedItems == [IndexPath(item: 40, section: 0)])
    }
  }
}

@UIActor
private final class Tabs: UIKitHost.NSObject, UITabBarControllerDelegate {
  private let log: Log
  init(_ log: Log) {
    self.log = log
    super.init()
  }
  var tabBarController: TabBarDelegateMethods? {
    let log = log
    return TabBarDelegateMethods(
      shouldSelect: { _, controller in
        log.lines.append("should \(controller.title ?? "")")
        return true
      }, didSelect: { _, controller in log.lines.append("did \(controller.title ?? "")") })
  }
}

@UIActor
private final class Pages: UIKitHost.NSObject, UIPageViewControllerDelegate {
  private let log: Log
  init(_ log: Log) {
    self.log = log
    super.init()
  }
  var pageViewController: PageViewDelegateMethods? {
    let log = log
    return PageViewDelegateMethods(
      willTransition: { _, _ in log.lines.append("will") },
      didFinish: { _, _, _, _ in log.lines.append("did") })
  }
}

@UIActor
private final class Rows: UIKitHost.NSObject, UITableViewDataSource, UITableViewDelegate {
  private let log: Log
  init(_ log: Log) {
    self.log = log
    super.init()
  }
  func tableView(_ view: UITableView, numberOfRowsInSection section: Int) -> Int { 100 }
  func tableView(_ view: UITableView, cellForRowAt path: IndexPath) -> UITableViewCell {
    log.lines.append("built \(path.row)")
    return view.dequeueReusableCell(withIdentifier: "c") ?? UITableViewCell(reuseIdentifier: "c")
  }
  var tableView: TableViewDelegateMethods? {
    let log = log
    return TableViewDelegateMethods(didSelect: { _, _ in log.lines.append("selected") })
  }
  var scrollViewDidScroll: ((UIScrollView) -> Void)? {
    let log = log
    return { _ in log.lines.append("scrolled") }
  }
}

@UIActor
private final class Items: UIKitHost.NSObject, UICollectionViewDataSource {
  func collectionView(_ view: UICollectionView, numberOfItemsInSection section: Int) -> Int { 60 }
  func collectionView(_ view: UICollectionView, cellForItemAt path: IndexPath)
    -> UICollectionViewCell
  { UICollectionViewCell(frame: .zero) }
}
#endif
