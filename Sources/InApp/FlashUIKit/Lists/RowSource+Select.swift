#if FLASH
import FlashServer
import UIKit

extension RowSource {
  /// Selects a row as a touch does: selecting by a call alone tells the delegate nothing.
  func select(_ path: IndexPath) -> Attempt {
    switch self {
    case .table(let table): select(path, in: table)
    case .collection(let collection): select(path, in: collection)
    }
  }

  private func select(_ path: IndexPath, in table: UITableView) -> Attempt {
    guard table.allowsSelection else { return .refused("its table allows no selection") }
    guard let delegate = table.rowDelegate else {
      return .notThere("its table has no delegate")
    }
    var chosen = path
    let asks = NSSelectorFromString("tableView:willSelectRowAtIndexPath:")
    if delegate.responds(to: asks) {
      guard let answer = delegate.tableView?(table, willSelectRowAt: path) else {
        return .refused("its table's delegate does not allow it")
      }
      chosen = answer
    }
    let before = table.indexPathForSelectedRow
    table.selectRow(at: chosen, animated: false, scrollPosition: .none)
    let told: Void? = delegate.tableView?(table, didSelectRowAt: chosen)
    guard told == nil else { return .taken }
    table.selectRow(at: before, animated: false, scrollPosition: .none)
    return .notThere("its table's delegate takes no selection")
  }

  private func select(_ path: IndexPath, in collection: UICollectionView) -> Attempt {
    guard collection.allowsSelection else { return .refused("its collection allows no selection") }
    guard let delegate = collection.itemDelegate else {
      return .notThere("its collection has no delegate")
    }
    guard delegate.collectionView?(collection, shouldSelectItemAt: path) ?? true else {
      return .refused("its collection's delegate does not allow it")
    }
    let before = collection.indexPathsForSelectedItems?.first
    collection.selectItem(at: path, animated: false, scrollPosition: [])
    let told: Void? = delegate.collectionView?(collection, didSelectItemAt: path)
    guard told == nil else { return .taken }
    collection.selectItem(at: before, animated: false, scrollPosition: [])
    return .notThere("its collection's delegate takes no selection")
  }
}
#endif
