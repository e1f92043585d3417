#if FLASH
import Behaviours
import CPulseAdwaita
import CFlashGtk

/// Makes a behaviour's screen of GTK's widgets.
@MainActor
final class GtkStage {
  private let window: Widget
  private var labels: [String: Widget] = [:]

  private init(_ window: Widget) { self.window = window }

  /// - Parameter number: the behaviour's place in `Behaviour.all`.
  static func page(_ number: Int) -> Gallery.Page {
    { stage in
      // Only what the behaviour names is on its screen.
      gtk_widget_set_visible(stage.header, 0)
      let overlay = gtk_overlay_new()!
      let made = GtkStage(stage.window)
      gtk_overlay_set_child(g(overlay), made.fill(Behaviour.all[number].screen, .top, overlay))
      gtk_widget_set_size_request(overlay, 390, 600)
      on(overlay, "destroy") { withExtendedLifetime(made) {} }
      return overlay
    }
  }

  private func fill(_ pieces: [Piece], _ place: Place, x: Double = Place.x, _ overlay: Widget)
    -> Widget
  {
    let fixed = gtk_fixed_new()!
    var place = place
    for piece in pieces {
      let (y, height) = place.take(piece)
      if case .layer(let id, let takesTouches) = piece {
        let layer = named(gtk_box_new(GTK_ORIENTATION_VERTICAL, 0), id)
        gtk_widget_set_can_target(layer, takesTouches ? 1 : 0)
        gtk_overlay_add_overlay(g(overlay), layer)
        continue
      }
      let widget = make(piece, overlay)
      gtk_widget_set_size_request(widget, gint(Place.width), gint(height))
      gtk_fixed_put(g(fixed), widget, x, y)
    }
    return fixed
  }

  private func make(_ piece: Piece, _ overlay: Widget) -> Widget {
    switch piece {
    case .label(let id, let text):
      let made = label(text, id)
      labels[id] = made
      return made
    case .button(let id, let text, let enabled, let effect):
      let made = button(text, id) { self.perform(effect) }
      gtk_widget_set_sensitive(made, enabled ? 1 : 0)
      return made
    case .toggle(let id, let effect):
      let made = named(gtk_switch_new(), id)
      on(made, "notify::active") { self.perform(effect) }
      return made
    case .field(let id, let placeholder, let secure, let limit, let mirror):
      let made = named(secure ? gtk_password_entry_new() : gtk_entry_new(), id)
      if !secure, !placeholder.isEmpty { gtk_entry_set_placeholder_text(g(made), placeholder) }
      if !secure, let limit { gtk_entry_set_max_length(g(made), gint(limit)) }
      on(made, "changed") {
        guard let mirror else { return }
        self.write(String(cString: gtk_editable_get_text(g(made))), into: mirror)
      }
      return made
    case .area(let id): return named(gtk_text_view_new(), id)
    case .list(let id, let rows, let effect): return list(id, rows, effect)
    case .scroller(let id, let pieces):
      return scrolled(fill(pieces, Place(y: 0), x: 0, overlay), id)
    case .layer: return label("")
    }
  }

  private func list(_ id: String, _ rows: [String], _ effect: Effect?) -> Widget {
    let items = gtk_string_list_new(nil)!
    for row in rows { gtk_string_list_append(items, row) }
    let selection = gtk_single_selection_new(g(items))!
    let list = named(gtk_list_view_new(g(selection), Gallery.factory()), id)
    on(list, "activate") {
      let position = Int(gtk_single_selection_get_selected(selection))
      if rows.indices.contains(position) { self.perform(effect, row: rows[position]) }
    }
    return scrolled(list)
  }

  private func write(_ text: String, into id: String) {
    if let label = labels[id] { gtk_label_set_text(g(label), text) }
  }

  private func perform(_ effect: Effect?, row: String = "") {
    switch effect {
    case .count(let id):
      let before = labels[id].flatMap { Int(String(cString: gtk_label_get_text(g($0)))) } ?? 0
      write(String(before + 1), into: id)
    case .write(let id, let text): write(text ?? row, into: id)
    case .alert(let title, let buttons): present(title, buttons)
    case nil: break
    }
  }

  private func present(_ title: String, _ buttons: [(text: String, then: Effect?)]) {
    let dialog = adw_message_dialog_new(g(window), title, nil)!
    for (index, button) in buttons.enumerated() {
      adw_message_dialog_add_response(g(dialog), "\(index)", button.text)
      on(dialog, "response::\(index)") { self.perform(button.then) }
    }
    gtk_window_present(g(dialog))
  }
}
#endif
