import CFlashGtk
import CPulseAdwaita

#if FLASH
import FlashGtk
#endif

extension Gallery {
  /// Rows of a settings page, a tab bar, a leaflet with two pages, and a toast.
  static func adwaita(_ stage: Stage) -> Widget {
    let journal = Journal("journal")
    let group = adw_preferences_group_new()!
    for row in [switchRow(journal), comboRow(journal), plainRow(journal), expanderRow(journal)] {
      adw_preferences_group_add(g(group), row)
    }
    let toasts = adw_toast_overlay_new()!
    let toast = button("Toast", "toast.show") {
      adw_toast_overlay_add_toast(g(toasts), adw_toast_new("Saved for later"))
    }
    adw_toast_overlay_set_child(
      g(toasts), column([journal.widget, toast, group, leaflet(), g(tabs(journal))]))
    return g(toasts)
  }

  private static func row(_ row: Widget, _ title: String, _ id: String) -> Widget {
    adw_preferences_row_set_title(g(row), title)
    #if FLASH
    Flash.identify(row, id)
    #endif
    return row
  }

  private static func switchRow(_ journal: Journal) -> Widget {
    let row = row(adw_action_row_new(), "_Notifications", "row.switch")
    let inside = named(gtk_switch_new(), "inside.switch")
    gtk_widget_set_valign(inside, GTK_ALIGN_CENTER)
    on(inside, "notify::active") { journal.note("switch") }
    adw_action_row_add_suffix(g(row), inside)
    adw_action_row_set_activatable_widget(g(row), inside)
    adw_action_row_set_subtitle(g(row), "On")
    return row
  }

  private static func comboRow(_ journal: Journal) -> Widget {
    let row = row(adw_combo_row_new(), "Font size", "row.combo")
    let sizes = gtk_string_list_new(nil)!
    for size in ["Small", "Large"] { gtk_string_list_append(sizes, size) }
    adw_combo_row_set_model(g(row), g(sizes))
    on(row, "notify::selected") { journal.note("combo:\(adw_combo_row_get_selected(g(row)))") }
    return row
  }

  private static func plainRow(_ journal: Journal) -> Widget {
    let row = row(adw_action_row_new(), "Licences", "row.plain")
    gtk_list_box_row_set_activatable(g(row), 1)
    on(row, "activated") { journal.note("plain") }
    return row
  }

  private static func expanderRow(_ journal: Journal) -> Widget {
    let row = row(adw_expander_row_new(), "More", "row.expander")
    let inside = self.row(adw_action_row_new(), "Inside", "row.inside")
    gtk_list_box_row_set_activatable(g(inside), 1)
    on(inside, "activated") { journal.note("inside") }
    adw_expander_row_add_row(g(row), inside)
    return row
  }

  private static func leaflet() -> Widget {
    let leaflet = adw_leaflet_new()!
    adw_leaflet_set_can_unfold(g(leaflet), 0)
    adw_leaflet_set_can_navigate_back(g(leaflet), 1)
    let second = column([label("Second page", "second.page")])
    let first = button("Forward", "forward") { adw_leaflet_set_visible_child(g(leaflet), second) }
    adw_leaflet_append(g(leaflet), first)
    adw_leaflet_append(g(leaflet), second)
    return leaflet
  }

  private static func tabs(_ journal: Journal) -> Widget {
    let view = adw_tab_view_new()!
    for title in ["Alpha", "Beta"] {
      adw_tab_page_set_title(adw_tab_view_append(view, label("Page \(title)")), title)
    }
    on(view, "notify::selected-page") { journal.note("tab") }
    let bar = adw_tab_bar_new()!
    adw_tab_bar_set_view(bar, view)
    return column([g(bar), named(g(view), "tab.view")])
  }
}
