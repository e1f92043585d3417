#if FLASH
import FlashServer
import UIKit

/// A table or a collection as rows numbered over all sections.
@UIActor
enum RowSource {
  case table(UITableView)
  case collection(UICollectionView)

  init?(_ view: NSObject?) {
    switch view {
    case let table as UITableView: self = .table(table)
    case let collection as UICollectionView: self = .collection(collection)
    default: return nil
    }
  }

  /// The list of a cell.
  init?(cell: UIView) {
    switch cell {
    case is UITableViewCell: self.init(CellFacts.table(of: cell))
    default: self.init(CellFacts.collection(of: cell))
    }
  }

  var view: UIScrollView {
    switch self {
    case .table(let table): table
    case .collection(let collection): collection
    }
  }

  var counts: [Int] {
    switch self {
    case .table(let table):
      (0..<table.numberOfSections).map { table.numberOfRows(inSection: $0) }
    case .collection(let collection):
      (0..<collection.numberOfSections).map { collection.numberOfItems(inSection: $0) }
    }
  }

  func index(of path: IndexPath) -> Int {
    counts.prefix(path.section).reduce(0, +) + path.item
  }

  /// - Returns: nil beyond the end: UIKit ends an app that asks for such a row.
  func path(_ index: Int) -> IndexPath? {
    guard index >= 0 else { return nil }
    var left = index
    for (section, count) in counts.enumerated() {
      if left < count { return IndexPath(item: left, section: section) }
      left -= count
    }
    return nil
  }

  /// The cell of a row that is built; building none.
  func cell(at path: IndexPath) -> UIView? {
    switch self {
    case .table(let table): table.cellForRow(at: path)
    case .collection(let collection): collection.cellForItem(at: path)
    }
  }

  func bring(_ path: IndexPath) {
    switch self {
    case .table(let table):
      table.scrollToRow(at: path, at: .middle, animated: false)
    case .collection(let collection):
      collection.scrollToItem(
        at: path, at: [.centeredVertically, .centeredHorizontally], animated: false)
    }
    view.layoutIfNeeded()
  }
}
#endif
