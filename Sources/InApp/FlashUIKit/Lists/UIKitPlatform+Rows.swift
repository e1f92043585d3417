#if FLASH
import FlashServer
import UIKit

extension UIKitPlatform {
  private func rows(_ list: Handle) -> RowSource? { RowSource(turn.object(list)) }

  public func rowCounts(in list: Handle) -> [Int] { rows(list)?.counts ?? [] }

  /// Texts of the rows that are built: to build one is to have the app load what comes after it.
  public func rowTexts(in list: Handle, _ range: Range<Int>) -> [String?] {
    guard let rows = rows(list) else { return range.map { _ in nil } }
    return texts(of: rows, range)
  }

  private func texts(of rows: RowSource, _ range: Range<Int>) -> [String?] {
    var texts = [String?](repeating: nil, count: range.count)
    for path in rows.builtPaths {
      let index = rows.index(of: path)
      guard range.contains(index), let cell = rows.cell(at: path) else { continue }
      texts[index - range.lowerBound] = TextOfView.joined(cell)
    }
    return texts
  }

  /// Scrolls through the rows, a screenful at a time, and back to where the list stood.
  public func sweepRows(in list: Handle, _ range: Range<Int>) -> [String?] {
    guard let rows = rows(list) else { return range.map { _ in nil } }
    let before = rows.view.contentOffset
    var texts = self.texts(of: rows, range)
    var next = range.lowerBound
    while let missing = texts[(next - range.lowerBound)...].firstIndex(where: { $0 == nil }) {
      let index = range.lowerBound + missing
      guard let path = rows.path(index) else { break }
      rows.bring(path)
      for (place, text) in self.texts(of: rows, range).enumerated() where texts[place] == nil {
        texts[place] = text
      }
      next = index + 1
      guard next < range.upperBound else { break }
    }
    rows.view.setContentOffset(before, animated: false)
    rows.view.layoutIfNeeded()
    return texts
  }

  /// SwiftUI tells accessibility of a cell some commits after that was built.
  public func rowsTellLate(in list: Handle) -> Bool {
    guard let rows = rows(list) else { return false }
    return rows.builtPaths.contains { path in
      rows.cell(at: path).map { HostedRow.isHosted($0, catalog) } == true
    }
  }

  public func bring(row index: Int, of list: Handle) {
    guard let rows = rows(list), let path = rows.path(index) else { return }
    rows.bring(path)
  }

  public func rowHandle(_ index: Int, in list: Handle) -> Handle? {
    guard let rows = rows(list), let path = rows.path(index), let cell = rows.cell(at: path) else {
      return nil
    }
    return turn.hold(cell, in: cell)
  }

  public func activate(row index: Int, of list: Handle) -> Attempt {
    guard let rows = rows(list), let path = rows.path(index) else {
      return .notThere("the list has no such row")
    }
    // What SwiftUI draws in a row is what answers there, a button or a link.
    if let cell = rows.cell(at: path), let element = HostedRow.trigger(in: cell),
      case .taken = Activator.activate(element)
    {
      return .taken
    }
    return rows.select(path)
  }
}

extension RowSource {
  /// The rows that are built.
  var builtPaths: [IndexPath] {
    switch self {
    case .table(let table): table.indexPathsForVisibleRows ?? []
    case .collection(let collection): collection.indexPathsForVisibleItems
    }
  }
}
#endif
