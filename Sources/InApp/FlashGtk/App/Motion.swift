#if FLASH
import CFlashGtk
import CFlashGtkShim
import FlashProtocol
import FlashServer

/// What is seen to move by looking at the widgets themselves.
@UIActor
struct Motion {
  private(set) var busy: [IdleReply.Activity] = []
  private(set) var ignored: [IdleReply.Activity] = []
  /// Offsets of all that scrolls.
  private(set) var offsets: [UnsafeMutableRawPointer: Double] = [:]

  private let catalog: TypeCatalog
  private let before: [UnsafeMutableRawPointer: Double]

  /// - Parameter before: offsets at the last look.
  init(catalog: TypeCatalog, before: [UnsafeMutableRawPointer: Double]) {
    self.catalog = catalog
    self.before = before
    for window in Toplevels.inOrder() { look(at: window, depth: 0) }
  }

  /// The shortest name that tells a person which widget it is.
  static func name(of widget: Widget) -> String {
    for ancestor in widget.lineage {
      if let id = Identity.id(of: ancestor) {
        return ancestor == widget ? id : "\(widget.typeName) in \(id)"
      }
    }
    return widget.typeName
  }

  private mutating func look(at widget: Widget, depth: Int) {
    guard widget.isMapped, depth < TreeWalk.depthLimit else { return }
    let facts = catalog.facts(of: widget)
    switch facts.reading {
    case .spinner:
      if flash_get_bool(widget, "spinning", true) {
        ignored.append(.init(what: "spinner", name: Self.name(of: widget)))
      }
    case .stack:
      if flash_get_bool(widget, "transition-running", false) { add("transition", widget) }
    case .scroller, .list: lookAtOffsets(of: widget)
    case .nothing: lookAtContainer(widget, facts)
    default: break
    }
    for child in widget.children { look(at: child, depth: depth + 1) }
  }

  private mutating func lookAtContainer(_ widget: Widget, _ facts: TypeFacts) {
    if widget.isA(Types.revealer) {
      let revealer = widget.opaque
      if gtk_revealer_get_reveal_child(revealer) != gtk_revealer_get_child_revealed(revealer) {
        add("transition", widget)
      }
    } else if facts.name == "AdwLeaflet" || facts.name == "AdwSqueezer" {
      if flash_get_bool(widget, "child-transition-running", false)
        || flash_get_bool(widget, "transition-running", false)
      {
        add("transition", widget)
      }
    } else if facts.name == "AdwCarousel" {
      let position = flash_get_number(widget, "position", 0)
      if position != position.rounded() { add("scroll", widget) }
    } else if facts.name == "AdwFlap" {
      let progress = flash_get_number(widget, "reveal-progress", 0)
      if progress != progress.rounded() { add("transition", widget) }
    }
  }

  private mutating func lookAtOffsets(of widget: Widget) {
    let (x, y) = Scrolling.adjustments(of: widget)
    var hasMoved = false
    for adjustment in [x, y] {
      guard let adjustment else { continue }
      let key = UnsafeMutableRawPointer(adjustment)
      let value = gtk_adjustment_get_value(adjustment)
      offsets[key] = value
      if let old = before[key], old != value { hasMoved = true }
    }
    if hasMoved { add("scroll", widget) }
  }

  private mutating func add(_ what: String, _ widget: Widget) {
    busy.append(.init(what: what, name: Self.name(of: widget)))
  }
}
#endif
