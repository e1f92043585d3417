#if FLASH
import FlashProtocol
import FlashServer
import UIKit

/// One pass over the windows: every view that shows, and every element that only accessibility
/// knows.
@UIActor
struct TreeWalk {
  let catalog: ClassCatalog
  let turn: Turn
  let pages: WebPages
  let isTyped: Bool
  /// Leaves out what lies wholly outside of what shows.
  let isOnScreen: Bool
  private(set) var nodes: [Node] = []
  private(set) var windows: [Int32] = []
  private(set) var cuts: [String] = []
  private(set) var hosting = HostingViews()

  /// What is handed down from a view to what is in it.
  struct Place {
    var parent: Int32
    var depth: Int
    /// How many nodes hold it, windows that it lies over included.
    var holders = 0
    var cell: UIView?
    var isInTabBar = false
    var isInLeaf = false
    /// What clips it; nil inside something that can be triggered, of which all is wanted.
    var clip: Frame?
  }

  private var visited: Set<ObjectIdentifier> = []
  /// What the window of this moment is, and where it stands against the one at the back.
  private var window: UIWindow?
  private(set) var shift = CGPoint.zero
  private var modal: UIView?
  private var fields = FieldPairs()

  private static let maxDepth = 200
  /// Seconds after which what was last heard from a page's process is no longer told.
  static let webPatience = 0.5
  /// More than any container really has: an answer beyond it is not a count.
  private static let maxElements = 10_000

  init(
    catalog: ClassCatalog, turn: Turn, pages: WebPages, isTyped: Bool, isOnScreen: Bool,
    expected: Int
  ) {
    self.catalog = catalog
    self.turn = turn
    self.pages = pages
    self.isTyped = isTyped
    self.isOnScreen = isOnScreen
    nodes.reserveCapacity(expected + expected / 8)
  }

  /// Windows of one scene lie over each other in one space, so those in front of the first are
  /// given in its coordinates, as popovers of it: what is in them covers what is behind.
  mutating func walk(_ shown: [UIWindow]) {
    var base: Int32 = -1
    for one in shown {
      window = one
      shift = CGPoint(
        x: one.frame.minX - (shown.first?.frame.minX ?? 0),
        y: one.frame.minY - (shown.first?.frame.minY ?? 0))
      modal = Presentation(in: one).modalView
      fields = FieldPairs()
      let index = Int32(nodes.count)
      windows.append(index)
      append(
        view: one,
        Place(parent: base, depth: 0, clip: isOnScreen ? Frame(one.bounds, shift) : nil))
      if base < 0 { base = index }
      for pair in fields.pairs(nodes) {
        nodes[pair.element].take(field: nodes[pair.field])
        nodes[pair.field].traits.insert(.inner)
      }
    }
  }

  // MARK: - Views

  /// - Parameter isWeb: it is the scroller of a web view, of which only the page is of interest.
  mutating func append(view: UIView, _ place: Place, isWeb: Bool = false) {
    guard !view.isHidden, visited.insert(ObjectIdentifier(view)).inserted else { return }
    guard place.depth < Self.maxDepth else { return cut(at: place) }
    let facts = catalog.facts(of: view)
    var place = place
    if facts.reading == .tableCell || facts.reading == .collectionCell { place.cell = view }
    let frame = frame(of: view)
    // An empty frame says nothing of what is in it.
    if let clip = place.clip, !frame.isEmpty, frame.isFinite, frame.intersection(clip).isEmpty {
      return
    }
    let index = Int32(nodes.count)
    var node = Node(
      handle: turn.hold(view, in: place.cell), parent: place.parent, kind: facts.kind,
      frame: frame, type: isTyped ? facts.name : nil)
    let reader = ViewReader(view: view, facts: facts, isThorough: isTyped)
    reader.read(into: &node)
    if place.isInTabBar, node.traits.contains(.actionable) { node.kind = .tab }
    if place.isInLeaf, node.id == nil, !(view is UIControl) || facts.isPrivate {
      node.traits.insert(.inner)
    }
    if view === modal { node.traits.insert(.modal) }
    // Where all that was read before holds this one, there is nothing that it could cover.
    let liesOverOthers = nodes.count > place.holders
    if liesOverOthers, reader.letsTouchesThrough(node) {
      node.traits.insert(.passThrough)
    }
    nodes.append(node)
    if facts.reading == .field || facts.reading == .area { fields.note(field: Int(index), node) }
    guard facts.inside != .closed, !isWeb else { return }
    place.parent = index
    place.depth += 1
    place.holders += 1
    place.isInLeaf = facts.inside == .leaf
    place.isInTabBar = place.isInTabBar || facts.reading == .tabBar
    if node.traits.contains(.actionable) {
      place.clip = nil
    } else if node.traits.contains(.clips), let clip = place.clip {
      place.clip = frame.intersection(clip)
    }
    if facts.reading == .web { return appendPage(of: view, place) }
    appendContent(of: view, facts, place)
  }

  mutating func append(_ node: Node) { nodes.append(node) }

  mutating func note(cut: String) { cuts.append(cut) }

  private mutating func appendContent(of view: UIView, _ facts: ClassFacts, _ place: Place) {
    // Read once: SwiftUI may build the array anew each time.
    let listed = view.accessibilityElements
    for subview in view.subviews { append(view: subview, place) }
    guard !view.accessibilityElementsHidden else { return }
    let elements = elements(of: view, listed: listed, facts)
    if facts.reading == .hosting {
      hosting.note(view, hasElements: !elements.isEmpty || !(listed ?? []).isEmpty)
    }
    append(elements: elements, place)
  }

  /// In UIKit's own coordinates, whatever transforms lie between.
  private func frame(of view: UIView) -> Frame {
    if view is UIWindow { return Frame(view.bounds, shift) }
    return Frame(view.convert(view.bounds, to: nil), shift)
  }

  private mutating func cut(at place: Place) {
    note(cut: "cut at depth \(place.depth)")
  }

  // MARK: - Elements

  /// What a container tells accessibility beside its subviews.
  private func elements(of object: NSObject, listed: [Any]?, _ facts: ClassFacts?) -> [NSObject] {
    if let listed, !listed.isEmpty { return listed.compactMap { $0 as? NSObject } }
    // A table makes up cells for whoever asks by index, and asks the app for them.
    if facts?.reading == .table || facts?.reading == .collection { return [] }
    let count = object.accessibilityElementCount()
    guard count != NSNotFound, count > 0, count < Self.maxElements else { return [] }
    return (0..<count).compactMap { object.accessibilityElement(at: $0) as? NSObject }
  }

  private mutating func append(elements: [NSObject], _ place: Place) {
    guard place.depth < Self.maxDepth else { return elements.isEmpty ? () : cut(at: place) }
    for element in ElementOrder.paintOrder(elements) {
      if let view = element as? UIView {
        // A view that is shown elsewhere in the window is found on the way there.
        if let window, view.isDescendant(of: window) || view.window == nil { continue }
        append(view: view, place)
      } else {
        append(element: element, place)
      }
    }
  }

  private mutating func append(element: NSObject, _ place: Place) {
    guard visited.insert(ObjectIdentifier(element)).inserted, let window else { return }
    let index = Int32(nodes.count)
    let frame = Frame(window.convert(element.accessibilityFrame, from: nil as UIWindow?), shift)
    var node = Node(
      handle: turn.hold(element, in: place.cell), parent: place.parent, kind: .group,
      frame: frame, type: isTyped ? String(describing: type(of: element)) : nil)
    ElementReader(element: element).read(into: &node)
    if place.isInTabBar, node.traits.contains(.actionable) { node.kind = .tab }
    nodes.append(node)
    if element.isAccessibilityElement { fields.note(element: Int(index), node) }
    var place = place
    place.parent = index
    place.depth += 1
    place.isInLeaf = false
    guard !element.accessibilityElementsHidden else { return }
    append(elements: elements(of: element, listed: element.accessibilityElements, nil), place)
  }
}

extension Frame {
  init(_ rect: CGRect, _ shift: CGPoint = .zero) {
    self.init(
      x: Float(rect.origin.x + shift.x), y: Float(rect.origin.y + shift.y),
      width: Float(rect.size.width), height: Float(rect.size.height))
  }
}
#endif
