import CPulseAdwaita

/// A broadcast that has not begun: its spinner turns for as long as the screen is open.
enum LiveScreen {
  static func make(_ context: AppContext) -> Widget {
    let title = Build.label("Waiting for the broadcast", "empty-title").id("live.title")
    let note = Build.label(
      "The evening news begins at eight. Stay, or be told when it starts.", "live-note")
    for label in [title, note] {
      gtk_label_set_justify(label.cast(), GTK_JUSTIFY_CENTER)
      gtk_label_set_xalign(label.cast(), 0.5)
    }
    let stage = Build.column(
      16, Build.spinner("live.spinner", "Waiting for the broadcast", 48), title, note
    ).style("live-stage")
    let remind = Build.button("live.remind", "Remind me") {
      context.toast("You will be told when it starts", nil)
    }.style("suggested-action").align(GTK_ALIGN_CENTER)
    let column = Build.column(20, stage, remind).margins(top: 8, bottom: 24, start: 16, end: 16)
    return TopBar.screen(
      "live", TopBar.make("Live", back: { context.router.back() }),
      Build.scroller("live.scroller", Build.clamp(column)))
  }
}
