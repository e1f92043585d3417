#if FLASH
import CGtk
import CGtkShim
import FlashServer

/// The items that lists show, by the widgets that show them.
///
/// GTK gives an app's factory a `GtkListItem` for each row, which knows the row's position; from the
/// row's widget there is no way to it. So the items are noted as they are made.
@UIActor
final class ListItems {
  /// One for the process: what tells of new objects belongs to a class, not to a platform.
  static let shared = ListItems()

  private var live: Set<OpaquePointer> = []
  private var byHolder: [Widget: OpaquePointer] = [:]

  private init() {}

  /// Begins to note items; to be called before the app builds its lists.
  func watch() {
    Births.watch(gtk_list_item_get_type()) { ListItems.shared.note($0) }
  }

  private func note(_ item: UnsafeMutableRawPointer) {
    live.insert(OpaquePointer(item))
    byHolder.removeAll(keepingCapacity: true)
    // Which widget shows an item is known from its child, which the factory may set anew.
    Signal.connect(item, "notify::child") { [self] in byHolder.removeAll(keepingCapacity: true) }
    g_object_weak_ref(
      item.assumingMemoryBound(to: GObject.self),
      { _, item in
        guard let item else { return }
        UIThread.assume { ListItems.shared.forget(OpaquePointer(item)) }
      }, nil)
  }

  /// Whether there are rows that show an item which is not known.
  func haveStrangers(in core: Widget) -> Bool {
    core.children.contains { item(of: $0) == nil }
  }

  /// Learns of the items of a list that was made before Flash began to watch, as its factory binds
  /// them again; a factory that is read from a .ui file tells nobody.
  func follow(_ source: RowSource) {
    for factory in source.factories
    where flash_is_a(factory, gtk_signal_list_item_factory_get_type()) {
      guard g_object_get_data(factory.assumingMemoryBound(to: GObject.self), Self.mark) == nil
      else { continue }
      g_object_set_data(
        factory.assumingMemoryBound(to: GObject.self), Self.mark,
        UnsafeMutableRawPointer(bitPattern: 1))
      Signal.connectObject(factory, "bind") { [self] item in
        guard flash_is_a(item, gtk_list_item_get_type()), !live.contains(OpaquePointer(item)) else {
          return
        }
        note(item)
      }
    }
  }

  private static let mark = "flash-follows"

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

  /// What a row shows that is used again for others; nil for the header of a column.
  func shown(by row: Widget) -> ShownItem? {
    guard row.parent.map({ !$0.isA("GtkColumnViewTitle") }) ?? false else { return nil }
    if let item = item(of: row) {
      guard let shown = gtk_list_item_get_item(item) else { return ShownItem(text: "") }
      return ShownItem(item: UnsafeMutableRawPointer(shown))
    }
    return ShownItem(text: row.shownText ?? "")
  }
}
#endif
