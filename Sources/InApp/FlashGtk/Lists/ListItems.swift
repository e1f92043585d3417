#if FLASH
import CFlashGtk
import CFlashGtkShim
import FlashServer

/// The items that lists show, by the widgets that show them.
///
/// GTK gives an app's factory a `GtkListItem` for each row, which knows the row's position; from the
/// row's widget there is no way to it. So items are noted as they are made, and each is written down
/// with the widget it has as its child once somebody asks. Not before: who listens for the child of
/// an item makes every change of the item cost a signal, and a sweep changes thousands.
@UIActor
final class ListItems {
  /// One for the process: what tells of new objects belongs to a class, not to a platform.
  static let shared = ListItems()

  private var live: Set<OpaquePointer> = []
  /// Whether the children of all items were looked at in this look at the app.
  private var isFresh = false

  private init() {}

  /// Factories may have given items other children since the last look.
  func beginLook() { isFresh = false }

  /// Begins to note items; to be called before the app builds its lists.
  func watch() {
    Births.watch(gtk_list_item_get_type()) { ListItems.shared.note($0) }
  }

  private func note(_ item: UnsafeMutableRawPointer) {
    guard live.insert(OpaquePointer(item)).inserted else { return }
    g_object_weak_ref(
      item.assumingMemoryBound(to: GObject.self),
      { _, item in
        guard let item else { return }
        UIThread.assume { _ = ListItems.shared.live.remove(OpaquePointer(item)) }
      }, nil)
  }

  private func lookAtChildren() {
    isFresh = true
    for item in live {
      if let child = gtk_list_item_get_child(item) {
        flash_set_list_item(child, UnsafeMutableRawPointer(item))
      }
    }
  }

  /// Whether there are rows that show an item which is not known.
  func haveStrangers(in core: Widget) -> Bool {
    beginLook()
    return core.children.contains { item(of: $0) == nil }
  }

  /// Learns of the items of a list that was made before Flash began to watch, as its factory binds
  /// them again; a factory that is read from a .ui file tells nobody.
  func follow(_ source: RowSource) {
    for factory in source.factories
    where flash_is_a(factory, gtk_signal_list_item_factory_get_type()) {
      let object = factory.assumingMemoryBound(to: GObject.self)
      guard g_object_get_data(object, Self.mark) == nil else { continue }
      g_object_set_data(object, Self.mark, UnsafeMutableRawPointer(bitPattern: 1))
      Signal.connectObject(factory, "bind") { [self] item in
        if flash_is_a(item, gtk_list_item_get_type()) { note(item) }
      }
    }
  }

  private static let mark = "flash-follows"

  /// The item that a list's row widget shows, where it is known.
  func item(of row: Widget) -> OpaquePointer? {
    if let known = noted(row) { return known }
    guard !isFresh else { return nil }
    lookAtChildren()
    return noted(row)
  }

  private func noted(_ row: Widget) -> OpaquePointer? {
    guard let child = gtk_widget_get_first_child(row) else { return nil }
    if let item = flash_list_item(child) { return OpaquePointer(item) }
    // The row of a ColumnView holds cells, each with an item of its own.
    return gtk_widget_get_first_child(child).flatMap { flash_list_item($0) }.map {
      OpaquePointer($0)
    }
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
