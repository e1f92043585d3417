#if FLASH
import CFlashGtk
import CFlashGtkShim
import FlashProtocol
import FlashServer

/// One pass over all that is mapped.
///
/// Each widget costs two calls that gather what C knows of it, and then only what its type has:
/// bounds are taken against the parent and added up, so that depth costs nothing.
@UIActor
struct TreeWalk {
  /// Deeper trees are cut: every level is a call on the stack, GTK's own recursion included.
  static let depthLimit = 512

  let catalog: TypeCatalog
  let items: ListItems
  let isTyped: Bool
  /// What is wholly outside of what shows is left out, with all that it holds.
  let isOnScreenOnly: Bool
  var nodes: [Node] = []
  var windows: [Int32] = []
  var cuts: [String] = []
  /// What must be emitted after the window that is being walked, in its coordinates.
  private var popovers: [(widget: Widget, parent: Widget, x: Float, y: Float)] = []
  private var window: (widget: Widget, x: Float, y: Float)?

  init(catalog: TypeCatalog, items: ListItems, isTyped: Bool, isOnScreenOnly: Bool, expected: Int) {
    self.catalog = catalog
    self.items = items
    self.isTyped = isTyped
    self.isOnScreenOnly = isOnScreenOnly
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
    /// The part of the window that shows what is in the parent.
    var clip: Frame
    /// What holds it can be triggered, and reads as the labels in it do, shown or not.
    var isInTrigger = false
    /// It is one of the things that overlay a sibling, so it stays where it is while that scrolls.
    var isOverlay = false
    /// It is what a viewport scrolls, as a whole.
    var isScrolled = false
  }

  mutating func walk(window widget: Widget) {
    guard widget.isMapped else { return }
    let index = Int32(nodes.count)
    let origin = WindowSpace.origin(of: widget)
    let clip = Frame(
      x: origin.x, y: origin.y, width: Float(gtk_widget_get_width(widget)),
      height: Float(gtk_widget_get_height(widget)))
    window = (widget, origin.x, origin.y)
    windows.append(index)
    visit(
      widget, catalog.facts(of: widget), from: widget,
      Place(parent: -1, x: origin.x, y: origin.y, depth: 0, clip: clip))
    // A popover's own popovers are found while it is walked.
    var next = 0
    while next < popovers.count {
      let popover = popovers[next]
      next += 1
      windows.append(Int32(nodes.count))
      visit(
        popover.widget, catalog.facts(of: popover.widget), from: popover.widget,
        Place(
          parent: index, x: popover.x, y: popover.y, depth: 1,
          clip: Frame(
            x: popover.x, y: popover.y, width: Float(gtk_widget_get_width(popover.widget)),
            height: Float(gtk_widget_get_height(popover.widget)))))
    }
    popovers.removeAll()
    Self.leaveInnermostPagers(&nodes, from: Int(index))
  }

  private mutating func visit(
    _ widget: Widget, _ facts: TypeFacts, from parent: Widget, _ place: Place
  ) {
    var look = FlashLook()
    guard flash_place(widget, parent, &look) else { return }
    guard place.depth < Self.depthLimit else {
      cuts.append("\(widget.typeName) at depth \(place.depth): deeper than \(Self.depthLimit)")
      return
    }
    var frame = Frame(
      x: place.x + look.x, y: place.y + look.y, width: look.width, height: look.height)
    if place.isTurned, let window, flash_bounds(widget, window.widget, &look) {
      frame = Frame(
        x: window.x + look.x, y: window.y + look.y, width: look.width, height: look.height)
    }
    if isOnScreenOnly, !place.isInTrigger, Self.isAway(frame, from: place.clip) { return }
    flash_look(widget, &look)
    let index = nodes.count
    let reader = NodeReader(widget: widget, facts: facts, look: look, items: items)
    // Made and filled in where it stays.
    nodes.append(
      Node(
        handle: Handle(widget), parent: place.parent, kind: facts.kind,
        traits: Self.traits(of: widget, look, facts, place), state: Self.state(look.flags),
        frame: frame))
    Self.fill(&nodes[index], reader, place, isTyped: isTyped, window: window?.widget)
    let traits = nodes[index].traits
    let clip = traits.contains(.clips) ? place.clip.intersection(frame) : place.clip
    descend(
      widget, facts,
      Place(
        parent: Int32(index), x: place.x + look.origin_x, y: place.y + look.origin_y,
        depth: place.depth + 1, isTurned: place.isTurned || !look.plain,
        inside: Self.deeper(place.inside, facts.inside), clip: clip,
        isInTrigger: place.isInTrigger || traits.contains(.actionable),
        isScrolled: facts.isViewport || place.isScrolled && facts.isWrapper))
    if traits.contains(.actionable), nodes[index].kind == .row, reader.yieldsToControls,
      holdsControl(after: index)
    {
      nodes[index].traits.remove(.actionable)
    }
  }

  private static func traits(
    of widget: Widget, _ look: FlashLook, _ facts: TypeFacts, _ place: Place
  ) -> Node.Traits {
    var traits = facts.traits
    if look.invisible { traits.insert(.invisible) }
    if look.untouchable { traits.insert(.untouchable) }
    if look.clips { traits.insert(.clips) }
    if place.isOverlay, isBar(widget) { traits.insert(.sticky) }
    if place.isScrolled, facts.isColumn, hasSeveral(widget) { traits.insert(.column) }
    return traits
  }

  private static func fill(
    _ node: inout Node, _ reader: NodeReader, _ place: Place, isTyped: Bool, window: Widget?
  ) {
    if isTyped { node.type = reader.facts.name }
    reader.read(into: &node)
    if node.kind == .window || node.kind == .dialog, reader.widget == window {
      node.state.remove(.focused)
    }
    mark(&node, reader.facts, place.inside)
  }

  private func holdsControl(after index: Int) -> Bool {
    nodes[(index + 1)...].contains {
      $0.traits.contains(.actionable) && !$0.traits.contains(.inner)
    }
  }

  private mutating func descend(_ widget: Widget, _ facts: TypeFacts, _ place: Place) {
    let isOverlay = facts.isOverlay
    var place = place
    var child = gtk_widget_get_first_child(widget)
    while let current = child {
      child = gtk_widget_get_next_sibling(current)
      // It is fetched from memory while this one is read.
      if let child { flash_prefetch(child) }
      let facts = catalog.facts(of: current)
      if facts.isNative {
        if current.isMapped, let root = window?.widget,
          let origin = WindowSpace.origin(ofPopover: current, in: root)
        {
          popovers.append((current, widget, origin.x, origin.y))
        }
        continue
      }
      visit(current, facts, from: widget, place)
      if isOverlay { place.isOverlay = true }
    }
  }

  // MARK: - Single nodes

  private static func hasSeveral(_ widget: Widget) -> Bool {
    gtk_widget_get_first_child(widget).flatMap { gtk_widget_get_next_sibling($0) } != nil
  }

  /// Children may be drawn a little outside of their parent, so what is near is kept.
  private static func isAway(_ frame: Frame, from clip: Frame) -> Bool {
    let slack: Float = 64
    return frame.x > clip.maxX + slack || frame.y > clip.maxY + slack
      || frame.maxX < clip.x - slack || frame.maxY < clip.y - slack
  }

  private static func state(_ flags: GtkStateFlags) -> State {
    let raw = flags.rawValue
    var state: UInt16 = 0
    if raw & GTK_STATE_FLAG_INSENSITIVE.rawValue != 0 { state |= State.disabled.rawValue }
    if raw & GTK_STATE_FLAG_FOCUSED.rawValue != 0 { state |= State.focused.rawValue }
    return State(rawValue: state)
  }

  /// Inside a control, only what stands for itself is of interest.
  private static func mark(_ node: inout Node, _ facts: TypeFacts, _ inside: TypeFacts.Inside) {
    switch inside {
    case .open: break
    case .leaf:
      let isControl =
        node.traits.contains(.actionable) && !node.traits.contains(.gestureOnly)
        && facts.reading != .text
      if node.id == nil, !isControl { node.traits.insert(.inner) }
    case .closed:
      // What such a control shows it says itself.
      node.traits.insert(.inner)
      node.id = nil
      node.text = nil
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
    return horizontal == GTK_ALIGN_FILL
      && (vertical == GTK_ALIGN_START || vertical == GTK_ALIGN_END)
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
#endif
