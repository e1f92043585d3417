#if FLASH
import FlashProtocol

/// The list that a request about rows is meant for: the named one, else the largest on screen.
///
/// Where there is no list, what stands one after the other in a scroll view is one.
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
    let index: Int
    if let name = call.arguments.text("list") {
      let match = try Resolver(scene: scene, platform: call.platform).resolve(
        Selector(.any(name)))
      guard
        let found = Self.list(at: match.index, .list, scene)
          ?? Self.list(at: match.index, .column, scene)
      else { throw Failure.unsupported("rows of '\(name)'", because: "it is no list") }
      index = found
    } else {
      guard let best = Self.largest(.list, scene) ?? Self.largest(.column, scene) else {
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

  /// The element itself, else the first in it, else the nearest around it.
  private static func list(at index: Int, _ trait: Node.Traits, _ scene: Scene) -> Int? {
    let isList: (Int) -> Bool = { scene.nodes[$0].traits.contains(trait) }
    return (index...Int(scene.end[index])).first(where: isList)
      ?? scene.nearest(from: index, where: isList)
  }

  private static func largest(_ trait: Node.Traits, _ scene: Scene) -> Int? {
    scene.nodes.indices.filter { scene.nodes[$0].traits.contains(trait) && scene.isShown($0) }
      .max { scene.visible[$0].area < scene.visible[$1].area }
  }
}
#endif
