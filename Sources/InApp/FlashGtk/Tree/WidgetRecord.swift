#if FLASH
import CFlashGtk
import CFlashGtkShim
import FlashServer

/// What Flash keeps for one widget on Swift's side, as long as that lives.
final class WidgetRecord {
  /// The number of its ref; 0 where none was given yet.
  var ref = 0
  /// What it showed when it was given that number, where it is in a row that is used again.
  var shows: ShownItem?
  /// Told when the widget goes.
  var refs: RefTable?

  deinit { refs?.forget(ref) }

  /// The widget's record, made where there is none.
  static func of(_ widget: Widget) -> WidgetRecord {
    let record = flash_record(widget)!
    if let own = record.pointee.own {
      return Unmanaged<WidgetRecord>.fromOpaque(own).takeUnretainedValue()
    }
    let own = WidgetRecord()
    record.pointee.release = { own in
      own.map { Unmanaged<WidgetRecord>.fromOpaque($0).release() }
    }
    record.pointee.own = Unmanaged.passRetained(own).toOpaque()
    return own
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
