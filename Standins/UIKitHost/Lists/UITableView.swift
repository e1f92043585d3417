#if FLASH
import FlashServer

@UIActor
open class UITableViewCell: UIView {
  public let contentView: UIView
  public let reuseIdentifier: String?
  open internal(set) var isSelected = false
  open func prepareForReuse() {}

  public init(reuseIdentifier: String?) {
    self.reuseIdentifier = reuseIdentifier
    contentView = UIView(frame: .zero)
    super.init(frame: .zero)
    addSubview(contentView)
  }

  open override func layoutSubviews() {
    contentView.frame = CGRect(origin: .zero, size: frame.size)
  }
}

@UIActor
public protocol UITableViewDataSource: NSObjectProtocol {
  func numberOfSections(in tableView: UITableView) -> Int
  func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int
  func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell
}

extension UITableViewDataSource {
  public func numberOfSections(in tableView: UITableView) -> Int { 1 }
}

/// The optional requirements that are all named `tableView` on iOS.
public struct TableViewDelegateMethods {
  public typealias Path = @UIActor (UITableView, IndexPath) -> Void
  public var willSelect: (@UIActor (UITableView, IndexPath) -> IndexPath?)?
  public var didSelect: Path?

  public init(
    willSelect: (@UIActor (UITableView, IndexPath) -> IndexPath?)? = nil, didSelect: Path? = nil
  ) {
    self.willSelect = willSelect
    self.didSelect = didSelect
  }

  @UIActor
  public func callAsFunction(_ view: UITableView, willSelectRowAt path: IndexPath) -> IndexPath? {
    willSelect?(view, path)
  }

  @UIActor @discardableResult
  public func callAsFunction(_ view: UITableView, didSelectRowAt path: IndexPath) -> Void? {
    didSelect?(view, path)
  }
}

@UIActor
public protocol UITableViewDelegate: UIScrollViewDelegate {
  var tableView: TableViewDelegateMethods? { get }
}

extension UITableViewDelegate {
  public var tableView: TableViewDelegateMethods? { nil }
}

@UIActor
open class UITableView: UIScrollView {
  public enum ScrollPosition: Int, Sendable { case none, top, middle, bottom }

  open weak var dataSource: (any UITableViewDataSource)?
  open var rowHeight: CGFloat = 44
  open var allowsSelection = true
  private var shown: [IndexPath: UITableViewCell] = [:]
  private var pool: [UITableViewCell] = []
  private var selection: IndexPath?

  open var numberOfSections: Int { dataSource?.numberOfSections(in: self) ?? 1 }

  open func numberOfRows(inSection section: Int) -> Int {
    dataSource?.tableView(self, numberOfRowsInSection: section) ?? 0
  }

  open func dequeueReusableCell(withIdentifier identifier: String) -> UITableViewCell? {
    guard let index = pool.firstIndex(where: { $0.reuseIdentifier == identifier }) else {
      return nil
    }
    let cell = pool.remove(at: index)
    cell.prepareForReuse()
    return cell
  }

  /// Nil for a row that is not built; asks the data source for nothing.
  open func cellForRow(at path: IndexPath) -> UITableViewCell? { shown[path] }
  open func indexPath(for cell: UITableViewCell) -> IndexPath? {
    shown.first { $0.value === cell }?.key
  }
  open var visibleCells: [UITableViewCell] { shown.sorted { $0.key < $1.key }.map(\.value) }
  open var indexPathsForVisibleRows: [IndexPath]? { shown.keys.sorted() }
  open var indexPathForSelectedRow: IndexPath? { selection }

  private var paths: [IndexPath] {
    (0..<numberOfSections).flatMap { section in
      (0..<numberOfRows(inSection: section)).map { IndexPath(row: $0, section: section) }
    }
  }

  open func reloadData() {
    for cell in shown.values { recycle(cell) }
    shown = [:]
    contentSize = CGSize(width: frame.width, height: CGFloat(paths.count) * rowHeight)
    setNeedsLayout()
  }

  private func recycle(_ cell: UITableViewCell) {
    cell.removeFromSuperview()
    cell.isSelected = false
    pool.append(cell)
  }

  /// Builds the rows that show, and only those.
  open override func layoutSubviews() {
    let paths = paths
    contentSize = CGSize(width: frame.width, height: CGFloat(paths.count) * rowHeight)
    let first = max(0, Int(contentOffset.y / rowHeight))
    let last = min(paths.count, Int(((contentOffset.y + frame.height) / rowHeight).rounded(.up)))
    let wanted = first < last ? Array(paths[first..<last]) : []
    for (path, cell) in shown where !wanted.contains(path) {
      shown[path] = nil
      recycle(cell)
    }
    for (index, path) in zip(first..<max(first, last), wanted) where shown[path] == nil {
      guard let cell = dataSource?.tableView(self, cellForRowAt: path) else { continue }
      cell.frame = CGRect(
        x: 0, y: CGFloat(index) * rowHeight, width: frame.width, height: rowHeight)
      cell.isSelected = selection == path
      shown[path] = cell
      addSubview(cell)
    }
  }

  /// Raises where there is no such row, which ends the app.
  open func scrollToRow(at path: IndexPath, at position: ScrollPosition, animated: Bool) {
    guard !animated, position == .middle else { notModelled() }
    guard let index = paths.firstIndex(of: path) else {
      fatalError("NSRangeException: row \(path) beyond the bounds of the table")
    }
    let middle = CGFloat(index) * rowHeight - (bounds.height - rowHeight) / 2
    let most = max(
      -adjustedContentInset.top, contentSize.height + adjustedContentInset.bottom - bounds.height)
    contentOffset.y = min(max(-adjustedContentInset.top, middle), most)
  }

  /// The delegate hears nothing of it.
  open func selectRow(at path: IndexPath?, animated: Bool, scrollPosition: ScrollPosition) {
    if let selection { shown[selection]?.isSelected = false }
    selection = path
    if let path { shown[path]?.isSelected = true }
  }
}
#endif
