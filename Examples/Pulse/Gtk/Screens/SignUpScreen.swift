import CPulseAdwaita
import PulseModel

/// A new account.
final class SignUpScreen {
  let widget: Widget

  init(_ context: AppContext) {
    let router = context.router
    let terms = gtk_check_button_new_with_label("I agree to the terms")!.id("signup.terms")
      .style("choice")
    let form = Form("signup", submit: "Sign up") { form in
      !form.text(0).isEmpty && !form.text(1).isEmpty && !form.text(2).isEmpty
        && gtk_check_button_get_active(terms.cast()) != 0
    } _: { form in
      let credentials = Credentials(email: form.text(1), password: form.text(2))
      guard credentials.account != nil else {
        return form.fail("Give an email address, and a password of at least eight characters.")
      }
      let account = Account(name: form.text(0), email: form.text(1))
      context.user.change { $0.account = account }
      context.toast("Welcome, \(account.name)", nil)
      router.show(.profile)
    }
    form.add("signup.name", "Name").add("signup.email", "Email", isEmail: true)
      .add("signup.password", "Password", isSecret: true).insert(terms)
    terms.on("toggled") { [weak form] in form?.update() }
    widget = TopBar.screen(
      "signup", TopBar.make("Sign up", back: { router.back() }),
      Rows.page(
        "signup", Build.label("Join Pulse", "empty-title"), form.widget))
    widget.keep(self)
  }
}
