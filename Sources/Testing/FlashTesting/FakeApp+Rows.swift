#if FLASH
import FlashProtocol
import FlashServer

extension FakeApp {
  /// Builds the rows that show, as a list does when it draws; asking for the last loads more.
  func layOut() {
    func visit(_ view: FakeView, _ depth: Int) {
      guard depth < 200 else { return }
      if let rows = view.rows { build(rows, in: view) }
      for child in view.children { visit(child, depth + 1) }
    }
    for window in windows { visit(window, 0) }
  }

  private func build(_ rows: FakeRows, in list: FakeView) {
    list.contentHeight = Float(rows.texts.count) * rows.height
    guard !rows.isHeld else { return }
    let first = max(0, Int(list.offsetY / rows.height))
    let last = min(rows.texts.count, first + Int(list.frame.height / rows.height) + 2)
    let wanted = first..<max(first, last)
    if list.children.map({ Int($0.rowIndex) }) == Array(wanted),
      zip(wanted, list.children).allSatisfy({ rows.texts[$0] == $1.text })
    {
      return
    }
    // Rows are recycled: the same view shows another row's text.
    while list.children.count > wanted.count, let extra = list.children.last { list.remove(extra) }
    while list.children.count < wanted.count {
      list.add(FakeView(.row, frame: .zero))
    }
    for (index, row) in zip(wanted, list.children) {
      row.rowIndex = Int32(index)
      row.text = rows.texts[index]
      row.frame = Frame(
        x: 0, y: Float(index) * rows.height, width: list.frame.width, height: rows.height)
      row.onTap = { rows.onTap?(index) }
    }
    if last == rows.texts.count, list.offsetY > 0 { rows.reachedEnd() }
  }

  public func rowCounts(in list: Handle) -> [Int] {
    [view(list)?.rows?.texts.count ?? view(list)?.children.count ?? 0]
  }

  public func rowTexts(in list: Handle, _ range: Range<Int>) -> [String?] {
    guard let rows = view(list)?.rows else { return range.map { _ in nil } }
    return range.map { rows.texts[$0] }
  }

  public func sweepRows(in list: Handle, _ range: Range<Int>) -> [String?] {
    rowTexts(in: list, range)
  }

  public func bring(row index: Int, of list: Handle) {
    guard let view = view(list), let rows = view.rows else { return }
    let middle = Float(index) * rows.height - (view.frame.height - rows.height) / 2
    view.offsetY = min(
      max(0, middle), max(0, Float(rows.texts.count) * rows.height - view.frame.height))
  }

  public func rowHandle(_ index: Int, in list: Handle) -> Handle? {
    view(list)?.children.first { Int($0.rowIndex) == index }.map(Self.handle)
  }

  public func activate(row index: Int, of list: Handle) -> Attempt {
    guard let onTap = view(list)?.rows?.onTap else { return .notThere("rows do nothing") }
    onTap(index)
    return .taken
  }
}
#endif
