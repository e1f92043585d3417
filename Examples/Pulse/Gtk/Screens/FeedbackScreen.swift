import CPulseAdwaita

/// A letter to the editors.
final class FeedbackScreen {
  let widget: Widget

  init(_ context: AppContext) {
    let router = context.router
    let text = gtk_text_view_new()!.id("feedback.text").style("letter")
    gtk_text_view_set_wrap_mode(text.cast(), GTK_WRAP_WORD_CHAR)
    gtk_text_view_set_accepts_tab(text.cast(), 0)
    Accessible.name(text, "Your letter")
    let frame = gtk_scrolled_window_new()!.id("feedback.letter").style("card").size(-1, 220)
    gtk_scrolled_window_set_child(frame.cast(), text)
    let buffer = gtk_text_view_get_buffer(text.cast())!
    let submit = Build.button("feedback.submit", "Send") {
      router.back()
      context.toast("Sent. Thank you for writing", nil)
    }.style("suggested-action").enabled(false)
    buffer.on("changed") { submit.enabled(gtk_text_buffer_get_char_count(buffer) > 0) }
    widget = TopBar.screen(
      "feedback", TopBar.make("Write to the editors", back: { router.back() }),
      Rows.page(
        "feedback", Build.column(6, Build.label("Your letter", "field-label"), frame.clipped()),
        submit))
    widget.keep(self)
  }
}
