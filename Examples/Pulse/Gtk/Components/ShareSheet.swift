import CPulseAdwaita
import PulseModel

/// The ways to pass a story on.
enum ShareSheet {
  static func make(_ story: Story, _ context: AppContext) -> Sheet {
    let router = context.router
    func way(_ name: String, _ title: String, _ icon: String, _ said: String) -> Widget {
      let content = Build.row(14, Build.icon(icon), Build.label(title, wraps: false))
      return Build.tile("share.sheet.\(name)", content) {
        if name == "copy" { copy("\(DeepLink.scheme)://article/\(story.id)") }
        router.dismiss()
        context.toast(said, nil)
      }.style("flat", "sheet-row")
    }
    let close = Build.button("share.sheet.cancel", "Cancel") { router.dismiss() }
    let content = Build.column(
      4,
      Build.label("Share", "empty-title").margins(horizontal: 12),
      Build.label(story.headline, "summary").margins(top: 0, bottom: 8, start: 12, end: 12),
      way("copy", "Copy link", "edit-copy", "Link copied"),
      way("mail", "Send by mail", "mail-send", "Handed to your mail"),
      way("message", "Send as a message", "chat-message-new", "Handed to your messages"),
      way("print", "Print", "printer", "Sent to the printer"),
      close.margins(top: 10))
    return Sheet("share.sheet", "Share", content, isTablet: context.isTablet) { router.dismiss() }
  }

  private static func copy(_ text: String) {
    guard let display = gdk_display_get_default() else { return }
    gdk_clipboard_set_text(gdk_display_get_clipboard(display), text)
  }
}
