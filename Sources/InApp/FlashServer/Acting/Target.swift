#if FLASH
import FlashProtocol

/// An element that an act is about to be done on, with the screen that it stands on.
struct Target: Sendable {
  let selector: Selector
  let scene: Scene
  let index: Int
  let matches: Int
  let ref: Int
  var revealed = false
  var coveredBy: String?

  var node: Node { scene.nodes[index] }
  var handle: Handle { node.handle }
  var element: Element { scene.element(index, ref: ref) }
  var word: String { selector.word }
}
#endif
