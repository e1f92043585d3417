import CPulseAdwaita

/// Rows of settings and the like, in a card.
enum Rows {
  static func group(_ id: String, _ rows: [Widget]) -> Widget {
    let list = gtk_list_box_new()!.id(id).style("boxed-list")
    gtk_list_box_set_selection_mode(list.cast(), GTK_SELECTION_NONE)
    for row in rows { gtk_list_box_append(list.cast(), row) }
    return list
  }

  /// A row that leads on.
  static func link(
    _ id: String, _ title: String, subtitle: String = "", icon: String? = nil,
    _ run: @escaping () -> Void
  ) -> Widget {
    let row = plain(id, title, subtitle)
    if let icon { adw_action_row_add_prefix(row.cast(), Build.icon(icon).style("row-icon")) }
    adw_action_row_add_suffix(row.cast(), Build.icon("go-next", 16).style("chevron"))
    gtk_list_box_row_set_activatable(row.cast(), 1)
    row.on("activated", run)
    return row
  }

  /// A row that only says something.
  static func plain(_ id: String, _ title: String, _ subtitle: String) -> Widget {
    let row = adw_action_row_new()!.id(id)
    adw_preferences_row_set_use_markup(row.cast(), 0)
    adw_preferences_row_set_title(row.cast(), title)
    adw_action_row_set_subtitle(row.cast(), subtitle)
    return row
  }

  /// A row with a switch: the switch bears the identifier, the row one with `.row` after it.
  static func toggle(
    _ id: String, _ title: String, subtitle: String, isOn: Bool, _ set: @escaping (Bool) -> Void
  ) -> Widget {
    let row = plain("\(id).row", title, subtitle)
    let toggle = gtk_switch_new()!.id(id).align(GTK_ALIGN_END, GTK_ALIGN_CENTER)
    gtk_switch_set_active(toggle.cast(), isOn.gboolean)
    Accessible.name(toggle, title)
    toggle.on("notify::active") { set(gtk_switch_get_active(toggle.cast()) != 0) }
    adw_action_row_add_suffix(row.cast(), toggle)
    adw_action_row_set_activatable_widget(row.cast(), toggle)
    return row
  }

  /// Choices of which one holds, each a radio button as wide as the card.
  static func choices<Choice: Equatable>(
    _ id: String, _ choices: [(choice: Choice, id: String, title: String)], chosen: Choice,
    _ set: @escaping (Choice) -> Void
  ) -> Widget {
    let column = Build.column().id(id).style("card", "choices")
    var first: Widget?
    for (choice, name, title) in choices {
      let radio = gtk_check_button_new_with_label(title)!.id(name).style("choice")
      gtk_check_button_set_group(radio.cast(), first.map { $0.cast() })
      first = first ?? radio
      gtk_check_button_set_active(radio.cast(), (choice == chosen).gboolean)
      radio.on("toggled") { if gtk_check_button_get_active(radio.cast()) != 0 { set(choice) } }
      column.append(radio)
    }
    return column
  }

  /// A scrolling screen of groups.
  static func page(_ id: String, _ groups: Widget...) -> Widget {
    let column = Build.column(18).margins(top: 8, bottom: 24, start: 16, end: 16)
    for group in groups { column.append(group) }
    return Build.scroller("\(id).scroller", Build.clamp(column, 640))
  }
}
