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
        // The offsets themselves have not moved, for lack of a frame: the list takes them again.
        if let x { flash_emit(x, "value-changed") }
        if let y { flash_emit(y, "value-changed") }
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
