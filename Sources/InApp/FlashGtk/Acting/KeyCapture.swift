#if FLASH
import CFlashGtk
import CFlashGtkShim
import FlashServer

/// Searches that take what is typed anywhere in a window.
///
/// GTK does it by forwarding the event, and Flash has none: so their handlers are left out, and what
/// they would do is done.
@UIActor
struct KeyCapture {
  /// Search entries and bars, with the widget whose keys each takes.
  private let searches: [(search: Widget, taken: Widget)]

  init(window: Widget?) {
    var searches: [(Widget, Widget)] = []
    func collect(_ widget: Widget, _ depth: Int) {
      guard depth < TreeWalk.depthLimit else { return }
      if let taken = Self.captured(by: widget) { searches.append((widget, taken)) }
      for child in widget.children { collect(child, depth + 1) }
    }
    if let window { collect(window, 0) }
    self.searches = searches
  }

  private static func captured(by widget: Widget) -> Widget? {
    if widget.isA("GtkSearchBar") {
      return gtk_search_bar_get_key_capture_widget(widget.opaque)
    }
    return widget.isA("GtkSearchEntry")
      ? gtk_search_entry_get_key_capture_widget(widget.opaque) : nil
  }

  /// The search that a controller works for: GTK gave it to the handler as its data.
  func search(behind controller: UnsafeMutableRawPointer, of widget: Widget) -> Widget? {
    searches.first { candidate in
      candidate.taken == widget
        && g_signal_handler_find(
          controller, G_SIGNAL_MATCH_DATA, 0, 0, nil, nil, candidate.search.raw) != 0
    }?.search
  }

  /// Gives a key to a search, as typing it would.
  ///
  /// - Returns: whether the search has taken it.
  func give(_ stroke: KeyStroke, to search: Widget) -> Bool {
    guard let typed = stroke.typed, typed != " ", typed != "\n" else { return false }
    var entry = search
    if search.isA("GtkSearchBar") {
      guard let found = search.firstDescendant(where: { $0.isA("GtkSearchEntry") }) else {
        return false
      }
      gtk_search_bar_set_search_mode(search.opaque, 1)
      entry = found
    } else if !search.isMapped {
      return false
    }
    guard let field = Field(entry), field.isEditable, case .line(let text) = field.form else {
      return false
    }
    let held = Held(text)
    withExtendedLifetime(held) {
      gtk_text_grab_focus_without_selecting(text.of(GtkText.self))
      gtk_editable_set_position(text.opaque, -1)
      flash_emit_text(text, "insert-at-cursor", typed)
    }
    return true
  }
}
#endif
