#if FLASH
import CFlashGtk
import CFlashGtkShim
import FlashServer

extension GtkPlatform {
  /// The field takes the focus, as it would for a user. Where it had not got it, the text goes to
  /// its end; else to its cursor, and over what is selected.
  public func type(_ text: String, into handle: Handle, replace: Bool) -> Typing {
    guard let widget = handle.widget, widget.root != nil else { return .notAField }
    if widget.isA(Types.scale) { return slide(widget, to: text) }
    guard let field = Field(widget) else { return .notAField }
    guard field.isEditable, widget.isSensitive else { return .readOnly }
    moved()
    let held = Held(field.widget)
    return withExtendedLifetime(held) {
      let isEditingLabel = field.widget.isA(Types.editableLabel)
      if isEditingLabel { gtk_editable_label_start_editing(field.widget.opaque) }
      let expected = field.isSecure ? Self.expected(text, in: field, replace: replace) : nil
      switch field.form {
      case .lines(let view): Self.insert(text, view: view, replace: replace)
      case .line(let line): Self.insert(text, line: line, replace: replace)
      case .other: Self.insert(text, editable: field.widget, replace: replace)
      }
      guard field.widget.root != nil else {
        return field.isSecure ? .secure(matched: false) : .value(nil)
      }
      if isEditingLabel { gtk_editable_label_stop_editing(field.widget.opaque, 1) }
      if field.widget.isA(Types.spinButton) {
        // As leaving the field does: the number is taken over.
        gtk_spin_button_update(field.widget.opaque)
      }
      if field.isSecure { return .secure(matched: field.text == expected) }
      return .value(field.text)
    }
  }

  /// A slider goes where a drag would have left it: the app's own handlers may hold it elsewhere.
  private func slide(_ scale: Widget, to text: String) -> Typing {
    guard scale.isSensitive else { return .readOnly }
    let held = Held(scale)
    return withExtendedLifetime(held) {
      if let value = Double(text), value.isFinite {
        moved()
        _ = flash_emit_change_value(scale, value)
      }
      guard scale.root != nil else { return .value(nil) }
      return .value(NodeReader.number(gtk_range_get_value(scale.of(GtkRange.self))))
    }
  }

  /// What a secure field should hold afterwards: it is not told what it does hold.
  private static func expected(_ text: String, in field: Field, replace: Bool) -> String {
    guard !replace, case .line(let line) = field.form else { return text }
    let before = Array(field.text.unicodeScalars)
    guard hasFocus(line) else { return field.text + text }
    var start: gint = 0
    var end: gint = 0
    if gtk_editable_get_selection_bounds(line.opaque, &start, &end) == 0 {
      start = gtk_editable_get_position(line.opaque)
      end = start
    }
    var after = String.UnicodeScalarView()
    after.append(contentsOf: before.prefix(Int(start)))
    after.append(contentsOf: text.unicodeScalars)
    after.append(contentsOf: before.dropFirst(Int(end)))
    return String(after)
  }

  private static func hasFocus(_ widget: Widget) -> Bool {
    guard let root = gtk_widget_get_root(widget) else { return false }
    return gtk_root_get_focus(root) == widget
  }

  private static func insert(_ text: String, line: Widget, replace: Bool) {
    let held = Held(line)
    defer { withExtendedLifetime(held) {} }
    if !hasFocus(line) {
      gtk_text_grab_focus_without_selecting(line.of(GtkText.self))
      gtk_editable_set_position(line.opaque, -1)
    }
    guard line.root != nil else { return }
    if replace { gtk_editable_select_region(line.opaque, 0, -1) }
    var start: gint = 0
    var end: gint = 0
    if gtk_editable_get_selection_bounds(line.opaque, &start, &end) != 0 {
      flash_emit_delete(line, GTK_DELETE_CHARS, 0)
    }
    if !text.isEmpty { flash_emit_text(line, "insert-at-cursor", text) }
  }

  private static func insert(_ text: String, view: Widget, replace: Bool) {
    let held = Held(view)
    defer { withExtendedLifetime(held) {} }
    let buffer = gtk_text_view_get_buffer(view.of(GtkTextView.self))
    var start = GtkTextIter()
    var end = GtkTextIter()
    if !hasFocus(view) {
      gtk_widget_grab_focus(view)
      gtk_text_buffer_get_end_iter(buffer, &end)
      gtk_text_buffer_place_cursor(buffer, &end)
    }
    guard view.root != nil else { return }
    if replace {
      gtk_text_buffer_get_bounds(buffer, &start, &end)
      gtk_text_buffer_select_range(buffer, &start, &end)
    }
    if gtk_text_buffer_get_has_selection(buffer) != 0 {
      flash_emit_delete(view, GTK_DELETE_CHARS, 0)
    }
    if !text.isEmpty { flash_emit_text(view, "insert-at-cursor", text) }
    gtk_text_view_scroll_mark_onscreen(
      view.of(GtkTextView.self), gtk_text_buffer_get_insert(buffer))
  }

  private static func insert(_ text: String, editable: Widget, replace: Bool) {
    gtk_widget_grab_focus(editable)
    if replace { gtk_editable_delete_text(editable.opaque, 0, -1) }
    var position: gint = replace ? 0 : -1
    if position < 0 {
      position = gint(
        (String(c: gtk_editable_get_text(editable.opaque)) ?? "").unicodeScalars.count)
    }
    gtk_editable_insert_text(editable.opaque, text, -1, &position)
    gtk_editable_set_position(editable.opaque, position)
  }
}
#endif
