#if FLASH
import FlashServer
import UIKitHost

/// Rows of SwiftUI's `List`, each with one button over all of it.
@UIActor
final class HostedSource: UIKitHost.NSObject, UICollectionViewDataSource, UICollectionViewDelegate,
  @unchecked Sendable
{
  private let count: Int
  private(set) var opened: [Int] = []
  private(set) var selected: [Int] = []

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
    let item = path.item
    let hosting = cell.contentView.add(CellHostingView(frame: CGRect(0, 0, 90, 44)))
    hosting.hostElements = [
      AccessibilityNode(nil, label: "Story \(item)", frame: .zero) { [unowned self] in
        opened.append(item)
        return true
      }
    ]
    return cell
  }

  var collectionView: CollectionViewDelegateMethods? {
    CollectionViewDelegateMethods(didSelect: { [unowned self] _, path in
      selected.append(path.item)
    })
  }
}

/// Private in SwiftUI: its elements are where the cell is.
@UIActor
private final class CellHostingView: _UIHostingView {
  override var accessibilityElements: [Any]? {
    get {
      for element in hostElements { element.accessibilityFrame = convert(bounds, to: nil) }
      return super.accessibilityElements
    }
    set {}
  }
}
#endif
