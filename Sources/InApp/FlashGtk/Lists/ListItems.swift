#if FLASH
import CGtk
import CGtkShim
import FlashServer

/// The items that lists show, by the widgets that show them.
///
/// GTK gives an app's factory a `GtkListItem` for each row, which knows the row's position; from the
/// row's widget there is no way to it. So the items are noted as factories are asked to bind them.
@UIActor
final class ListItems {
  /// One for the process: an emission hook belongs to a signal, not to a platform.
  static let shared = ListItems()

  private var live: Set<OpaquePointer> = []
  private var byHolder: [Widget: OpaquePointer] = [:]
  private var isHooked = false

  private init() {}

  /// Begins to note items. What was bound before is known once it is bound again.
  func watch() {
    guard !isHooked else { return }
    // The signal belongs to a class that exists from its first use on.
    guard let type = g_type_class_ref(gtk_signal_list_item_factory_get_type()) else { return }
    defer { g_type_class_unref(type) }
    let bind = g_signal_lookup("bind", gtk_signal_list_item_factory_get_type())
    guard bind != 0 else { return }
    isHooked = true
    g_signal_add_emission_hook(
      bind, 0,
      { _, count, values, _ in
        guard count > 1, let values, let item = g_value_get_object(values + 1) else { return 1 }
        UIThread.assume { ListItems.shared.note(OpaquePointer(item)) }
        return 1
      }, nil, nil)
  }

  private func note(_ item: OpaquePointer) {
    // Which widget shows what changes only when something is bound.
    byHolder.removeAll(keepingCapacity: true)
    guard flash_is_a(UnsafeRawPointer(item), gtk_list_item_get_type()),
      live.insert(item).inserted
    else { return }
    g_object_weak_ref(
      UnsafeMutableRawPointer(item).assumingMemoryBound(to: GObject.self),
      { _, item in
        guard let item else { return }
        UIThread.assume { ListItems.shared.forget(OpaquePointer(item)) }
      }, nil)
  }

  private func forget(_ item: OpaquePointer) {
    live.remove(item)
    byHolder.removeAll()
  }

  private func index() {
    for item in live {
      guard let child = gtk_list_item_get_child(item), let holder = child.parent else { continue }
      byHolder[holder] = item
    }
  }

  /// The item that a list's row widget shows, where it is known.
  func item(of row: Widget) -> OpaquePointer? {
    if byHolder.isEmpty { index() }
    if let item = byHolder[row] { return item }
    // The row of a ColumnView holds cells, each with an item of its own.
    return gtk_widget_get_first_child(row).flatMap { byHolder[$0] }
  }

  /// What the row shows that holds a widget; nil where the widget is in no row that is used again.
  func shown(by widget: Widget) -> ShownItem? {
    let row = widget.ancestor("GtkListItemWidget") ?? widget.ancestor("GtkColumnViewRowWidget")
    guard let row, row.parent.map({ !$0.isA("GtkColumnViewTitle") }) ?? false else { return nil }
    if let item = item(of: row) {
      guard let shown = gtk_list_item_get_item(item) else { return ShownItem(text: "") }
      return ShownItem(item: UnsafeMutableRawPointer(shown))
    }
    return ShownItem(text: row.shownText ?? "")
  }
}
#endif
