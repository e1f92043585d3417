import FlashProtocol

extension Oracle {
  static let emptyList = Oracle(
    "empty-list", "a list without rows under a heading, with nothing that says why"
  ) { screen, _ in
    // While something loads, a list may be empty.
    if screen.snapshot.idle?.busy.contains(where: { $0.what == "request" }) ?? false { return [] }
    return screen.elements.indices.compactMap { index -> Finding? in
      let element = screen.elements[index]
      guard element.kind == .list, !drawsItself.contains(element.type ?? ""),
        screen.isInFront[index], isOnScreen(screen, index), !hasContent(screen, index),
        let heading = heading(screen, over: index)
      else { return nil }
      return screen.finding(
        "empty-list", index, "it has no rows, under the heading \(heading.quoted)")
    }
  }

  /// Lists whose rows are no elements, so that none is seen.
  private static let drawsItself: Set<String> = ["GtkTreeView", "GtkIconView"]

  /// An empty list may have no height at all.
  private static func isOnScreen(_ screen: Screen, _ index: Int) -> Bool {
    let frame = screen.elements[index].frame
    let parent = screen.parents[index]
    return frame.isFinite && frame.width > 0 && parent >= 0 && screen.isOnPage(parent)
  }

  private static func hasContent(_ screen: Screen, _ index: Int) -> Bool {
    screen.descendants(of: index).contains { isContent(screen, $0) }
  }

  private static func isContent(_ screen: Screen, _ index: Int) -> Bool {
    let element = screen.elements[index]
    if element.traits.contains(.invisible) { return false }
    switch element.kind {
    case .image, .spinner, .progress: return true
    case .group, .list, .scroller, .pager: return false
    default: return screen.text(index) != nil || element.kind.isControl
    }
  }

  /// The text right over the list, where the list is all that follows it: not a word on why it is
  /// empty, not a spinner, no other content.
  private static func heading(_ screen: Screen, over list: Int) -> String? {
    var part = list
    for ancestor in screen.ancestors(of: list).prefix(4) {
      if screen.elements[ancestor].kind == .pager { return nil }
      let siblings = screen.children[ancestor]
      let place = siblings.firstIndex(of: part) ?? 0
      for sibling in siblings[..<place].reversed() {
        let inside = [sibling] + screen.descendants(of: sibling)
        let content = inside.filter { isContent(screen, $0) && screen.isSeen($0) }
        if content.isEmpty { continue }
        let texts = content.filter { screen.elements[$0].kind == .text }
        let top = screen.elements[list].frame.y
        guard let text = texts.first.flatMap({ screen.text($0) }), texts.count <= 2,
          content.allSatisfy({ screen.elements[$0].frame.maxY <= top + 2 }),
          !speaksFor(screen, siblings[(place + 1)...])
        else { return nil }
        return text
      }
      if speaksFor(screen, siblings[(place + 1)...]) { return nil }
      part = ancestor
    }
    return nil
  }

  /// Whether what follows tells why there is nothing, or is content in its stead.
  private static func speaksFor(_ screen: Screen, _ siblings: ArraySlice<Int>) -> Bool {
    siblings.first { sibling in
      ([sibling] + screen.descendants(of: sibling)).contains {
        isContent(screen, $0) && screen.isOnPage($0)
      }
    }.map { !isBar(screen, $0) } ?? false
  }

  /// A strip of tabs or buttons belongs to the screen, not to the list over it.
  private static func isBar(_ screen: Screen, _ index: Int) -> Bool {
    let inside = [index] + screen.descendants(of: index)
    let controls = inside.filter { screen.isActionable($0) }
    return !controls.isEmpty
      && controls.allSatisfy { [.tab, .button, .toggle].contains(screen.elements[$0].kind) }
  }
}
