#if FLASH
import FlashProtocol

extension Route {
  /// POST /page
  static let page = Route("page") { call in
    try Stillness.during(call) {
      let scene = call.platform.screen()
      let index = try pager(in: scene, call)
      let handle = scene.nodes[index].handle
      let ref = call.platform.ref(for: handle)
      guard let (count, current) = call.platform.pages(of: handle) else {
        throw Failure.unsupported("a page turn", because: "'\(scene.name(of: index))' has no pages")
      }
      let to = try destination(call.arguments.text("to") ?? "", current: current, count: count)
      let travel: @UIActor () -> Travel? = {
        let now = call.platform.handle(forRef: ref).flatMap { call.platform.pages(of: $0) }
        let place = now?.current ?? to
        return Travel(
          from: Double(current), to: Double(place), count: now?.count ?? count,
          atEnd: to >= current ? place == count - 1 : place == 0)
      }
      return try Act.perform(call, travel: travel, element: scene.element(index, ref: ref)) {

        call.meter.app { call.platform.turn(handle, toPage: to) }
        return .control
      }
    }
  }

  private static func destination(_ word: String, current: Int, count: Int) throws -> Int {
    let wanted: Int
    switch word {
    case "next": wanted = current + 1
    case "previous": wanted = current - 1
    case "first": wanted = 0
    case "last": wanted = count - 1
    default:
      guard let index = Int(word) else {
        throw Failure.badField(
          Parameter("to", .choice(["next", "previous", "first", "last", "an index"]), ""),
          got: .string(word))
      }
      guard (0..<count).contains(index) else {
        throw Failure.indexOutOfRange("page", index: index, count: count)
      }
      wanted = index
    }
    return min(max(wanted, 0), count - 1)
  }

  @UIActor
  private static func pager(in scene: Scene, _ call: Call) throws -> Int {
    let isPager: (Int) -> Bool = { scene.nodes[$0].traits.contains(.pager) }
    if let selector = try Selector(call.arguments) {
      let match = try Resolver(scene: scene, platform: call.platform).resolve(selector)
      let inside = (match.index...Int(scene.end[match.index])).first(where: isPager)
      guard let found = inside ?? scene.nearest(from: match.index, where: isPager) else {
        throw Failure.unsupported("a page turn", because: "'\(selector.word)' is no pager")
      }
      return found
    }
    let shown = scene.nodes.indices.filter { isPager($0) && scene.isShown($0) }
    guard let best = shown.max(by: { scene.visible[$0].area < scene.visible[$1].area }) else {
      throw Failure.unsupported("a page turn", because: "no pager is on screen")
    }
    return best
  }
}
#endif
