import FlashMaestro
import FlashProtocol

/// Makes a tree, as selectors see one, of the elements of /hierarchy.
struct TreeBuilder {
  private let elements: [Element]
  private var children: [[Int]]
  private let reachable: Set<String>?

  /// - Parameter reachable: what can be triggered; the rest lies behind something that takes
  ///   touches. Nil where nothing does.
  init(_ elements: [Element], reachable: Set<String>?) {
    self.elements = elements
    self.reachable = reachable
    children = Array(repeating: [], count: elements.count)
    for (index, element) in elements.enumerated() {
      if let parent = element.parent, elements.indices.contains(parent), parent < index {
        children[parent].append(index)
      }
    }
  }

  /// The window; where there are several, the front one alone takes touches.
  var root: UINode {
    let tops = elements.indices.filter { elements[$0].parent == nil }
    let nodes = tops.compactMap { node($0, shown: nil) }
    return nodes.count == 1 ? nodes[0] : UINode(children: nodes)
  }

  /// - Parameter shown: what the control around it shows, since its parts show the same.
  private func node(_ index: Int, shown: String?) -> UINode? {
    let element = elements[index]
    if element.traits.contains(.inner), element.text == nil || element.text == shown,
      element.id == nil
    {
      return nil
    }
    if let reachable, element.traits.contains(.actionable), !element.traits.contains(.inner),
      !reachable.contains(element.ref)
    {
      return nil
    }
    let inner = children[index].compactMap { node($0, shown: element.text ?? shown) }
    let isField = element.kind == .field || element.kind == .textview
    let value = element.value.flatMap { $0.isEmpty ? nil : $0 }
    return UINode(
      id: element.id, text: isField ? value : element.text, hint: element.placeholder,
      accessibilityText: element.text,
      frame: UIRect(
        x: Int(element.frame.x.rounded()), y: Int(element.frame.y.rounded()),
        width: Int(element.frame.width.rounded()), height: Int(element.frame.height.rounded())),
      clickable: element.traits.contains(.actionable),
      enabled: !element.state.contains(.disabled), checked: element.state.contains(.checked),
      selected: element.state.contains(.selected), focused: element.state.contains(.focused),
      handle: element.ref, children: inner)
  }
}
