/// A rectangle on the screen, in whole points, as flows count.
public struct UIRect: Sendable, Hashable {
  public var x: Int
  public var y: Int
  public var width: Int
  public var height: Int

  public init(x: Int, y: Int, width: Int, height: Int) {
    self.x = x
    self.y = y
    self.width = width
    self.height = height
  }

  public var center: (x: Int, y: Int) { (x + width / 2, y + height / 2) }

  /// The edges count as within.
  public func contains(x: Int, y: Int) -> Bool {
    (self.x...(self.x + width)).contains(x) && (self.y...(self.y + height)).contains(y)
  }

  /// How much of it is on a screen, from 0 to 1; not a number for a line, which has no area.
  public func visibleShare(of screen: (width: Int, height: Int)) -> Double {
    if width == 0 && height == 0 { return 0 }
    if x <= 0 && y <= 0 && x + width >= screen.width && y + height >= screen.height { return 1 }
    let shown =
      max(0, min(x + width, screen.width) - max(x, 0))
      * max(0, min(y + height, screen.height) - max(y, 0))
    return Double(shown) / Double(width * height)
  }
}
