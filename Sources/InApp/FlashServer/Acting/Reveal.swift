#if FLASH
import FlashProtocol

/// Scrolls a target wholly into the scroll views that hold it, the inner ones first.
@UIActor
struct Reveal {
  let platform: any Platform

  /// - Returns: whether anything was scrolled.
  func scroll(to target: Target) -> Bool {
    var frame = target.node.frame
    guard frame.isFinite else { return false }
    var hasMoved = false
    var inner = target.index
    var index = Int(target.node.parent)
    while index >= 0 {
      let node = target.scene.nodes[index]
      if node.traits.contains(.pager), turn(index, to: inner, in: target.scene) { return true }
      if !node.traits.isDisjoint(with: [.scrollsX, .scrollsY]),
        let geometry = platform.scrollGeometry(of: node.handle)
      {
        let dx = Self.shift(
          from: frame.x, length: frame.width, to: geometry.viewport.x,
          span: geometry.viewport.width)
        let dy = Self.shift(
          from: frame.y, length: frame.height, to: geometry.viewport.y,
          span: geometry.viewport.height)
        let x = Self.clamp(geometry.x + dx, geometry.rangeX)
        let y = Self.clamp(geometry.y + dy, geometry.rangeY)
        if x != geometry.x || y != geometry.y {
          platform.scroll(node.handle, toX: x, y: y)
          frame.x -= Float(x - geometry.x)
          frame.y -= Float(y - geometry.y)
          hasMoved = true
        }
      }
      inner = index
      index = Int(node.parent)
    }
    return hasMoved
  }

  /// Turns a pager to the page that is one of its children.
  private func turn(_ pager: Int, to page: Int, in scene: Scene) -> Bool {
    let parent = Int32(pager)
    let pages = scene.nodes.indices.filter { scene.nodes[$0].parent == parent }
    guard let place = pages.firstIndex(of: page),
      let (count, current) = platform.pages(of: scene.nodes[pager].handle),
      count == pages.count, place != current
    else { return false }
    platform.turn(scene.nodes[pager].handle, toPage: place)
    return true
  }

  /// How far content must move back so that a stretch lies wholly in the viewport, or starts in it
  /// where it is the longer of the two.
  static func shift(from start: Float, length: Float, to viewport: Float, span: Float) -> Double {
    if start < viewport || length > span { return Double(start - viewport) }
    let beyond = start + length - (viewport + span)
    return beyond > 0 ? Double(beyond) : 0
  }

  static func clamp(_ value: Double, _ range: ClosedRange<Double>) -> Double {
    min(max(value, range.lowerBound), range.upperBound)
  }
}
#endif
