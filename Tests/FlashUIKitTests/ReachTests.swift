#if FLASH
import FlashProtocol
import FlashServer
import Testing
import UIKitHost

@testable import FlashUIKit

extension OnUIKit {
  /// What can be reached: covers, modals, windows, duplicates.
  @Suite struct Reach {
    private func covered(
      by layer: @escaping @UIActor @Sendable (UIView) -> Void, _ taps: Counter = Counter()
    ) -> UIBench {
      UIBench { root in
        let buy = root.add(button("Buy", CGRect(100, 100, 100, 40)) { taps.count += 1 }, "buy")
        buy.addAction(UIAction { _ in buy.setTitle("Bought", for: .normal) }, for: .touchUpInside)
        layer(root)
      }
    }

    // Case A05, variant 1.
    @Test func aDecorationThatTakesNoTouchesIsNoCover() throws {
      let bench = covered { root in
        let layer = root.add(UIView(frame: root.bounds))
        layer.isUserInteractionEnabled = false
        layer.add(UIView(frame: root.bounds))
      }
      #expect(try bench.listedIds() == ["buy"])
      #expect(try bench.act("/tap", ["id": "buy"]).changed)
    }

    // Case A05, variant 2.
    @Test func aLayerThatTakesTouchesCoversWhatIsUnderIt() throws {
      let bench = covered { root in root.add(UIView(frame: root.bounds), "layer") }
      #expect(try bench.listedIds() == [])
      let failure = try bench.failure("/tap", ["id": "buy"])
      #expect(failure.code == .covered)
      #expect(failure["by"] == "layer")
    }

    @Test func aLayerWhoseOwnHitTestLetsTouchesThroughIsNoCover() throws {
      let bench = covered { root in
        let layer = root.add(PassThroughView(frame: root.bounds))
        layer.add(button("Toast", CGRect(0, 700, 390, 44)), "toast")
      }
      #expect(try bench.listedIds() == ["buy", "toast"])
      #expect(try bench.act("/tap", ["id": "buy"]).changed)
    }

    // Case A05, variant 3.
    @Test func aBadgeOnTheCentreUnlistsAButtonThatATapByIdStillActivates() throws {
      let badges = Counter()
      let bench = covered { root in
        root.add(button("1", CGRect(140, 110, 20, 20)) { badges.count += 1 }, "badge")
      }
      #expect(try bench.listedIds() == ["badge"])
      let reply = try bench.act("/tap", ["id": "buy"])
      #expect(reply.changed)
      #expect(reply.coveredBy == "badge")
      #expect(badges.value == 0)
    }

    @Test func aWindowInFrontCoversWhatItsContentLiesOnAndNothingElse() throws {
      let bench = covered { root in
        let scene = UIBench.window.windowScene!
        let overlay = PassThroughWindow(windowScene: scene)
        overlay.windowLevel = .alert
        overlay.rootViewController = PassThroughController()
        overlay.rootViewController!.view.add(
          button("Dev", CGRect(100, 400, 100, 40)), "dev")
        overlay.isHidden = false
        root.add(button("Below", CGRect(110, 405, 50, 20)), "below")
      }
      #expect(try bench.listedIds() == ["buy", "dev"])
      #expect(try bench.failure("/tap", ["id": "below"])["by"] == "dev")
    }

    // Case A07.
    @Test func theCopyInFrontIsMeantAndTheReplyCountsTheCopies() throws {
      let saved = Counter()
      let bench = UIBench { root in
        let stack = UINavigationController(rootViewController: Detail { saved.count -= 1 })
        stack.hostKeepsViewsBelow = true
        UIBench.window.rootViewController = stack
        stack.pushViewController(Detail { saved.count += 1 }, animated: false)
      }
      let reply = try bench.act("/tap", ["id": "detail.save"])
      #expect(reply.matches == 2)
      #expect(saved.value == 1)
    }

    // Case A07.
    @Test(arguments: [(0, "0,0"), (3, "1,1"), (-1, "3,1")])
    func anIndexGoesTopToBottomThenLeftToRight(_ index: Int, _ expected: String) throws {
      let bench = UIBench { root in
        for row in [2, 0, 3, 1] {
          for column in [1, 0] {
            root.add(
              button(
                "\(row),\(column)", CGRect(Double(column) * 190, Double(row) * 50 + 60, 180, 40)),
              "cell.buy")
          }
        }
      }
      let reply = try bench.act("/tap", ["id": "cell.buy", "index": .int(index)])
      #expect(reply.element?.text == expected)
      #expect(reply.matches == 8)
      #expect(
        try bench.failure("/tap", ["id": "cell.buy", "index": 40])["count"] == 8)
    }

    // Case A07.
    @Test func anIndexMeansTheSameOnEachLaunchAndAfterScrolling() throws {
      for _ in 0..<3 {
        let source = BuyingSource(count: 12)
        let bench = UIBench { root in
          let table = root.add(UITableView(frame: CGRect(0, 100, 390, 700)), "shop")
          UIBench.keep(source)
          table.dataSource = source
          table.reloadData()
        }
        for _ in 0..<2 {
          for (index, text) in [(0, "Buy 0"), (3, "Buy 3"), (-1, "Buy 11")] {
            let reply = try bench.act("/tap", ["id": "cell.buy", "index": .int(index)])
            #expect(reply.element?.text == text)
            #expect(reply.matches == 12)
          }
          #expect(try bench.failure("/tap", ["id": "cell.buy", "index": 40])["count"] == 12)
          _ = try bench.act("/row", ["row": "11"])
          _ = try bench.act("/row", ["row": "0"])
        }
        #expect(UIBench.ui { source.bought } == [0, 3, 11, 0, 3, 11])
      }
    }

    // Case A08.
    @Test func whatIsScrolledOutOfViewIsNotListedAndATapBringsIt() throws {
      let bench = UIBench { root in
        let chosen = root.add(label("", CGRect(0, 60, 100, 20)), "chosen")
        let scroller = root.add(UIScrollView(frame: CGRect(0, 100, 390, 60)))
        scroller.contentSize = CGSize(width: 1000, height: 60)
        for size in 1...10 {
          scroller.add(
            button("\(size)", CGRect(Double(size - 1) * 100, 0, 90, 60)) {
              chosen.text = "\(size)"
            }, "size.\(size)")
        }
      }
      #expect(try bench.listedIds() == ["size.1", "size.2", "size.3", "size.4"])
      let reply = try bench.act("/tap", ["id": "size.8"])
      #expect(reply.revealed)
      #expect(try bench.element("chosen").text == "8")
    }

    // Case E01.
    @Test func anAlertsButtonIsMeantBeforeTheOneBehindIt() throws {
      let background = Counter()
      let deleted = Counter()
      let bench = UIBench { root in
        root.add(button("Delete", CGRect(0, 100, 100, 40)) { background.count += 1 }, "page.delete")
        let alert = UIAlertController(
          title: "Delete it?", message: nil, preferredStyle: .alert)
        alert.addAction(UIAlertAction(title: "Cancel", style: .cancel))
        alert.addAction(
          UIAlertAction(title: "Delete", style: .destructive) { _ in deleted.count += 1 })
        UIBench.window.rootViewController!.present(alert, animated: false)
      }
      #expect(try bench.listed().compactMap(\.text) == ["Cancel", "Delete"])
      let refused = try bench.failure("/tap", ["id": "page.delete"])
      #expect(refused.code == .covered)
      #expect(refused["by"] == "Delete it?")
      #expect(try bench.act("/tap", ["text": "Delete"]).path == .control)
      #expect(background.value == 0)
      #expect(deleted.value == 1)
      #expect(try bench.listedIds() == ["page.delete"])
    }

    // Case E04.
    @Test func theLastModalViewWinsAndWhatIsInFrontOfItStays() throws {
      let bench = UIBench { root in
        root.add(button("B", CGRect(0, 60, 50, 40)), "background")
        for (index, y) in [100.0, 300.0].enumerated() {
          let modal = root.add(UIView(frame: CGRect(0, y, 390, 100)), "modal.\(index)")
          modal.accessibilityViewIsModal = true
          modal.add(button("OK", CGRect(0, 0, 50, 40)), "ok.\(index)")
        }
        root.add(button("F", CGRect(0, 500, 50, 40)), "front")
      }
      #expect(try bench.listedIds() == ["ok.1", "front"])
    }

    // Case E04.
    @Test func aModalThatIsItselfAnElementOrHasNoneMasksAllTheSame() throws {
      let bench = UIBench { root in
        root.add(button("B", CGRect(0, 60, 50, 40)), "background")
        let modal = root.add(UIView(frame: CGRect(0, 200, 390, 100)), "modal")
        modal.accessibilityViewIsModal = true
        modal.isAccessibilityElement = true
        modal.accessibilityLabel = "Signing in"
      }
      #expect(try bench.listedIds().isEmpty)
      #expect(try bench.failure("/tap", ["id": "background"])["by"] == "modal")
      #expect(try bench.element("modal").text == "Signing in")
      UIBench.ui {
        let modal = UIBench.window.rootViewController!.view.subviews[1]
        modal.isAccessibilityElement = false
        modal.accessibilityLabel = nil
      }
      #expect(try bench.listedIds().isEmpty)
      UIBench.ui { UIBench.window.rootViewController!.view.subviews[1].removeFromSuperview() }
      #expect(try bench.listedIds() == ["background"])
    }

    @Test func aSheetThatLeavesItsBackgroundUsableMasksNothing() throws {
      let bench = UIBench { root in
        root.add(button("B", CGRect(0, 60, 50, 40)), "background")
        let sheet = Sheet()
        sheet.hostLetsTouchesThrough = true
        UIBench.window.rootViewController!.present(sheet, animated: false)
      }
      #expect(try bench.listedIds() == ["background", "sheet.ok"])
    }

    @Test func aSheetThatDimsItsBackgroundMasksItUntilItIsClosed() throws {
      let bench = UIBench { root in
        root.add(button("B", CGRect(0, 60, 50, 40)), "background")
        UIBench.window.rootViewController!.present(Sheet(), animated: false)
      }
      #expect(try bench.listedIds() == ["sheet.ok"])
      #expect(try bench.act("/dismiss", [:]).changed)
      #expect(try bench.listedIds() == ["background"])
    }
  }
}

/// Rows with a button of one name in each.
@UIActor
private final class BuyingSource: UIKitHost.NSObject, UITableViewDataSource, @unchecked Sendable {
  private let count: Int
  private(set) var bought: [Int] = []

  nonisolated init(count: Int) {
    self.count = count
    super.init()
  }

  func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { count }

  func tableView(_ tableView: UITableView, cellForRowAt path: IndexPath) -> UITableViewCell {
    let cell = UITableViewCell(reuseIdentifier: "buy")
    let row = path.row
    cell.contentView.add(
      button("Buy \(row)", CGRect(200, 2, 100, 40)) { [unowned self] in bought.append(row) },
      "cell.buy")
    return cell
  }
}
#endif
