import CPulseAdwaita
import PulseModel

/// Who reads, and what belongs to them.
final class ProfileScreen {
  let widget: Widget
  private let context: AppContext
  private let head: Widget
  private var shown: Account??

  init(_ context: AppContext) {
    self.context = context
    let router = context.router
    head = Build.column()
    let reading = Rows.group(
      "profile.reading",
      [
        Rows.link("profile.following", "Following", icon: "starred") { router.show(.following) },
        Rows.link("profile.history", "Reading history", icon: "document-open-recent") {
          router.show(.history)
        },
        Rows.link("profile.newsletters", "Newsletters", icon: "mail-unread") {
          router.show(.newsletters)
        },
      ])
    let more = Rows.group(
      "profile.more",
      [
        Rows.link("profile.settings", "Settings", icon: "emblem-system") { router.show(.settings) },
        Rows.link("profile.help", "Help", icon: "help-about") { router.show(.help) },
      ])
    widget = TopBar.screen(
      "profile", TopBar.make("Profile"), Rows.page("profile", head, reading, more))
    widget.keep(self)
    context.user.observe(self) { [weak self] in self?.show() }
    show()
  }

  private func show() {
    let account = context.user.state.account
    guard shown != .some(account) else { return }
    shown = account
    head.removeAll()
    head.append(account.map(signedIn) ?? signedOut())
  }

  private func signedOut() -> Widget {
    let router = context.router
    let logIn = Build.button("profile.login", "Log in") { router.show(.login) }
      .style("suggested-action").expand()
    let signUp = Build.button("profile.signup", "Sign up") { router.show(.signup) }.expand()
    let buttons = Build.row(10, logIn, signUp).margins(top: 8)
    gtk_box_set_homogeneous(buttons.cast(), 1)
    return Build.column(
      6, Build.label("Your own Pulse", "empty-title"),
      Build.label("With an account, saved stories follow you to every device.", "summary"), buttons
    ).style("card", "profile-head")
  }

  private func signedIn(_ account: Account) -> Widget {
    let router = context.router
    let words = Build.column(
      2, Build.label(account.name, "empty-title").id("profile.name"),
      Build.label(account.email, "summary"))
    let content = Build.row(
      14, Avatar.make(account.name, 64), words.expand().align(GTK_ALIGN_FILL, GTK_ALIGN_CENTER),
      Build.icon("go-next", 16).style("chevron"))
    return Build.tile("profile.account", content) { router.show(.account) }
      .style("card", "profile-head")
  }
}
