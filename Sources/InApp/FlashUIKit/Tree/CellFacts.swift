#if FLASH
import FlashServer
import UIKit

/// Cells of tables and collections, and their places.
@UIActor
enum CellFacts {
  /// The cell that a view is, or is in.
  static func cell(around object: NSObject) -> UIView? {
    ancestor(of: object) { $0 is UITableViewCell || $0 is UICollectionViewCell }
  }

  static func ancestor(of object: NSObject, where isMeant: (UIView) -> Bool) -> UIView? {
    var current = object as? UIView
    while let view = current {
      if isMeant(view) { return view }
      current = view.superview
    }
    return nil
  }

  static func table(of cell: UIView) -> UITableView? {
    ancestor(of: cell) { $0 is UITableView } as? UITableView
  }

  static func collection(of cell: UIView) -> UICollectionView? {
    ancestor(of: cell) { $0 is UICollectionView } as? UICollectionView
  }

  static func path(of cell: UIView) -> IndexPath? {
    switch cell {
    case let cell as UITableViewCell: table(of: cell)?.indexPath(for: cell)
    case let cell as UICollectionViewCell: collection(of: cell)?.indexPath(for: cell)
    default: nil
    }
  }

  /// The place of a cell over all sections; -1 where its list does not say.
  static func row(of cell: UIView) -> Int {
    guard let path = path(of: cell), let list = RowSource(cell: cell) else { return -1 }
    return list.index(of: path)
  }
}
#endif
