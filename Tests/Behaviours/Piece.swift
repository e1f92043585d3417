#if FLASH
/// One thing on a screen, said so that every toolkit can make it.
///
/// Pieces stand below each other, 300 points wide and 44 high with 6 between them, from 20 points
/// from the left and 60 from the top, on a screen of 390 by 844.
public indirect enum Piece: Sendable {
  case label(_ id: String, _ text: String)
  case button(_ id: String, _ text: String, enabled: Bool = true, then: Effect? = nil)
  case toggle(_ id: String, then: Effect? = nil)
  /// A field of one line; `mirror` is a label that shows its text after each edit.
  case field(
    _ id: String, placeholder: String = "", secure: Bool = false, limit: Int? = nil,
    mirror: String? = nil)
  /// A field of several lines.
  case area(_ id: String)
  /// Rows of which only those that show are built, 300 points high.
  case list(_ id: String, rows: [String], then: Effect? = nil)
  /// What holds others and scrolls, 200 points high.
  case scroller(_ id: String, [Piece])
  /// Lies over all that stands before it.
  case layer(_ id: String, takesTouches: Bool)
}

/// What a piece does when it is used.
public indirect enum Effect: Sendable {
  /// Adds one to the number in a label.
  case count(_ label: String)
  /// Writes a text, or the text of the row that was used, into a label.
  case write(_ label: String, _ text: String? = nil)
  /// Puts an alert up, whose buttons close it.
  case alert(_ title: String, [(text: String, then: Effect?)])
}

/// Where pieces stand.
public struct Place: Sendable {
  public var y: Double
  public static let top = Place(y: 60)
  public init(y: Double) { self.y = y }
  public static let x = 20.0
  public static let width = 300.0

  /// The place of a piece, and of the one after it.
  public mutating func take(_ piece: Piece) -> (y: Double, height: Double) {
    let height =
      switch piece {
      case .list: 300.0
      case .scroller: 200.0
      case .area: 80.0
      default: 44.0
      }
    defer { y += height + 6 }
    return (y, height)
  }
}
#endif
