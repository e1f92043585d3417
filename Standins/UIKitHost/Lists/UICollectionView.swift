#if FLASH
import FlashServer

@UIActor
open class UICollectionViewCell: UIView {
  public let contentView: UIView
  open internal(set) var isSelected = false

  public override init(frame: CGRect) {
    contentView = UIView(frame: CGRect(origin: .zero, size: frame.size))
    super.init(frame: frame)
    addSubview(contentView)
  }

  open override func layoutSubviews() {
    contentView.frame = CGRect(origin: .zero, size: frame.size)
  }
}

@UIActor
public protocol UICollectionViewDataSource: NSObjectProtocol {
  func numberOfSections(in collectionView: UICollectionView) -> Int
  func collectionView(_ view: UICollectionView, numberOfItemsInSection section: Int) -> Int
  func collectionView(_ view: UICollectionView, cellForItemAt indexPath: IndexPath)
    -> UICollectionViewCell
}

extension UICollectionViewDataSource {
  public func numberOfSections(in collectionView: UICollectionView) -> Int { 1 }
}

/// The optional requirements that are all named `collectionView` on iOS.
public struct CollectionViewDelegateMethods {
  public var shouldSelect: (@UIActor (UICollectionView, IndexPath) -> Bool)?
  public var didSelect: (@UIActor (UICollectionView, IndexPath) -> Void)?

  public init(
    shouldSelect: (@UIActor (UICollectionView, IndexPath) -> Bool)? = nil,
    didSelect: (@UIActor (UICollectionView, IndexPath) -> Void)? = nil
  ) {
    self.shouldSelect = shouldSelect
    self.didSelect = didSelect
  }

  @UIActor
  public func callAsFunction(_ view: UICollectionView, shouldSelectItemAt path: IndexPath)
    -> Bool?
  { shouldSelect?(view, path) }

  @UIActor @discardableResult
  public func callAsFunction(_ view: UICollectionView, didSelectItemAt path: IndexPath) -> Void? {
    didSelect?(view, path)
  }
}

@UIActor
public protocol UICollectionViewDelegate: UIScrollViewDelegate {
  var collectionView: CollectionViewDelegateMethods? { get }
}

extension UICollectionViewDelegate {
  public var collectionView: CollectionViewDelegateMethods? { nil }
}

/// Laid out as a grid of equal items in rows, which is all that tests need.
@UIActor
open class UICollectionView: UIScrollView {
  public struct ScrollPosition: OptionSet, Sendable {
    public let rawValue: UInt
    public init(rawValue: UInt) { self.rawValue = rawValue }
    public static let centeredVertically = ScrollPosition(rawValue: 1 << 1)
    public static let centeredHorizontally = ScrollPosition(rawValue: 1 << 4)
  }

  open weak var dataSource: (any UICollectionViewDataSource)?
  public var hostItemSize = CGSize(width: 100, height: 100)
  open var allowsSelection = true
  private var shown: [IndexPath: UICollectionViewCell] = [:]
  private var selection: IndexPath?

  open var numberOfSections: Int { dataSource?.numberOfSections(in: self) ?? 1 }
  open func numberOfItems(inSection section: Int) -> Int {
    dataSource?.collectionView(self, numberOfItemsInSection: section) ?? 0
  }

  open func cellForItem(at path: IndexPath) -> UICollectionViewCell? { shown[path] }
  open func indexPath(for cell: UICollectionViewCell) -> IndexPath? {
    shown.first { $0.value === cell }?.key
  }
  open var indexPathsForVisibleItems: [IndexPath] { Array(shown.keys) }
  open var indexPathsForSelectedItems: [IndexPath]? { selection.map { [$0] } }

  private var paths: [IndexPath] {
    (0..<numberOfSections).flatMap { section in
      (0..<numberOfItems(inSection: section)).map { IndexPath(item: $0, section: section) }
    }
  }

  private var columns: Int { max(1, Int(frame.width / hostItemSize.width)) }

  private func place(_ index: Int) -> CGRect {
    CGRect(
      x: CGFloat(index % columns) * hostItemSize.width,
      y: CGFloat(index / columns) * hostItemSize.height,
      width: hostItemSize.width, height: hostItemSize.height)
  }

  open func reloadData() {
    for cell in shown.values { cell.removeFromSuperview() }
    shown = [:]
    setNeedsLayout()
  }

  open override func layoutSubviews() {
    let paths = paths
    let rows = (paths.count + columns - 1) / columns
    contentSize = CGSize(width: frame.width, height: CGFloat(rows) * hostItemSize.height)
    let wanted = paths.indices.filter {
      // A common edge is no overlap.
      place($0).insetBy(dx: 0.5, dy: 0.5).intersects(bounds)
    }
    let kept = Set(wanted.map { paths[$0] })
    for (path, cell) in shown where !kept.contains(path) {
      shown[path] = nil
      cell.removeFromSuperview()
    }
    for index in wanted where shown[paths[index]] == nil {
      guard let cell = dataSource?.collectionView(self, cellForItemAt: paths[index]) else {
        continue
      }
      cell.frame = place(index)
      cell.isSelected = selection == paths[index]
      shown[paths[index]] = cell
      addSubview(cell)
    }
  }

  open func scrollToItem(at path: IndexPath, at position: ScrollPosition, animated: Bool) {
    guard !animated else { notModelled() }
    guard let index = paths.firstIndex(of: path) else {
      fatalError("NSInternalInconsistencyException: attempt to scroll to invalid index path")
    }
    let middle = place(index).midY - bounds.height / 2
    let most = max(
      -adjustedContentInset.top, contentSize.height + adjustedContentInset.bottom - bounds.height)
    contentOffset.y = min(max(-adjustedContentInset.top, middle), most)
  }

  /// The delegate hears nothing of it.
  open func selectItem(at path: IndexPath?, animated: Bool, scrollPosition: ScrollPosition) {
    if let selection { shown[selection]?.isSelected = false }
    selection = path
    if let path { shown[path]?.isSelected = true }
  }
}
#endif
