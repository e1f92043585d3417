import FlashProtocol

/// A snapshot with what oracles ask of it: structure, and who can be seen.
public struct Screen: Sendable {
  public let snapshot: ScreenSnapshot
  /// Index of each element's parent; -1 for a window.
  let parents: [Int]
  let children: [[Int]]
  /// The part of each frame that no ancestor clips and that is inside its window.
  let visible: [Frame]
  /// The same, with what only scrolling hides counted in.
  let scrolled: [Frame]
  /// Not behind a modal, not transparent, not in a part that was switched off.
  let isInFront: [Bool]
  /// No touch reaches it: it or an ancestor takes none.
  let isUntouchable: [Bool]
  /// Whether the app told traits; an app that told none is judged by kinds.
  let hasTraits: Bool

  var elements: [Element] { snapshot.elements }

  public init(_ snapshot: ScreenSnapshot) {
    let elements = snapshot.elements
    self.snapshot = snapshot
    hasTraits = elements.contains { !$0.traits.isEmpty }
    var parents: [Int] = []
    parents.reserveCapacity(elements.count)
    var children = [[Int]](repeating: [], count: elements.count)
    for (index, element) in elements.enumerated() {
      // A parent stands before its children; anything else would be a loop.
      let parent = element.parent.flatMap { (0..<index).contains($0) ? $0 : nil } ?? -1
      parents.append(parent)
      if parent >= 0 { children[parent].append(index) }
    }
    self.parents = parents
    self.children = children
    let clips = Clipping(elements: elements, parents: parents, hasTraits: hasTraits)
    visible = clips.visible
    scrolled = clips.scrolled
    let layers = Layers(
      elements: elements, parents: parents, children: children, hasTraits: hasTraits)
    isInFront = layers.isInFront.enumerated().map { index, isInFront in
      isInFront && !Self.awaitsLayout(elements, index, children[index])
    }
    isUntouchable = layers.isUntouchable
  }

  /// Whether a control was never given a place: all that is in it has no size. Toolkits keep such
  /// ones, the arrows of a strip of tabs that has room for all its tabs for one.
  private static func awaitsLayout(_ elements: [Element], _ index: Int, _ inside: [Int]) -> Bool {
    elements[index].kind.isControl && !inside.isEmpty
      && inside.allSatisfy { elements[$0].frame.isEmpty }
  }

  // MARK: - Structure

  /// The element itself, then what contains it, up to its window.
  func lineage(of index: Int) -> some Sequence<Int> {
    sequence(first: index) { [parents] in parents[$0] >= 0 ? parents[$0] : nil }
  }

  func ancestors(of index: Int) -> some Sequence<Int> { lineage(of: index).dropFirst() }

  func isAncestor(_ ancestor: Int, of index: Int) -> Bool {
    lineage(of: index).contains(ancestor)
  }

  func window(of index: Int) -> Int {
    lineage(of: index).first { parents[$0] < 0 } ?? index
  }

  /// All that is inside an element, in painting order.
  func descendants(of index: Int) -> [Int] {
    var found: [Int] = []
    var waiting = Array(children[index].reversed())
    while let next = waiting.popLast() {
      found.append(next)
      waiting.append(contentsOf: children[next].reversed())
    }
    return found
  }

  /// The nearest element that contains both, and the two parts of it that hold one each.
  func fork(_ one: Int, _ other: Int) -> (one: Int, other: Int)? {
    let lineage = Array(lineage(of: one))
    var below = other
    for ancestor in self.lineage(of: other) {
      if let place = lineage.firstIndex(of: ancestor) {
        return place > 0 && below != ancestor ? (lineage[place - 1], below) : nil
      }
      below = ancestor
    }
    return nil
  }
}
