#if FLASH
import FlashServer
import UIKit

// A table's delegate is declared anew by each subclass of UIScrollView, with a type of its own; these
// give that type whatever the declaration that is compiled against.

extension UITableView {
  var rowDelegate: (any UITableViewDelegate)? { typed(delegate) }
}

extension UICollectionView {
  var itemDelegate: (any UICollectionViewDelegate)? { typed(delegate) }
}

extension UITextView {
  var textDelegate: (any UITextViewDelegate)? { typed(delegate) }
}

private func typed<T>(_ value: Any?) -> T? { value as? T }
#endif
