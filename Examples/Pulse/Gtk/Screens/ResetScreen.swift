import PulseModel

/// A new password, by email.
final class ResetScreen {
  let widget: Widget

  init(_ context: AppContext) {
    let router = context.router
    let form = Form("reset", submit: "Send the link") {
      !$0.text(0).isEmpty
    } _: { form in
      guard form.text(0).contains("@") else {
        return form.fail("Give the email address of your account.")
      }
      router.back()
      context.toast("A link is on its way", nil)
    }
    form.add("reset.email", "Email", isEmail: true)
    widget = TopBar.screen(
      "reset", TopBar.make("Reset password", back: { router.back() }),
      Rows.page(
        "reset", Build.label("We send you a link with which you choose a new password.", "summary"),
        form.widget))
    widget.keep(self)
  }
}
