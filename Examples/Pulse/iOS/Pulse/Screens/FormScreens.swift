import PulseModel
import SwiftUI

/// Email and password.
struct LoginScreen: View {
  @EnvironmentObject private var shell: Shell
  @State private var credentials = Credentials()
  @State private var fault: String?

  var body: some View {
    Form {
      TextField("Email", text: $credentials.email).id(named: "login.email")
        .textInputAutocapitalization(.never)
        .autocorrectionDisabled()
        .keyboardType(.emailAddress)
      SecureField("Password", text: $credentials.password).id(named: "login.password")
      if let fault { Text(fault).foregroundStyle(.red).id(named: "login.error") }
      Button("Log in", action: logIn).disabled(!credentials.isComplete).id(named: "login.submit")
      Button("Forgot password?") { shell.show(.reset) }.id(named: "login.forgot")
      Button("Sign up") { shell.show(.signup) }.id(named: "login.signup")
    }
    .bar("Log in")
  }

  private func logIn() {
    guard let account = credentials.account else {
      fault = "The newsroom knows no such account."
      return
    }
    shell.user.change { $0.account = account }
    shell.say("Welcome, \(account.name)")
    shell.show(.profile)
  }
}

/// A new account.
struct SignUpScreen: View {
  @EnvironmentObject private var shell: Shell
  @State private var name = ""
  @State private var credentials = Credentials()
  @State private var agrees = false
  @State private var fault: String?

  var body: some View {
    Form {
      TextField("Name", text: $name).id(named: "signup.name")
      TextField("Email", text: $credentials.email).id(named: "signup.email")
        .textInputAutocapitalization(.never)
      SecureField("Password", text: $credentials.password).id(named: "signup.password")
      Toggle("I agree to the terms", isOn: $agrees).id(named: "signup.terms")
      if let fault { Text(fault).foregroundStyle(.red).id(named: "signup.error") }
      Button("Sign up", action: signUp)
        .disabled(name.isEmpty || !credentials.isComplete || !agrees)
        .id(named: "signup.submit")
    }
    .bar("Sign up")
  }

  private func signUp() {
    guard credentials.account != nil else {
      fault = "Give an email address, and a password of at least eight characters."
      return
    }
    shell.user.change { $0.account = Account(name: name, email: credentials.email) }
    shell.say("Welcome, \(name)")
    shell.show(.profile)
  }
}

/// A new password, by email.
struct ResetScreen: View {
  @EnvironmentObject private var shell: Shell
  @State private var email = ""
  @State private var fault: String?

  var body: some View {
    Form {
      Text("We send you a link with which you choose a new password.")
      TextField("Email", text: $email).id(named: "reset.email")
        .textInputAutocapitalization(.never)
      if let fault { Text(fault).foregroundStyle(.red).id(named: "reset.error") }
      Button("Send the link") {
        guard email.contains("@") else {
          fault = "Give the email address of your account."
          return
        }
        shell.router.back()
        shell.say("A link is on its way")
      }
      .disabled(email.isEmpty)
      .id(named: "reset.submit")
    }
    .bar("Reset password")
  }
}

/// A letter to the editors.
struct FeedbackScreen: View {
  @EnvironmentObject private var shell: Shell
  @State private var text = ""

  var body: some View {
    Form {
      TextEditor(text: $text).frame(minHeight: 160).id(named: "feedback.text")
      Button("Send") {
        shell.router.back()
        shell.say("Thank you for writing")
      }
      .disabled(text.isEmpty)
      .id(named: "feedback.submit")
    }
    .bar("Feedback")
  }
}
