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
      let (x, y) = Scrolling.adjustments(of: core)
      let before = (x.map { gtk_adjustment_get_value($0) }, y.map { gtk_adjustment_get_value($0) })
      let focus = gtk_widget_get_root(core).flatMap { gtk_root_get_focus($0) }
      var texts = [Int: String?]()
      var next = range.lowerBound
      var goes = 0
      while next < range.upperBound, goes <= range.count, core.root != nil {
        goes += 1
        _ = flash_activate_action_position(core, "list.scroll-to-item", guint(next))
        let built = source.built(items)
        for (position, row) in built where range.contains(position) && texts[position] == nil {
          texts[position] = row.rowText
        }
        // The list builds more than it shows: the next go is to the first row that is missing.
        let reached = next
        while next < range.upperBound, texts[next] != nil { next += 1 }
        if next == reached {
          texts[next] = .some(nil)
          next += 1
        }
      }
      if core.root != nil {
        if let x, let value = before.0 { gtk_adjustment_set_value(x, value) }
        if let y, let value = before.1 { gtk_adjustment_set_value(y, value) }
        if let focus, let root = gtk_widget_get_root(core), gtk_root_get_focus(root) != focus,
          focus.root == core.root
        {
          gtk_widget_grab_focus(focus)
        }
      }
      return range.map { texts[$0] ?? nil }
    }
  }
}
#endif
