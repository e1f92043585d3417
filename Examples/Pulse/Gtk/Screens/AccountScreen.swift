import CPulseAdwaita
import PulseModel

/// The account of who is logged in, and the way out of it.
enum AccountScreen {
  static func make(_ context: AppContext) -> Widget {
    let router = context.router
    let account = context.user.state.account
    let name = account?.name ?? "Guest"
    let head = Build.column(
      10, Avatar.make(name, 88), Build.label(name, "empty-title").align(GTK_ALIGN_CENTER))
    let facts = Rows.group(
      "account.facts",
      [
        Rows.plain("account.name", "Name", name),
        Rows.plain("account.email", "Email", account?.email ?? ""),
        Rows.plain("account.saved", "Saved stories", "\(context.user.state.saved.count)"),
      ])
    let signOut = Build.button("account.signout", "Log out") { router.show(.signout) }
      .style("destructive-action").align(GTK_ALIGN_CENTER)
    return TopBar.screen(
      "account", TopBar.make("Account", back: { router.back() }),
      Rows.page("account", head, facts, signOut))
  }

  static func alert(_ context: AppContext, over window: Widget) -> Alert {
    Alert(
      "signout", over: window, heading: "Log out?",
      body: "Your saved stories stay on this device.", confirm: "Log out"
    ) { isConfirmed in
      context.router.dismiss()
      guard isConfirmed else { return }
      context.user.change { $0.account = nil }
      context.router.show(.profile)
    }
  }
}
