#if FLASH
import CGtk
import CGtkShim
import FlashServer

/// What Flash keeps for one widget, as long as that lives.
final class WidgetRecord {
  /// The number of its ref; 0 where none was given yet.
  var ref = 0
  /// What it showed when it was given that number, where it is in a row that is used again.
  var shows: ShownItem?
  /// Its event controllers, kept so that asking anew costs nothing; ours to release.
  var controllers: OpaquePointer?
  /// Told when the widget goes.
  var refs: RefTable?

  deinit {
    if let controllers { g_object_unref(UnsafeMutableRawPointer(controllers)) }
    refs?.forget(ref)
  }

  static func existing(_ record: UnsafeMutableRawPointer?) -> WidgetRecord? {
    record.map { Unmanaged<WidgetRecord>.fromOpaque($0).takeUnretainedValue() }
  }

  /// The widget's record, made where there is none.
  static func of(_ widget: Widget) -> WidgetRecord {
    if let known = existing(flash_get_record(widget)) { return known }
    let record = WidgetRecord()
    flash_set_record(widget, Unmanaged.passRetained(record).toOpaque()) { record in
      record.map { Unmanaged<WidgetRecord>.fromOpaque($0).release() }
    }
    return record
  }
}

/// The widgets by the numbers of their refs.
final class RefTable {
  private var widgets: [Int: Widget] = [:]
  private var last = 0

  func widget(_ number: Int) -> Widget? { widgets[number] }

  func forget(_ number: Int) { widgets[number] = nil }

  /// Gives a widget a number that nothing had before.
  func number(_ widget: Widget, _ record: WidgetRecord) {
    forget(record.ref)
    last += 1
    record.ref = last
    record.refs = self
    widgets[last] = widget
  }
}

/// The item that a row shows, told apart from any other even if that lies at the same address.
final class ShownItem {
  /// GObject clears it when the item is gone.
  private let address: UnsafeMutablePointer<gpointer?>
  /// What the row read, where its item cannot be known.
  private let text: String?

  init(item: UnsafeMutableRawPointer) {
    address = .allocate(capacity: 1)
    address.initialize(to: item)
    text = nil
    g_object_add_weak_pointer(item.assumingMemoryBound(to: GObject.self), address)
  }

  init(text: String) {
    address = .allocate(capacity: 1)
    address.initialize(to: nil)
    self.text = text
  }

  deinit {
    if let item = address.pointee {
      g_object_remove_weak_pointer(item.assumingMemoryBound(to: GObject.self), address)
    }
    address.deallocate()
  }

  func isSame(as other: ShownItem) -> Bool {
    if let text { return text == other.text }
    return address.pointee != nil && address.pointee == other.address.pointee
  }
}
#endif
