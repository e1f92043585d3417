import FlashClient
import Foundation
import Testing

@Test(.enabled(if: !environment("FLASH_PORT").isEmpty, "needs an app: set FLASH_PORT"))
func testLogin() throws {
  let app = FlashClient(
    port: Int(environment("FLASH_PORT")) ?? 0, token: environment("FLASH_TOKEN"))
  // Log in
  _ = try app.type("ada@example.org", into: "login.email", replace: true)
  _ = try app.type(environment("PASSWORD"), into: "login.password", replace: true, submit: true)
  _ = try app.tap("Log \"In\"")
  _ = try app.find("home.title", wait: 2_000)
  _ = try app.swipe("up")
  _ = try app.back()
}

private func environment(_ name: String) -> String {
  ProcessInfo.processInfo.environment[name] ?? ""
}
