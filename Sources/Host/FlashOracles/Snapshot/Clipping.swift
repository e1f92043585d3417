import FlashProtocol

/// What of each element its window and its ancestors let through.
struct Clipping {
  private(set) var visible: [Frame] = []
  private(set) var scrolled: [Frame] = []

  private static let everything = Frame(x: -1e6, y: -1e6, width: 2e6, height: 2e6)

  init(elements: [Element], parents: [Int], hasTraits: Bool) {
    var clip: [Frame] = []
    // What clips within the nearest scroll view, and whether something hides that one's content.
    var reach: [Frame] = []
    var scrolls: [Bool] = []
    for (index, element) in elements.enumerated() {
      let parent = parents[index]
      // A popover is a surface of its own: its window does not clip it.
      let isSurface = parent < 0 || element.kind == .popover
      let frame = element.frame.isFinite ? element.frame : .zero
      let within = isSurface ? frame : clip[parent]
      let around = isSurface ? frame : reach[parent]
      visible.append(frame.intersection(within))
      scrolled.append(frame.intersection(around))
      clip.append(Self.isClipping(element, hasTraits) ? visible[index] : within)
      let isScroller = Self.isScrolling(element)
      // The viewport between a scroll view and its content is part of the scroll view.
      let isViewport = parent >= 0 && scrolls[parent] && element.traits.contains(.clips)
      scrolls.append(isScroller || isViewport)
      if isScroller || isViewport {
        reach.append(scrolled[index].isEmpty ? .zero : Self.everything)
      } else {
        reach.append(Self.isClipping(element, hasTraits) ? scrolled[index] : around)
      }
    }
  }

  static func isClipping(_ element: Element, _ hasTraits: Bool) -> Bool {
    if hasTraits { return element.traits.contains(.clips) }
    return switch element.kind {
    case .scroller, .list, .pager, .window, .dialog, .popover: true
    default: false
    }
  }

  /// Whether what it clips can be scrolled to: a pager's other pages are not meant here.
  static func isScrolling(_ element: Element) -> Bool {
    switch element.kind {
    case .scroller, .list, .textview: true
    case .pager: false
    default: !element.traits.isDisjoint(with: [.scrollsX, .scrollsY])
    }
  }
}
