import Foundation
import XCTest

final class TestLoginUITests: XCTestCase {
  @MainActor func testLogin() throws {
    let app = XCUIApplication()
    app.launch()
    func element(_ name: String) -> XCUIElement {
      app.descendants(matching: .any)[name].firstMatch
    }
    // Log in
    element("login.email").tap()
    element("login.email").typeText("ada@example.org")
    element("login.password").tap()
    element("login.password").typeText(environment("PASSWORD") + "\n")
    element("Log \"In\"").tap()
    XCTAssertTrue(element("home.title").waitForExistence(timeout: 2))
    app.swipeUp()
    app.navigationBars.buttons.firstMatch.tap()
  }
}

private func environment(_ name: String) -> String {
  ProcessInfo.processInfo.environment[name] ?? ""
}
