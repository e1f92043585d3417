#if FLASH
import CFlashGtk
import CFlashGtkShim
import FlashServer

/// A GTK widget, borrowed for the length of one turn of the UI thread.
typealias Widget = UnsafeMutablePointer<GtkWidget>

extension UnsafeMutablePointer where Pointee == GtkWidget {
  var raw: UnsafeMutableRawPointer { UnsafeMutableRawPointer(self) }
  /// As the functions of final types want it.
  var opaque: OpaquePointer { OpaquePointer(self) }
  /// As the functions of types that can be derived from want it.
  func of<T>(_ type: T.Type) -> UnsafeMutablePointer<T> { raw.assumingMemoryBound(to: type) }

  var type: GType { flash_type(self) }
  var typeName: String { String(c: g_type_name(type)) ?? "GtkWidget" }
  func isA(_ type: GType) -> Bool { flash_is_a(self, type) }
  /// Whether it is of a type that may not be linked, or not be loaded yet.
  func isA(_ name: String) -> Bool { isA(g_type_from_name(name)) }

  var parent: Widget? { gtk_widget_get_parent(self) }
  var root: Widget? { gtk_widget_get_root(self).map { Widget(gtk: $0) } }
  var native: Widget? { gtk_widget_get_native(self).map { Widget(gtk: $0) } }
  var isMapped: Bool { gtk_widget_get_mapped(self) != 0 }
  var isSensitive: Bool { gtk_widget_is_sensitive(self) != 0 }
  var children: Children { Children(self) }

  /// It and what holds it, upwards.
  var lineage: UnfoldSequence<Widget, (Widget?, Bool)> { sequence(first: self) { $0.parent } }

  func ancestor(_ type: GType) -> Widget? {
    type == 0 ? nil : gtk_widget_get_ancestor(self, type)
  }
  func ancestor(_ name: String) -> Widget? { ancestor(g_type_from_name(name)) }

  /// The first of its descendants, in drawing order, for which the closure is true.
  func firstDescendant(where isMeant: (Widget) -> Bool) -> Widget? {
    for child in children {
      if isMeant(child) { return child }
      if let found = child.firstDescendant(where: isMeant) { return found }
    }
    return nil
  }

  init(gtk pointer: OpaquePointer) {
    self = UnsafeMutableRawPointer(pointer).assumingMemoryBound(to: GtkWidget.self)
  }
  init<T>(gtk pointer: UnsafeMutablePointer<T>) {
    self = UnsafeMutableRawPointer(pointer).assumingMemoryBound(to: GtkWidget.self)
  }
  init(gtk pointer: UnsafeMutableRawPointer) {
    self = pointer.assumingMemoryBound(to: GtkWidget.self)
  }
}

/// A widget's children, in drawing order.
struct Children: Sequence, IteratorProtocol {
  private var upcoming: Widget?

  init(_ widget: Widget) { upcoming = gtk_widget_get_first_child(widget) }

  mutating func next() -> Widget? {
    guard let current = upcoming else { return nil }
    upcoming = gtk_widget_get_next_sibling(current)
    return current
  }
}

extension Handle {
  init(_ widget: Widget) { self.init(UnsafeRawPointer(widget)) }
  var widget: Widget? { pointer?.assumingMemoryBound(to: GtkWidget.self) }
}

extension String {
  /// Copies what the toolkit keeps.
  init?(c text: UnsafePointer<CChar>?) {
    guard let text else { return nil }
    self.init(cString: text)
  }

  /// Copies what the toolkit keeps, unless it is empty.
  init?(nonEmpty text: UnsafePointer<CChar>?) {
    guard let text, text.pointee != 0 else { return nil }
    self.init(cString: text)
  }

  /// Takes what the toolkit made for the caller.
  init?(taking text: UnsafeMutablePointer<CChar>?) {
    guard let text else { return nil }
    self.init(cString: text)
    g_free(text)
  }

  /// Itself, or nil where there is nothing in it.
  var nonEmpty: String? { isEmpty ? nil : self }

  /// Without the underscores that mark mnemonics; two of them stand for one.
  var withoutMnemonic: String {
    guard utf8.contains(UInt8(ascii: "_")) else { return self }
    var plain = ""
    var isMarked = false
    for scalar in unicodeScalars {
      if scalar == "_", !isMarked {
        isMarked = true
        continue
      }
      isMarked = false
      plain.unicodeScalars.append(scalar)
    }
    return plain
  }
}
#endif
