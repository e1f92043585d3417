/// Rows in columns.
public struct Table {
  public enum Side: Sendable { case left, right }

  private var rows: [[String]] = []
  private let sides: [Side]

  /// - Parameter sides: how each column is set; those beyond are set left.
  public init(_ sides: [Side]) { self.sides = sides }

  public mutating func add(_ cells: [String]) { rows.append(cells) }

  /// The rows as lines, columns two spaces apart.
  ///
  /// - Parameter paint: styles the text of a cell, which must not change its width on screen.
  public func lines(_ paint: (_ row: Int, _ column: Int, _ cell: String) -> String = { $2 })
    -> [String]
  {
    let columns = rows.map(\.count).max() ?? 0
    let widths = (0..<columns).map { column in
      rows.map { column < $0.count ? $0[column].count : 0 }.max() ?? 0
    }
    return rows.enumerated().map { number, row in
      var line = ""
      for (column, cell) in row.enumerated() {
        let gap = String(repeating: " ", count: widths[column] - cell.count)
        let text = paint(number, column, cell)
        let isRight = column < sides.count && sides[column] == .right
        line += (column > 0 ? "  " : "") + (isRight ? gap + text : text + gap)
      }
      while line.last == " " { line.removeLast() }
      return line
    }
  }
}
