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
      let word = call.arguments.text("to") ?? ""
      let to = try destination(word, current: current, count: count)
      let isBackwards = to < current || word == "previous" || word == "first"
      let travel: @UIActor () -> Travel? = {
        let now = call.platform.handle(forRef: ref).flatMap { call.platform.pages(of: $0) }
        let place = now?.current ?? to
        return Travel(
          from: Double(current), to: Double(place), count: now?.count ?? count,
          atEnd: isBackwards ? place == 0 : place == count - 1)
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
      wanted = index < 0 ? count + index : index
      guard (0..<count).contains(wanted) else {
        throw Failure.noPage(index, count: count)
      }
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
    // What merely holds pages, as the stack that an app's own navigation shows its screens in, is
    // turned where it is named, and never by chance.
    let shown = scene.nodes.indices.filter {
      isPager($0) && scene.nodes[$0].kind != .group && scene.isShown($0)
    }
    guard let best = shown.max(by: { scene.visible[$0].area < scene.visible[$1].area }) else {
      throw Failure.unsupported("a page turn", because: "no pager is on screen")
    }
    return best
  }
}
#endif
