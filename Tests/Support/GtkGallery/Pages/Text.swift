import CFlashGtk
import CPulseAdwaita

extension Gallery {
  /// Fields of every kind, none of them focused, and what the app makes of their text.
  static func text(_ stage: Stage) -> Widget {
    let mirror = label("", "mirror")
    let changes = Counter("changes")
    let submit = button("Submit", "submit")
    gtk_widget_set_sensitive(submit, 0)
    let entry = named(gtk_entry_new(), "entry")
    gtk_entry_set_placeholder_text(g(entry), "Placeholder")
    on(entry, "changed") {
      let text = String(cString: gtk_editable_get_text(g(entry)))
      gtk_label_set_text(g(mirror), text)
      changes.bump()
      gtk_widget_set_sensitive(submit, text.isEmpty ? 0 : 1)
    }
    let activated = Counter("activated")
    on(entry, "activate") { activated.bump() }
    let limited = named(gtk_entry_new(), "limited")
    gtk_entry_set_max_length(g(limited), 5)
    let fixed = named(gtk_entry_new(), "fixed")
    gtk_editable_set_text(g(fixed), "fixed")
    gtk_editable_set_editable(g(fixed), 0)
    let secret = named(gtk_password_entry_new(), "secret")
    let secretChanges = Counter("secret.changes")
    on(secret, "changed") { secretChanges.bump() }
    let search = named(gtk_search_entry_new(), "search")
    let searched = label("", "searched")
    on(search, "search-changed") {
      gtk_label_set_text(g(searched), gtk_editable_get_text(g(search)))
    }
    let group = adw_preferences_group_new()!
    let row = named(adw_entry_row_new(), "row")
    adw_preferences_row_set_title(g(row), "Name")
    let rowSecret = named(adw_password_entry_row_new(), "row.secret")
    adw_preferences_row_set_title(g(rowSecret), "Password")
    adw_preferences_group_add(g(group), row)
    adw_preferences_group_add(g(group), rowSecret)
    let spin = named(gtk_spin_button_new_with_range(0, 100, 1), "spin")
    let spun = label("0", "spun")
    on(spin, "value-changed") {
      gtk_label_set_text(g(spun), "\(gtk_spin_button_get_value_as_int(g(spin)))")
    }
    let editable = named(gtk_editable_label_new("Name"), "editable")
    let rejecting = named(gtk_entry_new(), "digits")
    rejectLetters(rejecting)
    let children =
      [
        mirror, changes.widget, activated.widget, entry, submit, limited, fixed, secret,
        secretChanges.widget, search, searched, group, spin, spun, editable, rejecting,
      ] + textView()
    return scrolled(column(children), "scroller")
  }

  private static func textView() -> [Widget] {
    let mirror = label("", "notes.mirror")
    let changes = Counter("notes.changes")
    let view = named(gtk_text_view_new(), "notes")
    gtk_widget_set_size_request(view, -1, 80)
    let buffer = gtk_text_view_get_buffer(g(view))!
    on(buffer, "changed") {
      var start = GtkTextIter()
      var end = GtkTextIter()
      gtk_text_buffer_get_bounds(buffer, &start, &end)
      let text = gtk_text_buffer_get_text(buffer, &start, &end, 1)
      gtk_label_set_text(g(mirror), text)
      g_free(text)
      changes.bump()
    }
    return [mirror, changes.widget, view]
  }

  /// A field that takes no letters, by a handler of the app's.
  private static func rejectLetters(_ entry: Widget) {
    let refuse:
      @convention(c) (
        UnsafeMutableRawPointer?, UnsafePointer<CChar>?, gint, UnsafeMutableRawPointer?,
        UnsafeMutableRawPointer?
      ) -> Void = { editable, text, _, _, _ in
        guard let editable, let text else { return }
        if String(cString: text).contains(where: { !$0.isNumber }) {
          g_signal_stop_emission_by_name(editable, "insert-text")
        }
      }
    let delegate = gtk_editable_get_delegate(g(entry))!
    g_signal_connect_data(
      delegate.raw, "insert-text", unsafeBitCast(refuse, to: GCallback.self), nil, nil,
      GConnectFlags(rawValue: 0))
  }
}
