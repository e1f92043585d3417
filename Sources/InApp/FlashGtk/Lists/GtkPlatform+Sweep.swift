#if FLASH
import CFlashGtk
import CFlashGtkShim
import FlashServer

extension GtkPlatform {
  /// Scrolls through the list within this call: rows are built at once when a list is scrolled to
  /// an item, with no frame in between, so nothing of it is ever seen.
  public func sweepRows(in list: Handle, _ range: Range<Int>) -> [String?] {
    guard let widget = list.widget, let source = RowSource(widget) else {
      return Array(repeating: nil, count: range.count)
    }
    let range = range.clamped(to: 0..<source.count)
    guard case .model(let core, _) = source.form else { return rowTexts(in: list, range) }
    let held = Held(core)
    return withExtendedLifetime(held) {
      let place = ListPlace.standing(source, items)
      let focus = gtk_widget_get_root(core).flatMap { gtk_root_get_focus($0) }
      if items.haveStrangers(in: core) { acquaint(source, core) }
      let texts = sweep(source, core, range)
      if core.root != nil {
        if let place { ListPlace.restore(place, source, items) }
        if let focus, let root = gtk_widget_get_root(core), gtk_root_get_focus(root) != focus,
          focus.root == core.root
        {
          gtk_widget_grab_focus(focus)
        }
      }
      return texts
    }
  }

  /// Rows that were built before Flash came are known from when they are next used: so the list is
  /// scrolled away from them.
  private func acquaint(_ source: RowSource, _ core: Widget) {
    items.follow(source)
    for position in [source.count - 1, 0] where core.root != nil && position >= 0 {
      _ = flash_activate_action_position(core, "list.scroll-to-item", guint(position))
    }
  }

  private func sweep(_ source: RowSource, _ core: Widget, _ range: Range<Int>) -> [String?] {
    var texts: [String?] = Array(repeating: nil, count: range.count)
    var isRead = Array(repeating: false, count: range.count)
    var next = range.lowerBound
    while next < range.upperBound, core.root != nil {
      _ = flash_activate_action_position(core, "list.scroll-to-item", guint(next))
      let built = source.built(items)
      // Of a list none of whose rows can be told apart, scrolling on tells nothing either.
      guard !built.isEmpty else { break }
      for (position, row) in built where range.contains(position) {
        let index = position - range.lowerBound
        guard !isRead[index] else { continue }
        texts[index] = row.rowText ?? ""
        isRead[index] = true
      }
      // The list builds more than it shows: the next go is to the first row that is missing.
      isRead[next - range.lowerBound] = true
      while next < range.upperBound, isRead[next - range.lowerBound] { next += 1 }
    }
    return texts
  }

  public func standing(of list: Handle) -> ListStanding? {
    list.widget.flatMap { RowSource($0) }.flatMap { ListPlace.standing($0, items) }
  }

  public func restore(_ standing: ListStanding, of list: Handle) {
    guard let widget = list.widget, let source = RowSource(widget) else { return }
    moved()
    let held = Held(widget)
    withExtendedLifetime(held) { ListPlace.restore(standing, source, items) }
  }
}

/// Where a list stands, and the way back there after it was scrolled.
@UIActor
private enum ListPlace {
  static func standing(_ source: RowSource, _ items: ListItems) -> ListStanding? {
    let (x, y) = Scrolling.adjustments(around: source.core)
    guard x != nil || y != nil else { return nil }
    let anchor = source.built(items).compactMap { position, row in
      top(of: row, in: source.core).flatMap {
        $0.bottom > 0 ? ListStanding.Anchor(row: position, top: $0.top) : nil
      }
    }.min { $0.row < $1.row }
    return ListStanding(
      anchor: source.isModel ? anchor : nil, x: x.map { gtk_adjustment_get_value($0) } ?? 0,
      y: y.map { gtk_adjustment_get_value($0) } ?? 0)
  }

  private static func top(of row: Widget, in core: Widget) -> (top: Float, bottom: Float)? {
    var look = FlashLook()
    guard row.isMapped, flash_bounds(row, core, &look) else { return nil }
    return (look.y, look.y + look.height)
  }

  /// The heights of rows that were let go are forgotten until the list is laid out, so it is, here
  /// and now; and then set right by what the anchor's row is off.
  static func restore(_ standing: ListStanding, _ source: RowSource, _ items: ListItems) {
    let core = source.core
    if let anchor = standing.anchor {
      _ = flash_activate_action_position(core, "list.scroll-to-item", guint(anchor.row))
      layOut(core)
    }
    let (x, y) = Scrolling.adjustments(around: core)
    if let x { gtk_adjustment_set_value(x, standing.x) }
    if let y { gtk_adjustment_set_value(y, standing.y) }
    guard let anchor = standing.anchor else { return }
    layOut(core)
    guard let y, let row = source.built(anchor.row, items), let now = top(of: row, in: core),
      now.top != anchor.top
    else { return }
    gtk_adjustment_set_value(y, gtk_adjustment_get_value(y) + Double(now.top - anchor.top))
    layOut(core)
  }

  private static func layOut(_ core: Widget) {
    var allocation = GtkAllocation()
    gtk_widget_get_allocation(core, &allocation)
    // GTK wants to be asked for a size before it is given one.
    gtk_widget_measure(core, GTK_ORIENTATION_HORIZONTAL, -1, nil, nil, nil, nil)
    gtk_widget_measure(core, GTK_ORIENTATION_VERTICAL, allocation.width, nil, nil, nil, nil)
    gtk_widget_size_allocate(core, &allocation, -1)
  }
}
#endif
