import CFlashGtk
import CPulseAdwaita

extension Gallery {
  /// A dialog and a popover over a page that has a button of the same text.
  static func modal(_ stage: Stage) -> Widget {
    let background = Counter("background.count")
    let alert = Counter("alert.count")
    let inPopover = Counter("popover.count")
    let popover = named(gtk_popover_new(), "popover")
    gtk_popover_set_child(
      g(popover), button("In popover", "popover.button") { inPopover.bump() })
    let menu = gtk_menu_button_new()!
    gtk_menu_button_set_label(g(menu), "Popover")
    gtk_menu_button_set_popover(g(menu), popover)
    return column([
      background.widget, alert.widget, inPopover.widget,
      button("Delete", "delete") { background.bump() },
      button("Ask", "ask") {
        let dialog = adw_message_dialog_new(g(stage.window), "Delete it?", "There is no way back.")!
        adw_message_dialog_add_response(g(dialog), "cancel", "Cancel")
        adw_message_dialog_add_response(g(dialog), "delete", "Delete")
        adw_message_dialog_set_close_response(g(dialog), "cancel")
        on(dialog, "response::delete") { alert.bump() }
        gtk_window_present(g(dialog))
      },
      button("Sheet", "sheet") {
        let sheet = gtk_window_new()!
        gtk_window_set_transient_for(g(sheet), g(stage.window))
        gtk_window_set_modal(g(sheet), 1)
        gtk_window_set_title(g(sheet), "Sheet")
        gtk_window_set_child(
          g(sheet),
          column([
            label("In the sheet", "sheet.text"),
            button("Close", "sheet.close") { gtk_window_destroy(g(sheet)) },
          ]))
        gtk_window_present(g(named(sheet, "the.sheet")))
      },
      button("Second window", "second") {
        let second = gtk_window_new()!
        gtk_window_set_title(g(second), "Second")
        gtk_window_set_child(g(second), button("Other", "other"))
        gtk_window_present(g(second))
      },
      named(menu, "open.popover"),
    ])
  }
}
