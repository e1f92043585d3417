import UIXCuteCore
import UIXCuteXCUI
import XCUIHost

/// A login form on the stand-in's phone, which leads home.
@MainActor
final class Phone {
  let phone = HostPhone()
  let email = HostNode(.textField, id: "email", label: "Email", placeholder: "you@example.com")
  let password = HostNode(.secureTextField, id: "password", label: "Password")
  let submit = HostNode(.button, id: "submit", label: "Log In")
  let root: HostNode

  init() {
    root = HostNode(.application)
    root.children = [
      HostNode(.navigationBar, id: "Login"), HostNode(.staticText, label: "Welcome back"), email,
      password, submit, HostNode(.button, id: "dead", label: "Dead"),
      HostNode(.switch, id: "remember", label: "Remember me", value: "1"),
    ]
    submit.onTap = { [weak self] in self?.goHome() }
    phone.show(root)
  }

  private func goHome() {
    root.children = [
      HostNode(.navigationBar, id: "Home", [HostNode(.button, id: "back", label: "Back")]),
      HostNode(.staticText, id: "title", label: "Welcome, \(email.value ?? "")"),
      HostNode(.cell, id: "card", [HostNode(.staticText, label: "Quiet engines")]),
      HostNode(.button, label: "Twin"), HostNode(.button, label: "Twin"),
    ]
  }

  /// Has the system ask for a permission.
  func ask(_ answered: @escaping (String) -> Void) {
    let buttons = ["Allow Once", "Don't Allow"].map { name in
      HostNode(.button, label: name) { [weak self] in
        self?.phone.remove("com.apple.springboard")
        answered(name)
      }
    }
    let alert = HostNode(.alert, label: "Use your location?", buttons)
    phone.show(HostNode(.application, [alert]), as: "com.apple.springboard")
  }

  /// Runs a test on this phone.
  func use<Value>(_ body: (XCUIApplication) async throws -> Value) async throws -> Value {
    try await HostPhone.$current.withValue(phone) { try await body(XCUIApplication()) }
  }
}
