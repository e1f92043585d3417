import FlashProtocol

/// The app's tree as a reader wants it: what can be triggered, and what can be read beside it.
enum ScreenReading {
  /// - Parameters:
  ///   - tree: the flat array of /hierarchy, visible elements only.
  ///   - reachable: what /actionables lists.
  static func elements(_ tree: [Element], reachable: [Element]) -> [UIElement] {
    let refs = Set(reachable.map(\.ref))
    let front = frontmost(tree)
    var kept: [UIElement] = []
    for (index, node) in tree.enumerated() where front.contains(index) {
      if refs.contains(node.ref) {
        kept.append(element(node, isActionable: true))
        continue
      }
      guard isReadable(node) else { continue }
      // What stands on a control is part of the control's own text.
      if let control = owner(of: index, in: tree, among: refs),
        node.id == nil || node.text == nil || node.text == control.text
      {
        guard let text = node.text, control.text?.contains(text) != true, control.value != text
        else { continue }
      }
      kept.append(element(node, isActionable: false))
    }
    return kept
  }

  static func element(_ node: Element) -> UIElement {
    element(node, isActionable: node.kind.isControl)
  }

  private static func element(_ node: Element, isActionable: Bool) -> UIElement {
    UIElement(
      node.kind.rawValue, identifier: node.id, label: node.text, value: node.value,
      placeholder: node.placeholder, states: node.state.words.filter { $0 != "focused" },
      isActionable: isActionable, handle: node.ref)
  }

  private static func isReadable(_ node: Element) -> Bool {
    if node.traits.contains(.invisible) || node.traits.contains(.inner) { return false }
    if node.state.contains(.spinning) { return true }
    switch node.kind {
    case .text: return node.text?.isEmpty == false
    case .image: return node.id != nil || node.text?.isEmpty == false
    case .spinner, .progress: return true
    case .list, .scroller, .pager, .window, .group: return false
    case .dialog, .popover: return node.id != nil || node.text?.isEmpty == false
    // A control that cannot be reached now is still read.
    default: return node.text?.isEmpty == false || node.id != nil
    }
  }

  /// The control that a node stands on.
  private static func owner(of index: Int, in tree: [Element], among refs: Set<String>) -> Element?
  {
    var parent = tree[index].parent
    while let place = parent, tree.indices.contains(place) {
      if refs.contains(tree[place].ref) { return tree[place] }
      parent = tree[place].parent
    }
    return nil
  }

  /// What lies behind a modal cannot be read while that is up.
  private static func frontmost(_ tree: [Element]) -> Set<Int> {
    let all = Set(tree.indices)
    guard let modal = tree.lastIndex(where: { $0.traits.contains(.modal) }) else { return all }
    var inside: Set<Int> = [modal]
    for index in tree.indices where tree[index].parent.map(inside.contains) == true {
      inside.insert(index)
    }
    return inside
  }
}
