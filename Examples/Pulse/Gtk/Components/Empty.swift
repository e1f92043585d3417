import CPulseAdwaita

/// What a screen shows when it has nothing to show, and the way on.
enum Empty {
  static func make(
    _ id: String, icon: String, title: String, text: String,
    button: (id: String, title: String, run: () -> Void)? = nil
  ) -> Widget {
    let heading = Build.label(title, "empty-title")
    let words = Build.label(text, "summary")
    for label in [heading, words] {
      gtk_label_set_justify(label.cast(), GTK_JUSTIFY_CENTER)
      gtk_label_set_xalign(label.cast(), 0.5)
    }
    let column = Build.column(
      10, Build.icon(icon, 56).style("empty-icon"), heading, words
    ).id(id).align(GTK_ALIGN_CENTER, GTK_ALIGN_CENTER).margins(vertical: 24, horizontal: 32)
    if let button {
      column.append(
        Build.button(button.id, button.title, button.run).style("suggested-action")
          .align(GTK_ALIGN_CENTER).margins(top: 8))
    }
    return column
  }
}
