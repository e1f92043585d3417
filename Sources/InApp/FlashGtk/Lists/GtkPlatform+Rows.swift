#if FLASH
import CFlashGtk
import CFlashGtkShim
import FlashServer

extension GtkPlatform {
  public func rowCounts(in list: Handle) -> [Int] {
    guard let source = list.widget.flatMap({ RowSource($0) }) else { return [] }
    return [source.count]
  }

  public func rowTexts(in list: Handle, _ range: Range<Int>) -> [String?] {
    guard let source = list.widget.flatMap({ RowSource($0) }) else {
      return Array(repeating: nil, count: range.count)
    }
    let built = source.built(items)
    var texts = [String?](repeating: nil, count: range.count)
    for (position, row) in built where range.contains(position) {
      texts[position - range.lowerBound] = row.rowText
    }
    guard case .model(_, let model) = source.form, texts.contains(nil),
      StringModel.isPlain(model), shows(model, in: built)
    else { return texts }
    for offset in texts.indices where texts[offset] == nil {
      texts[offset] = StringModel.text(at: range.lowerBound + offset, in: model)
    }
    return texts
  }

  /// Whether the rows that are built read just as their items do: then so do the others.
  private func shows(_ model: OpaquePointer, in built: [RowSource.Row]) -> Bool {
    !built.isEmpty
      && built.allSatisfy { StringModel.text(at: $0.position, in: model) == $0.widget.rowText }
  }

  public func rowHandle(_ index: Int, in list: Handle) -> Handle? {
    guard let source = list.widget.flatMap({ RowSource($0) }), index >= 0, index < source.count
    else { return nil }
    return source.built(index, items).map { Handle($0) }
  }

  public func bring(row index: Int, of list: Handle) {
    guard let widget = list.widget, let source = RowSource(widget), index >= 0,
      index < source.count
    else { return }
    moved()
    let held = Held(widget)
    withExtendedLifetime(held) {
      switch source.form {
      case .model(let core, _):
        _ = flash_activate_action_position(core, "list.scroll-to-item", guint(index))
      case .listBox, .flowBox, .box:
        if let row = source.built(index, items) { RowScroll.centre(row) }
      }
    }
  }

  public func activate(row index: Int, of list: Handle) -> Attempt {
    guard let widget = list.widget, let source = RowSource(widget) else {
      return .notThere("it is no list")
    }
    guard index >= 0, index < source.count else { return .notThere("it has no such row") }
    guard widget.isSensitive else { return .refused("the list is insensitive") }
    moved()
    let held = Held(widget)
    return withExtendedLifetime(held) {
      if let row = source.built(index, items) {
        guard row.isSensitive else { return .refused("the row is insensitive") }
        return perform(.tap, on: Handle(row), by: .activate)
      }
      guard case .model(let core, _) = source.form else { return .notThere("it is not built") }
      _ = flash_select_position(core, guint(index))
      guard widget.root != nil else { return .taken }
      return flash_activate_action_position(core, "list.activate-item", guint(index))
        ? .taken : .notThere("the list does not activate rows")
    }
  }
}

extension Widget {
  /// What a row reads, the way that `Snapshot` joins it: its own title, else its labels.
  var rowText: String? {
    String(taking: flash_accessible_label(self))?.nonEmpty
      ?? String(taking: flash_get_string(self, "title"))?.nonEmpty ?? shownText
  }
}

/// Lists of plain strings, the only items that can be read without running the app's code.
enum StringModel {
  private static let wrappers: Set<String> = [
    "GtkSingleSelection", "GtkMultiSelection", "GtkNoSelection", "GtkFilterListModel",
    "GtkSortListModel", "GtkSliceListModel",
  ]

  /// Whether it is a GtkStringList behind nothing but GTK's own wrappers: another model may load
  /// more of a feed when it is asked for an item.
  static func isPlain(_ model: OpaquePointer) -> Bool {
    var current: UnsafeMutableRawPointer? = UnsafeMutableRawPointer(model)
    for _ in 0..<8 {
      guard let model = current else { return false }
      let name = String(c: g_type_name(flash_type(model))) ?? ""
      if name == "GtkStringList" { return true }
      guard wrappers.contains(name) else { return false }
      current = flash_get_object(model, "model")
    }
    return false
  }

  static func text(at position: Int, in model: OpaquePointer) -> String? {
    guard let item = g_list_model_get_item(model, guint(position)) else { return nil }
    defer { g_object_unref(item) }
    guard flash_is_a(item, gtk_string_object_get_type()) else { return nil }
    return String(c: gtk_string_object_get_string(OpaquePointer(item)))
  }
}

/// Scrolls what holds a row.
@UIActor
enum RowScroll {
  /// Brings a row near the middle of the nearest scroll view.
  static func centre(_ row: Widget) {
    guard let scroller = row.ancestor(Types.scrolledWindow), let list = row.parent,
      let adjustment = gtk_scrolled_window_get_vadjustment(scroller.opaque),
      Scrolling.canMove(adjustment),
      let window = list.root, let port = Scrolling.viewport(of: scroller, in: window),
      let lies = WindowSpace.frame(of: row, in: window)
    else { return }
    let shift = Double(lies.midY - port.midY)
    gtk_adjustment_set_value(adjustment, gtk_adjustment_get_value(adjustment) + shift)
  }
}
#endif
