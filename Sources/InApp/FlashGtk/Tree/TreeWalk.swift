#if FLASH
import CGtk
import CGtkShim
import FlashProtocol
import FlashServer

/// One pass over all that is mapped.
///
/// Each widget costs one call that gathers what C knows of it, and then only what its type has:
/// bounds are taken against the parent and added up, so that depth costs nothing.
@UIActor
struct TreeWalk {
  /// Deeper trees are cut: every level is a call on the stack, GTK's own recursion included.
  static let depthLimit = 512

  let catalog: TypeCatalog
  let items: ListItems
  let isTyped: Bool
  var nodes: [Node] = []
  var windows: [Int32] = []
  var cuts: [String] = []
  /// What must be emitted after the window that is being walked, in its coordinates.
  private var popovers: [(widget: Widget, parent: Widget, x: Float, y: Float)] = []
  private var window: (widget: Widget, index: Int32)?

  init(catalog: TypeCatalog, items: ListItems, isTyped: Bool, expected: Int) {
    self.catalog = catalog
    self.items = items
    self.isTyped = isTyped
    nodes.reserveCapacity(expected)
  }

  /// Where a widget stands in the walk.
  struct Place {
    var parent: Int32
    /// The parent's content origin, in the window.
    var x: Float
    var y: Float
    var depth: Int
    /// A transform above is more than a translation, so bounds are taken against the window.
    var isTurned = false
    var inside = TypeFacts.Inside.open
    /// It is one of the things that overlay a sibling, so it stays where it is while that scrolls.
    var isOverlay = false
  }

  mutating func walk(window widget: Widget) {
    guard widget.isMapped else { return }
    let index = Int32(nodes.count)
    window = (widget, index)
    windows.append(index)
    visit(widget, from: widget, Place(parent: -1, x: 0, y: 0, depth: 0))
    // A popover's own popovers are found while it is walked.
    var next = 0
    while next < popovers.count {
      let popover = popovers[next]
      next += 1
      windows.append(Int32(nodes.count))
      visit(
        popover.widget, from: popover.widget,
        Place(parent: index, x: popover.x, y: popover.y, depth: 1))
    }
    popovers.removeAll()
    Self.leaveInnermostPagers(&nodes, from: Int(index))
  }

  private mutating func visit(_ widget: Widget, from parent: Widget, _ place: Place) {
    var look = FlashLook()
    guard flash_look(widget, parent, &look) else { return }
    guard place.depth < Self.depthLimit else {
      cuts.append("\(widget.typeName) at depth \(place.depth): deeper than \(Self.depthLimit)")
      return
    }
    let facts = catalog.facts(of: look.type)
    var frame = Frame(
      x: place.x + look.x, y: place.y + look.y, width: look.width, height: look.height)
    let isTurned = place.isTurned || !look.plain
    if isTurned, let root = window?.widget, flash_bounds(widget, root, &look) {
      frame = Frame(x: look.x, y: look.y, width: look.width, height: look.height)
    }
    var node = Node(
      handle: Handle(widget), parent: place.parent, kind: facts.kind, traits: facts.traits,
      state: Self.state(look.flags), frame: frame)
    if look.invisible { node.traits.insert(.invisible) }
    if look.untouchable { node.traits.insert(.untouchable) }
    if look.clips { node.traits.insert(.clips) }
    if place.isOverlay, Self.isBar(widget) { node.traits.insert(.sticky) }
    if isTyped { node.type = facts.name }
    let reader = NodeReader(widget: widget, facts: facts, look: look, items: items)
    reader.read(into: &node)
    if node.kind == .window || node.kind == .dialog, widget == window?.widget {
      node.state.remove(.focused)
    }
    Self.mark(&node, place.inside)
    let index = Int32(nodes.count)
    nodes.append(node)
    descend(
      widget, facts,
      Place(
        parent: index, x: place.x + look.origin_x, y: place.y + look.origin_y,
        depth: place.depth + 1, isTurned: isTurned,
        inside: Self.deeper(place.inside, facts.inside)))
  }

  private mutating func descend(_ widget: Widget, _ facts: TypeFacts, _ place: Place) {
    let isOverlay = widget.isA(Types.overlay)
    var place = place
    var child = gtk_widget_get_first_child(widget)
    while let current = child {
      child = gtk_widget_get_next_sibling(current)
      if catalog.facts(of: current).isNative {
        if current.isMapped, let origin = Self.origin(ofPopover: current, in: window?.widget) {
          popovers.append((current, widget, origin.x, origin.y))
        }
        continue
      }
      visit(current, from: widget, place)
      if isOverlay { place.isOverlay = true }
    }
  }

  // MARK: - Single nodes

  private static func state(_ flags: GtkStateFlags) -> State {
    var state: State = []
    let raw = flags.rawValue
    if raw & GTK_STATE_FLAG_INSENSITIVE.rawValue != 0 { state.insert(.disabled) }
    if raw & GTK_STATE_FLAG_FOCUSED.rawValue != 0 { state.insert(.focused) }
    return state
  }

  /// Inside a control, only what stands for itself is of interest.
  private static func mark(_ node: inout Node, _ inside: TypeFacts.Inside) {
    switch inside {
    case .open: break
    case .leaf:
      if node.id == nil, !node.traits.contains(.actionable) { node.traits.insert(.inner) }
    case .closed:
      node.traits.insert(.inner)
      node.id = nil
    }
  }

  private static func deeper(
    _ outer: TypeFacts.Inside, _ own: TypeFacts.Inside
  ) -> TypeFacts.Inside {
    switch (outer, own) {
    case (.closed, _), (_, .closed): .closed
    case (.leaf, _), (_, .leaf): .leaf
    default: .open
    }
  }

  /// An overlaid bar lies along an edge for the whole of it.
  private static func isBar(_ widget: Widget) -> Bool {
    let horizontal = gtk_widget_get_halign(widget)
    let vertical = gtk_widget_get_valign(widget)
    return horizontal == GTK_ALIGN_FILL && (vertical == GTK_ALIGN_START || vertical == GTK_ALIGN_END)
  }

  /// A popover is a surface of its own, placed against the surface that holds it.
  static func origin(ofPopover popover: Widget, in window: Widget?) -> (x: Float, y: Float)? {
    guard let window, let windowNative = Natives.offset(of: window) else { return nil }
    var x = 0.0
    var y = 0.0
    var current: Widget? = popover
    while let native = current, native != window {
      guard let own = Natives.offset(of: native),
        let surface = gtk_native_get_surface(native.opaque),
        flash_is_a(UnsafeRawPointer(surface), gdk_popup_get_type())
      else { return nil }
      if native == popover {
        x += own.x
        y += own.y
      }
      x += Double(gdk_popup_get_position_x(surface))
      y += Double(gdk_popup_get_position_y(surface))
      current = native.parent?.native
    }
    guard current == window else { return nil }
    return (Float(x - windowNative.x), Float(y - windowNative.y))
  }

  /// Stacks hold whole screens, with pagers of their own: `page` means the innermost.
  private static func leaveInnermostPagers(_ nodes: inout [Node], from start: Int) {
    for index in start..<nodes.count where nodes[index].traits.contains(.pager) {
      var parent = Int(nodes[index].parent)
      while parent >= start {
        if nodes[parent].kind == .group { nodes[parent].traits.remove(.pager) }
        parent = Int(nodes[parent].parent)
      }
    }
  }
}

/// Surfaces of windows and popovers.
enum Natives {
  /// Where a native widget's content begins on its surface, which holds its shadow too.
  static func offset(of native: Widget) -> (x: Double, y: Double)? {
    guard native.isA(gtk_native_get_type()) else { return nil }
    var x = 0.0
    var y = 0.0
    gtk_native_get_surface_transform(native.opaque, &x, &y)
    return (x, y)
  }
}
#endif
