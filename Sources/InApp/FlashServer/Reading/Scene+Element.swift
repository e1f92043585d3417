#if FLASH
import FlashProtocol

extension Scene {
  /// The node of a toolkit's object, where it is in the snapshot.
  func index(of handle: Handle) -> Int? {
    nodes.withUnsafeBufferPointer { nodes in nodes.firstIndex { $0.handle == handle } }
  }

  /// The node as replies name it.
  ///
  /// - Parameter ref: the number that the platform gave it.
  func element(_ index: Int, ref: Int) -> Element {
    let node = nodes[index]
    return Element(
      ref: "e\(ref)", kind: node.kind, type: node.type, id: node.id, text: text(of: index),
      value: node.value, placeholder: node.placeholder, state: node.state, frame: node.frame,
      window: windowCount > 1 ? windowRank(of: index) : nil,
      row: node.row >= 0 ? Int(node.row) : nil)
  }

  /// Whether /actionables lists it: it can be triggered, and a touch at its centre reaches it.
  func isListed(_ index: Int) -> Bool {
    let node = nodes[index]
    return node.traits.contains(.actionable) && !node.traits.contains(.inner)
      && !node.traits.contains(.invisible) && !isBehindModal(index) && isReached(index)
  }

  /// Whether some of it shows, whatever it is.
  func isShown(_ index: Int) -> Bool {
    !visible[index].isEmpty && !isBehindModal(index) && !nodes[index].traits.contains(.invisible)
  }
}
#endif
