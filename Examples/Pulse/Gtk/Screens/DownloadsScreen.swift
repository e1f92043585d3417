import CPulseAdwaita
import PulseModel

/// What is kept for reading without a network.
enum DownloadsScreen {
  static func make(_ context: AppContext) -> Widget {
    let router = context.router
    let used = Build.label("", "summary").id("downloads.used")
    let write = {
      let count = context.user.state.saved.count
      let stories = count == 0 ? "No story is" : count == 1 ? "1 story is" : "\(count) stories are"
      gtk_label_set_text(used.cast(), "\(stories) kept on this device.")
    }
    write()
    context.user.observe(LifeOf(used), write)
    let clear = Build.button("downloads.clear", "Clear downloads") { router.show(.cleardownloads) }
      .align(GTK_ALIGN_START)
    return TopBar.screen(
      "downloads", TopBar.make("Downloads", back: { router.back() }),
      Rows.page(
        "downloads", SwitchesScreens.group("downloads", Settings.Switch.downloads, context), used,
        clear))
  }

  static func alert(_ context: AppContext, over window: Widget) -> Alert {
    Alert(
      "cleardownloads", over: window, heading: "Clear downloads?",
      body: "Saved stories are taken off this device.", confirm: "Clear"
    ) { isConfirmed in
      context.router.dismiss()
      guard isConfirmed else { return }
      context.user.change { $0.saved = [] }
      context.toast("Downloads cleared", nil)
    }
  }
}
