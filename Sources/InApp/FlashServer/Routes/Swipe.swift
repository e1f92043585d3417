#if FLASH
import FlashProtocol

extension Route {
  /// POST /swipe
  static let swipe = Route("swipe") { call in
    let direction = call.arguments.text("direction") ?? "up"
    let isVertical = direction == "up" || direction == "down"
    guard let selector = try Selector(call.arguments) else {
      let scene = call.platform.screen()
      return try scroll(mainScroller(scene, isVertical, call), in: scene, direction, call)
    }
    return try Aim(call: call, needsEnabled: false).take(selector) { target in
      let scroller = try scroller(for: target, isVertical, call)
      return try scroll(scroller, in: target.scene, direction, call)
    }
  }

  @UIActor
  private static func scroll(
    _ index: Int, in scene: Scene, _ direction: String, _ call: Call
  ) throws -> Progress {
    let handle = scene.nodes[index].handle
    let name = scene.name(of: index)
    guard let start = call.platform.scrollGeometry(of: handle) else {
      throw Failure.unsupported("a swipe on '\(name)'", because: "it does not scroll")
    }
    let isVertical = direction == "up" || direction == "down"
    // A finger that moves up shows what lies further down.
    let sign = direction == "up" || direction == "left" ? 1.0 : -1.0
    let span = Double(isVertical ? start.viewport.height : start.viewport.width)
    let shift = sign * (call.arguments.number("distance") ?? span * 0.8)
    let x = isVertical ? start.x : Reveal.clamp(start.x + shift, start.rangeX)
    let y = isVertical ? Reveal.clamp(start.y + shift, start.rangeY) : start.y
    let ref = call.platform.ref(for: handle)
    let travel: @UIActor () -> Travel? = {
      guard let handle = call.platform.handle(forRef: ref),
        let end = call.platform.scrollGeometry(of: handle)
      else { return nil }
      let range = isVertical ? end.rangeY : end.rangeX
      let place = isVertical ? end.y : end.x
      return Travel(
        from: isVertical ? start.y : start.x, to: place,
        atEnd: shift >= 0 ? place >= range.upperBound - 0.5 : place <= range.lowerBound + 0.5)
    }
    return try Act.perform(call, travel: travel, element: scene.element(index, ref: ref)) {

      call.platform.scroll(handle, toX: x, y: y)
      return .control
    }
  }

  /// The scroll view that a finger on the target would move.
  @UIActor
  private static func scroller(for target: Target, _ isVertical: Bool, _ call: Call)
    throws -> Int
  {
    let trait: Node.Traits = isVertical ? .scrollsY : .scrollsX
    let scene = target.scene
    let isMeant: (Int) -> Bool = { scene.nodes[$0].traits.contains(trait) }
    if isMeant(target.index) { return target.index }
    let inside = (target.index...Int(scene.end[target.index])).first(where: isMeant)
    if let found = inside ?? scene.nearest(from: target.index, where: isMeant) { return found }
    throw Failure.unsupported(
      "a swipe on '\(target.word)'",
      because: "neither it nor what holds it scrolls \(isVertical ? "vertically" : "sideways")")
  }

  /// The largest one on screen that can move in that direction.
  @UIActor
  private static func mainScroller(_ scene: Scene, _ isVertical: Bool, _ call: Call)
    throws -> Int
  {
    let trait: Node.Traits = isVertical ? .scrollsY : .scrollsX
    let candidates = scene.nodes.indices.filter {
      scene.nodes[$0].traits.contains(trait) && scene.isShown($0)
    }
    let movable = candidates.filter {
      guard let geometry = call.platform.scrollGeometry(of: scene.nodes[$0].handle) else {
        return false
      }
      let range = isVertical ? geometry.rangeY : geometry.rangeX
      return range.upperBound > range.lowerBound
    }
    let best = (movable.isEmpty ? candidates : movable).max {
      scene.visible[$0].area < scene.visible[$1].area
    }
    guard let best else {
      throw Failure.unsupported(
        "a swipe", because: "nothing on screen scrolls \(isVertical ? "vertically" : "sideways")")
    }
    return best
  }
}
#endif
