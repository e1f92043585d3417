#if FLASH
import FlashProtocol

/// The list that a request about rows is meant for: the named one, else the largest on screen.
@UIActor
struct RowList {
  let handle: Handle
  let ref: Int
  let id: String?
  let counts: [Int]
  var total: Int { counts.reduce(0, +) }

  /// - Throws: `Failure` where no list has that name, or none is on screen.
  init(_ call: Call) throws {
    let scene = call.platform.screen()
    let isList: (Int) -> Bool = { scene.nodes[$0].traits.contains(.list) }
    let index: Int
    if let name = call.arguments.text("list") {
      let match = try Resolver(scene: scene, platform: call.platform).resolve(
        Selector(.any(name)))
      let inside = (match.index...Int(scene.end[match.index])).first(where: isList)
      guard let found = inside ?? scene.nearest(from: match.index, where: isList) else {
        throw Failure.unsupported("rows of '\(name)'", because: "it is no list")
      }
      index = found
    } else {
      let shown = scene.nodes.indices.filter { isList($0) && scene.isShown($0) }
      guard let best = shown.max(by: { scene.visible[$0].area < scene.visible[$1].area }) else {
        throw Failure.unsupported("rows", because: "no list is on screen")
      }
      index = best
    }
    let node = scene.nodes[index]
    handle = node.handle
    ref = call.platform.ref(for: node.handle)
    id = node.id
    counts = call.platform.rowCounts(in: node.handle)
  }
}
#endif
