#if FLASH
import CGtk
import CGtkShim
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
      let place = ListPlace(core, source.built(items))
      let focus = gtk_widget_get_root(core).flatMap { gtk_root_get_focus($0) }
      let texts = sweep(source, core, range)
      if core.root != nil {
        place.restore { source.built(items) }
        if let focus, let root = gtk_widget_get_root(core), gtk_root_get_focus(root) != focus,
          focus.root == core.root
        {
          gtk_widget_grab_focus(focus)
        }
      }
      return texts
    }
  }

  private func sweep(_ source: RowSource, _ core: Widget, _ range: Range<Int>) -> [String?] {
    var texts: [String?] = Array(repeating: nil, count: range.count)
    var isRead = Array(repeating: false, count: range.count)
    var next = range.lowerBound
    while next < range.upperBound, core.root != nil {
      _ = flash_activate_action_position(core, "list.scroll-to-item", guint(next))
      for (position, row) in source.built(items) where range.contains(position) {
        let index = position - range.lowerBound
        guard !isRead[index] else { continue }
        texts[index] = row.rowText
        isRead[index] = true
      }
      // The list builds more than it shows: the next go is to the first row that is missing.
      isRead[next - range.lowerBound] = true
      while next < range.upperBound, isRead[next - range.lowerBound] { next += 1 }
    }
    return texts
  }
}

/// Where a list stands, and the way back there after it was scrolled without a frame.
@UIActor
private struct ListPlace {
  private let core: Widget
  private let x: (adjustment: UnsafeMutablePointer<GtkAdjustment>, value: Double)?
  private let y: (adjustment: UnsafeMutablePointer<GtkAdjustment>, value: Double)?
  /// The first row that shows, and where in the list's frame it begins.
  private let anchor: (position: Int, y: Float)?

  init(_ core: Widget, _ built: [Int: Widget]) {
    self.core = core
    let (x, y) = Scrolling.adjustments(of: core)
    self.x = x.map { ($0, gtk_adjustment_get_value($0)) }
    self.y = y.map { ($0, gtk_adjustment_get_value($0)) }
    anchor =
      built.compactMap { position, row in
        Self.top(of: row, in: core).flatMap { $0.bottom > 0 ? (position, $0.top) : nil }
      }.min { $0.0 < $1.0 }
  }

  private static func top(of row: Widget, in core: Widget) -> (top: Float, bottom: Float)? {
    var look = FlashLook()
    guard row.isMapped, flash_bounds(row, core, &look) else { return nil }
    return (look.y, look.y + look.height)
  }

  /// The heights of rows that were let go are forgotten until the list is laid out, so it is, here
  /// and now; and then set right by what the anchor's row is off.
  ///
  /// - Parameter built: the rows that are built at that moment.
  func restore(_ built: () -> [Int: Widget]) {
    guard let anchor else { return }
    _ = flash_activate_action_position(core, "list.scroll-to-item", guint(anchor.position))
    layOut()
    if let x { gtk_adjustment_set_value(x.adjustment, x.value) }
    if let y { gtk_adjustment_set_value(y.adjustment, y.value) }
    layOut()
    guard let y, let row = built()[anchor.position], let now = Self.top(of: row, in: core),
      now.top != anchor.y
    else { return }
    gtk_adjustment_set_value(
      y.adjustment, gtk_adjustment_get_value(y.adjustment) + Double(now.top - anchor.y))
    layOut()
  }

  private func layOut() {
    var allocation = GtkAllocation()
    gtk_widget_get_allocation(core, &allocation)
    // GTK wants to be asked for a size before it is given one.
    gtk_widget_measure(core, GTK_ORIENTATION_HORIZONTAL, -1, nil, nil, nil, nil)
    gtk_widget_measure(core, GTK_ORIENTATION_VERTICAL, allocation.width, nil, nil, nil, nil)
    gtk_widget_size_allocate(core, &allocation, -1)
  }
}
#endif
