#if FLASH
import FlashProtocol
import FlashServer
import Testing
import UIKitHost

@testable import FlashUIKit

extension OnUIKit {
  @Suite struct Lists {
    private func table(
      _ source: TableSource, bottomBar: Double = 0, delegate: TableChoice? = nil
    ) -> UIBench {
      UIBench { root in
        let table = root.add(UITableView(frame: root.bounds), "list")
        table.hostBars.bottom = bottomBar
        UIBench.keep(source, delegate)
        table.dataSource = source
        table.delegate = delegate
        table.reloadData()
        if bottomBar > 0 {
          root.add(UIView(frame: CGRect(0, 844 - bottomBar, 390, bottomBar)), "bar")
        }
      }
    }

    // Case C01.
    @Test(arguments: ["9", "-1", "abc"])
    func aRowThatIsNotThereIsAnErrorWithTheCount(_ row: String) throws {
      let source = TableSource(sections: [8])
      let bench = table(source)
      let failure = try bench.failure("/row", ["row": .string(row)])
      #expect(failure.code == .notFound)
      #expect(failure["count"] == 8)
      #expect(UIBench.ui { source.offset } == 0)
    }

    // Case C01.
    @Test func anEmptyListAndASectionThatIsNotThereAreErrors() throws {
      let empty = table(TableSource(sections: [0]))
      #expect(try empty.failure("/row", ["row": "0"]).message.contains("the list is empty"))
      let bench = table(TableSource(sections: [8]))
      #expect(try bench.failure("/row", ["row": "0", "section": 3]).code == .notFound)
    }

    // Case C03.
    @Test func theLastRowComesWhollyAboveTheToolbar() throws {
      let bench = table(TableSource(sections: [40]), bottomBar: 88)
      let reply = try bench.act("/row", ["row": "39"])
      let frame = try #require(reply.element?.frame)
      #expect(frame.maxY <= 844 - 88)
    }

    // Case C03.
    @Test func aSliverAboveABarIsScrolledWhollyIntoViewBeforeItIsTapped() throws {
      let taps = Counter()
      let bench = UIBench { root in
        let scroller = root.add(UIScrollView(frame: root.bounds))
        scroller.hostBars.bottom = 83
        scroller.contentSize = CGSize(width: 390, height: 1000)
        let buy = scroller.add(button("Buy", CGRect(100, 753, 100, 40)) { taps.count += 1 }, "buy")
        buy.addAction(UIAction { _ in buy.setTitle("Bought", for: .normal) }, for: .touchUpInside)
        root.add(UITabBar(frame: CGRect(0, 761, 390, 83)), "bar")
      }
      let reply = try bench.act("/tap", ["id": "buy"])
      #expect(reply.revealed)
      #expect(reply.coveredBy == nil)
      #expect(try #require(reply.element?.frame.maxY) <= 761)
      #expect(taps.value == 1)
    }

    // Case C05.
    @Test func readingBuildsNoRowsAndASweepReadsThemAllAndPutsTheListBack() throws {
      let source = TableSource(sections: [100], growsTo: 120)
      let bench = table(source)
      for _ in 0..<5 {
        _ = try bench.get("/rows")
        _ = try bench.listed()
      }
      #expect(UIBench.ui { source.loads } == 0)
      let rows = try bench.get("/rows", ["all": "true"])
      #expect(rows["count"] == 120)
      #expect(rows["rows"]?.array?.last?["text"] == "Row 119")
      #expect(rows["rows"]?.array?.allSatisfy { $0["text"]?.string != nil } == true)
      #expect(UIBench.ui { source.offset } == 0)
    }

    @Test func aRowIsOpenedThroughTheDelegateAsAFingerDoes() throws {
      let choice = TableChoice()
      let bench = table(TableSource(sections: [3, 40]), delegate: choice)
      let reply = try bench.act("/row", ["row": "Row 12", "tap": true])
      #expect(reply.path == .activate)
      #expect(reply.changed)
      #expect(UIBench.ui { choice.chosen } == [IndexPath(row: 9, section: 1)])
    }

    @Test func aRowWhoseDelegateTakesNoSelectionIsAnErrorAndStaysUnselected() throws {
      let bench = table(TableSource(sections: [3]), delegate: TableChoice(takes: false))
      let failure = try bench.failure("/tap", ["text": "Row 1"])
      #expect(failure.code == .notActivated)
      #expect(failure.message.contains("takes no selection"))
      #expect(try bench.listed().allSatisfy { !$0.state.contains(.selected) })
    }

    @Test func aRefOfARowIsStaleWhenItsCellShowsAnother() throws {
      let source = TableSource(sections: [100])
      let bench = table(source)
      let first = try #require(try bench.listed().first { $0.text == "Row 0" })
      _ = try bench.act("/row", ["row": "90"])
      #expect(try bench.failure("/tap", ["ref": .string(first.ref)]).code == .staleRef)
      _ = try bench.act("/row", ["row": "0"])
      // The cell may be the one of before or another: its ref names what it shows in either case.
      let again = try #require(try bench.listed().first { $0.text == "Row 0" })
      #expect(try bench.listed().first { $0.ref == again.ref }?.text == "Row 0")
    }

    @Test func aCollectionsItemsAreRowsToo() throws {
      let source = CollectionSource(count: 60)
      let bench = UIBench { root in
        let grid = root.add(UICollectionView(frame: root.bounds), "grid")
        UIBench.keep(source)
        grid.dataSource = source
        grid.delegate = source
        grid.reloadData()
      }
      let reply = try bench.act("/row", ["row": "50", "tap": true])
      #expect(reply.element?.text == "Item 50")
      #expect(UIBench.ui { source.chosen } == [50])
    }

    // SwiftUI's List is a collection whose cells hold what SwiftUI draws, from iOS 16 on.
    @Test(arguments: [0, 1, 3])
    func rowsOfSwiftUIsListAreReadAndOpenedByWhatIsInThem(_ delay: Int) throws {
      let source = HostedSource(count: 60)
      let bench = UIBench { root in
        _UIHostingView.hostDelay = delay
        let list = root.add(UICollectionView(frame: root.bounds), "list")
        UIBench.keep(source)
        list.dataSource = source
        list.delegate = source
        list.reloadData()
      }
      let all = try bench.get("/rows", ["all": "true"])["rows"]?.array ?? []
      #expect(all.compactMap { $0["text"]?.string } == (0..<60).map { "Story \($0)" })
      #expect(
        UIBench.ui {
          (UIBench.window.rootViewController!.view.subviews[0] as! UICollectionView).contentOffset
            == .zero
        })
      let reply = try bench.act("/row", ["row": "Story 47", "tap": true])
      #expect(reply.element?.text == "Story 47")
      #expect(UIBench.ui { source.opened } == [47])
      #expect(UIBench.ui { source.selected }.isEmpty)
      #expect(try bench.failure("/row", ["row": "Story 99"]).code == .notFound)
    }
  }
}

/// Rows `Row 0`, `Row 1` … over all sections; asking for the last one loads more, as a feed does.
@UIActor
final class TableSource: UIKitHost.NSObject, UITableViewDataSource, @unchecked Sendable {
  private var sections: [Int]
  private let most: Int
  private(set) var loads = 0
  private weak var table: UITableView?

  nonisolated init(sections: [Int], growsTo most: Int = 0) {
    self.sections = sections
    self.most = most
    super.init()
  }

  var offset: Double { table.map { Double($0.contentOffset.y) } ?? 0 }

  func numberOfSections(in tableView: UITableView) -> Int { sections.count }

  func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
    table = tableView
    return sections[section]
  }

  func tableView(_ tableView: UITableView, cellForRowAt path: IndexPath) -> UITableViewCell {
    let cell =
      tableView.dequeueReusableCell(withIdentifier: "cell")
      ?? {
        let cell = UITableViewCell(reuseIdentifier: "cell")
        cell.contentView.add(label("", CGRect(16, 0, 300, 44)))
        return cell
      }()
    let number = sections[..<path.section].reduce(0, +) + path.row
    (cell.contentView.subviews[0] as? UILabel)?.text = "Row \(number)"
    if path.row == sections[path.section] - 1, sections[path.section] < most {
      loads += 1
      sections[path.section] += 10
    }
    return cell
  }
}

@UIActor
final class TableChoice: UIKitHost.NSObject, UITableViewDelegate, @unchecked Sendable {
  private(set) var chosen: [IndexPath] = []
  private let takes: Bool
  private let onChoose: @UIActor @Sendable (IndexPath) -> Void

  nonisolated init(
    takes: Bool = true, onChoose: @escaping @UIActor @Sendable (IndexPath) -> Void = { _ in }
  ) {
    self.takes = takes
    self.onChoose = onChoose
    super.init()
  }

  var tableView: TableViewDelegateMethods? {
    guard takes else { return TableViewDelegateMethods() }
    return TableViewDelegateMethods(didSelect: { [unowned self] _, path in
      chosen.append(path)
      onChoose(path)
    })
  }
}

@UIActor
final class CollectionSource: UIKitHost.NSObject, UICollectionViewDataSource,
  UICollectionViewDelegate, @unchecked Sendable
{
  private let count: Int
  private(set) var chosen: [Int] = []

  nonisolated init(count: Int) {
    self.count = count
    super.init()
  }

  func collectionView(_ view: UICollectionView, numberOfItemsInSection section: Int) -> Int {
    count
  }

  func collectionView(_ view: UICollectionView, cellForItemAt path: IndexPath)
    -> UICollectionViewCell
  {
    let cell = UICollectionViewCell(frame: .zero)
    cell.contentView.add(label("Item \(path.item)", CGRect(0, 0, 90, 20)))
    return cell
  }

  var collectionView: CollectionViewDelegateMethods? {
    CollectionViewDelegateMethods(didSelect: { [unowned self] _, path in chosen.append(path.item) })
  }
}
#endif
