#if FLASH
import CFlashGtk
import CFlashGtkShim
import FlashServer

/// The editable text of a widget, wherever in it that lies.
@UIActor
struct Field {
  enum Form {
    /// The `GtkText` inside an entry or a row, or one that stands alone.
    case line(Widget)
    case lines(Widget)
    /// Something editable that has no text widget of its own.
    case other
  }

  let widget: Widget
  let form: Form

  init?(_ widget: Widget) {
    if widget.isA(Types.textView) {
      self.widget = widget
      form = .lines(widget)
      return
    }
    var owner = widget
    if widget.isA(Types.comboBox) {
      guard gtk_combo_box_get_has_entry(widget.of(GtkComboBox.self)) != 0,
        let entry = gtk_combo_box_get_child(widget.of(GtkComboBox.self))
      else { return nil }
      owner = entry
    }
    guard owner.isA(Types.editable) else { return nil }
    self.widget = owner
    var text: Widget? = owner
    // A delegate may have one itself.
    for _ in 0..<4 {
      guard let current = text, !current.isA(Types.text) else { break }
      text = gtk_editable_get_delegate(current.opaque).map { Widget(gtk: $0) }
    }
    form = text.map { $0.isA(Types.text) ? .line($0) : .other } ?? .other
  }

  var isEditable: Bool {
    switch form {
    case .lines(let view): gtk_text_view_get_editable(view.of(GtkTextView.self)) != 0
    case .line, .other: gtk_editable_get_editable(widget.opaque) != 0
    }
  }

  /// What is typed is not to be seen by others.
  var isSecure: Bool {
    if widget.isA("GtkPasswordEntry") || widget.isA("AdwPasswordEntryRow") { return true }
    guard case .line(let text) = form else { return false }
    if gtk_text_get_visibility(text.of(GtkText.self)) == 0 { return true }
    let purpose = gtk_text_get_input_purpose(text.of(GtkText.self))
    return purpose == GTK_INPUT_PURPOSE_PASSWORD || purpose == GTK_INPUT_PURPOSE_PIN
  }

  /// All of it. For a secure field this stays inside: it is compared, never told.
  var text: String {
    switch form {
    case .lines(let view):
      let buffer = gtk_text_view_get_buffer(view.of(GtkTextView.self))
      var start = GtkTextIter()
      var end = GtkTextIter()
      gtk_text_buffer_get_bounds(buffer, &start, &end)
      return String(taking: gtk_text_buffer_get_text(buffer, &start, &end, 1)) ?? ""
    case .line, .other: return String(c: gtk_editable_get_text(widget.opaque)) ?? ""
    }
  }

  var isEmpty: Bool {
    switch form {
    case .lines(let view):
      gtk_text_buffer_get_char_count(gtk_text_view_get_buffer(view.of(GtkTextView.self))) == 0
    case .line, .other: gtk_editable_get_text(widget.opaque)?.pointee ?? 0 == 0
    }
  }

  var placeholder: String? {
    if let own = String(taking: flash_get_string(widget, "placeholder-text"))?.nonEmpty {
      return own
    }
    guard case .line(let text) = form else { return nil }
    return String(c: gtk_text_get_placeholder_text(text.of(GtkText.self)))?.nonEmpty
  }
}
#endif
