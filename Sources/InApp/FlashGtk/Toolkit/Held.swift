#if FLASH
import CFlashGtk

/// A reference to a toolkit's object, kept while the app's own code runs: it may destroy anything.
final class Held {
  let pointer: UnsafeMutableRawPointer

  init(_ pointer: UnsafeMutableRawPointer) {
    self.pointer = g_object_ref(pointer) ?? pointer
  }

  convenience init(_ widget: Widget) { self.init(widget.raw) }

  deinit { g_object_unref(pointer) }

  /// Runs a closure while the object is kept.
  static func during<T>(_ widget: Widget, _ body: () -> T) -> T {
    let held = Held(widget)
    return withExtendedLifetime(held, body)
  }
}

/// The items of a list model, borrowed.
struct ModelItems: Sequence, IteratorProtocol {
  private let model: OpaquePointer
  private let count: guint
  private var position: guint = 0

  init(_ model: OpaquePointer) {
    self.model = model
    count = g_list_model_get_n_items(model)
  }

  /// The model keeps what it gives, in all the uses that we make of it, so the reference goes back.
  mutating func next() -> UnsafeMutableRawPointer? {
    guard position < count, let item = g_list_model_get_item(model, position) else { return nil }
    position += 1
    g_object_unref(item)
    return item
  }
}
#endif
