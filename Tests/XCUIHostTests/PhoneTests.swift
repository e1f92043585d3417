import Testing
import XCUIHost

/// What the stand-in of XCUIAutomation models, each with the place that says so.
@MainActor @Suite struct PhoneTests {
  private func onPhone(_ body: (HostPhone) throws -> Void) rethrows {
    let phone = HostPhone()
    try HostPhone.$current.withValue(phone) { try body(phone) }
  }

  private func form() -> HostNode {
    HostNode(
      .application, label: "Host",
      [
        HostNode(
          .window,
          [
            HostNode(.button, id: "save", label: "Save"),
            HostNode(.button, label: "Delete"), HostNode(.button, label: "Delete"),
            HostNode(.textField, id: "name", placeholder: "Name"),
            HostNode(
              .cell, id: "row", [HostNode(.staticText, label: "Bananas")]),
          ])
      ])
  }

  /// The key may be the identifier, title, label, value or placeholder:
  /// developer.apple.com/documentation/xcuiautomation/xcuielementquery/subscript(_:)
  @Test func aKeyFindsByIdentifierLabelAndPlaceholder() {
    onPhone { phone in
      phone.show(form())
      let app = XCUIApplication()
      #expect(app.buttons["save"].label == "Save")
      #expect(app.buttons["Save"].identifier == "save")
      #expect(app.textFields["Name"].exists)
      #expect(!app.buttons["Name"].exists)
      #expect(phone.failures == [])
    }
  }

  /// “Failed to get matching snapshot: No matches found for …”:
  /// pgu.dev/2020/12/20/ios-ui-tests-element-descendants.html
  @Test func tappingWhatIsNotThereIsAFailureOfTheTest() {
    onPhone { phone in
      phone.show(form())
      XCUIApplication().buttons["Gone"].tap()
      #expect(phone.failures.count == 1)
      #expect(phone.failures[0].contains("No matches found"))
    }
  }

  /// “Find single matching element. Multiple matching elements found for <XCUIElementQuery …>”, as
  /// public logs of XCTest print it.
  @Test func tappingWhatIsThereTwiceIsAFailureAndItsFirstMatchIsNone() {
    onPhone { phone in
      let root = form()
      var taps = 0
      root.children[0].children[1].onTap = { taps += 1 }
      phone.show(root)
      let app = XCUIApplication()
      app.buttons["Delete"].tap()
      #expect(phone.failures.count == 1 && taps == 0)
      app.buttons.matching(identifier: "Delete").firstMatch.tap()
      #expect(phone.failures.count == 1 && taps == 1)
    }
  }

  /// “Neither element nor any descendant has keyboard focus”: github.com/lionheart/openradar-mirror/issues/6976
  @Test func textNeedsTheKeyboardFirst() {
    onPhone { phone in
      phone.show(form())
      let field = XCUIApplication().textFields["name"]
      field.typeText("Ada")
      #expect(phone.failures.count == 1)
      field.tap()
      field.typeText("Adam\u{8}")
      #expect(field.value as? String == "Ada")
      #expect(phone.failures.count == 1)
    }
  }

  /// A query is looked up at each use: developer.apple.com/documentation/xcuiautomation/xcuielement
  @Test func anElementIsLookedUpAnewAndWaitedFor() {
    onPhone { phone in
      let app = XCUIApplication(bundleIdentifier: "com.apple.springboard")
      #expect(!app.alerts.firstMatch.exists)
      let root = HostNode(.application)
      phone.show(root, as: "com.apple.springboard")
      phone.later = [{ root.children = [HostNode(.alert, label: "Allow?")] }]
      #expect(app.alerts.firstMatch.waitForExistence(timeout: 1))
      #expect(app.alerts.firstMatch.label == "Allow?")
      root.children = []
      #expect(app.alerts.firstMatch.waitForNonExistence(timeout: 1))
    }
  }

  /// developer.apple.com/documentation/xcuiautomation/xcuielementsnapshotproviding/snapshot()
  @Test func aSnapshotIsACopyOfTheTreeAndThrowsWhereThereIsNone() throws {
    try onPhone { phone in
      let root = form()
      phone.show(root)
      let app = XCUIApplication()
      let shot = try app.snapshot()
      root.children = []
      #expect(shot.children[0].children.map(\.elementType).contains(.cell))
      #expect(throws: (any Error).self) { try app.windows.firstMatch.snapshot() }
    }
  }

  @Test func aRowIsFoundByWhatItContains() {
    onPhone { phone in
      phone.show(form())
      let rows = XCUIApplication().cells.containing(.staticText, identifier: "Bananas")
      #expect(rows.count == 1)
      #expect(rows.element.identifier == "row")
    }
  }

  @Test func aCoordinateTapsWhatLiesUnderIt() {
    onPhone { phone in
      var taps = 0
      phone.show(
        HostNode(
          .application, frame: CGRect(x: 0, y: 0, width: 400, height: 800),
          [
            HostNode(
              .button, frame: CGRect(x: 100, y: 300, width: 200, height: 200),
              onTap: { taps += 1 })
          ]))
      let app = XCUIApplication()
      let middle = app.coordinate(withNormalizedOffset: CGVector(dx: 0.5, dy: 0.5))
      #expect(middle.screenPoint == CGPoint(x: 200, y: 400))
      middle.tap()
      middle.withOffset(CGVector(dx: 0, dy: 200)).tap()
      #expect(taps == 1)
    }
  }

  @Test func anAppIsLaunchedAndTerminated() {
    onPhone { phone in
      phone.show(form())
      let app = XCUIApplication()
      app.launchArguments = ["-Reset"]
      app.launch()
      #expect(app.state == .runningForeground)
      app.terminate()
      #expect(app.wait(for: .notRunning, timeout: 1))
      #expect(!app.buttons["save"].exists)
      #expect(phone.launches.map(\.arguments) == [["-Reset"]])
    }
  }
}
