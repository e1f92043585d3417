#if FLASH
import FlashProtocol

extension Route {
  /// GET /hierarchy
  static let hierarchy = Route("hierarchy") { call in
    let visibleOnly = call.arguments.flag("visible")
    let snapshot = call.platform.snapshot(types: true, onScreen: visibleOnly)
    var numbers: [Int] = []
    numbers.reserveCapacity(snapshot.nodes.count)
    for node in snapshot.nodes { numbers.append(call.platform.ref(for: node.handle)) }
    let refs = numbers
    return .reply(
      Reply { _ in
        let scene = Scene(snapshot)
        var writer = JSONWriter(capacity: 64 + snapshot.nodes.count * 140)
        writer.beginObject()
        writer.name("elements")
        writer.beginArray()
        // Index in the reply of each node that is in it.
        var places = [Int](repeating: -1, count: snapshot.nodes.count)
        var count = 0
        for index in scene.keptNodes(visibleOnly: visibleOnly) {
          places[index] = count
          count += 1
          var element = scene.element(index, ref: refs[index])
          let parent = Int(snapshot.nodes[index].parent)
          element.parent = parent >= 0 ? places[parent] : nil
          element.traits = snapshot.nodes[index].traits.onWire
          element.write(to: &writer)
        }
        writer.endArray()
        if !snapshot.cuts.isEmpty {
          writer.member("cuts", .array(snapshot.cuts.map(JSON.string)))
        }
        writer.endObject()
        return writer.bytes
      })
  }
}

extension Scene {
  /// Stops at the window's edge, and at the first clipping view that falls outside it.
  fileprivate func keptNodes(visibleOnly: Bool) -> [Int] {
    guard visibleOnly else { return Array(nodes.indices) }
    var kept: [Int] = []
    var index = 0
    while index < nodes.count {
      let isOutside = visible[index].isEmpty
      if isOutside, nodes[index].traits.contains(.clips) || !hasVisibleContent(index) {
        index = Int(end[index]) + 1
        continue
      }
      kept.append(index)
      index += 1
    }
    return kept
  }

  private func hasVisibleContent(_ index: Int) -> Bool {
    (index...Int(end[index])).contains { !visible[$0].isEmpty }
  }
}
#endif
