import CPulseAdwaita
import PulseModel

/// Email and password.
final class LoginScreen {
  let widget: Widget
  private let context: AppContext

  init(_ context: AppContext) {
    self.context = context
    let router = context.router
    let form = Form("login", submit: "Log in") {
      Self.credentials($0).isComplete
    } _: {
      Self.send($0, context)
    }
    form.add("login.email", "Email", isEmail: true).add(
      "login.password", "Password", isSecret: true)
    let others = Build.row(
      10,
      Build.button("login.forgot", "Forgot password?") { router.show(.reset) }.style("flat")
        .expand(),
      Build.button("login.signup", "Sign up") { router.show(.signup) }.style("flat").expand())
    let page = Rows.page(
      "login", Build.label("Welcome back", "empty-title"), form.widget, others)
    widget = TopBar.screen("login", TopBar.make("Log in", back: { router.back() }), page)
    widget.keep(self)
  }

  private static func credentials(_ form: Form) -> Credentials {
    Credentials(email: form.text(0), password: form.text(1))
  }

  private static func send(_ form: Form, _ context: AppContext) {
    form.update(isBusy: true)
    context.news.logIn(credentials(form)) { [weak form] result in
      switch result {
      case .success(let account):
        context.user.change { $0.account = account }
        context.toast("Welcome, \(account.name)", nil)
        context.router.show(.profile)
      case .failure(let error): form?.fail(error.message)
      }
    }
  }
}
