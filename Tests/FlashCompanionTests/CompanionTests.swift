import FlashHTTP
import FlashProtocol
import Testing
import XCUIHost

@testable import FlashCompanion

/// The companion over its own HTTP, on the stand-in's phone.
@MainActor @Suite struct CompanionTests {
  /// A companion that serves, and the phone it looks at.
  @MainActor final class Stage {
    let phone = HostPhone(target: "dev.flash.News")
    let companion: Companion
    let port: Int

    init() throws {
      let phone = phone
      companion = Companion(
        port: 0, token: "t0ken",
        prompts: SystemPrompts { bundle in
          HostPhone.$current.withValue(phone) { XCUIApplication(bundleIdentifier: bundle) }
        })
      port = try companion.start()
    }

    /// Asks from another thread, as the host does, while the main actor is free to answer.
    func ask(
      _ method: String, _ path: String, _ body: JSON? = nil, token: String = "t0ken"
    ) async throws -> (status: Int, json: JSON) {
      let request = HTTPRequest(method: method, path: path, body: body?.bytes ?? [])
      let port = port
      let response = try await Task.detached {
        try HTTPClient(host: "127.0.0.1", port: port, token: token)
          .send(request, timeoutMilliseconds: 20_000)
      }.value
      return (response.status, try JSON(parsing: response.body))
    }

    /// The question for the location, with the buttons of iOS 13 and later:
    /// github.com/appium/appium/issues/9142
    func askForLocation() -> HostNode {
      let root = HostNode(.application)
      let alert = HostNode(
        .alert, label: "Allow “News” to use your location?",
        [
          HostNode(
            .other,
            [
              HostNode(.staticText, label: "Allow “News” to use your location?"),
              HostNode(.staticText, label: "For stories near you."),
              HostNode(.button, label: "Allow Once"),
              HostNode(.button, label: "Allow While Using App"),
              HostNode(.button, label: "Don’t Allow"),
            ])
        ])
      for button in alert.children[0].children where button.type == .button {
        button.onTap = { root.children = [] }
      }
      root.children = [alert]
      phone.show(root, as: SystemPrompts.springboard)
      return root
    }
  }

  @Test func aPermissionAlertIsReadInOneListAndAnsweredByItsButton() async throws {
    let stage = try Stage()
    _ = stage.askForLocation()
    let listed = try await stage.ask("GET", "/alert")
    #expect(listed.status == 200)
    let prompt = try SystemPrompt(json: try #require(listed.json["prompts"]?.array?.first))
    #expect(
      prompt
        == SystemPrompt(
          kind: .alert, title: "Allow “News” to use your location?",
          texts: ["For stories near you."],
          buttons: ["Allow Once", "Allow While Using App", "Don’t Allow"]))
    let tapped = try await stage.ask(
      "POST", "/alert", .members(["button": "Allow While Using App"]))
    #expect(tapped.json["tapped"] == "Allow While Using App")
    #expect(tapped.json["prompts"]?.array?.count == 0)
    #expect(stage.phone.failures == [])
  }

  @Test func aButtonThatIsNotThereIsToldWithThoseThatAre() async throws {
    let stage = try Stage()
    _ = stage.askForLocation()
    let answer = try await stage.ask("POST", "/alert", .members(["button": "OK"]))
    #expect(answer.status == 404)
    #expect(
      answer.json["error"]?["message"]?.string
        == "'Allow “News” to use your location?' has no button 'OK': it has Allow Once, Allow While Using App, Don’t Allow"
    )
    #expect(stage.phone.failures == [])
  }

  @Test func withoutAPromptNothingIsTapped() async throws {
    let stage = try Stage()
    stage.phone.show(HostNode(.application), as: SystemPrompts.springboard)
    #expect(try await stage.ask("GET", "/alert").json["prompts"]?.array?.count == 0)
    let answer = try await stage.ask("POST", "/alert", .members(["button": "OK"]))
    #expect(answer.status == 404)
    #expect(answer.json["error"]?["message"] == "no prompt of the system's is on screen")
  }

  /// XCUI reaches the fields and buttons of such a page: github.com/google/EarlGrey/issues/499
  @Test func aWebLoginIsFilledInAndSent() async throws {
    let stage = try Stage()
    var sent = false
    let email = HostNode(.textField, placeholder: "Email")
    let password = HostNode(.secureTextField, placeholder: "Password")
    let root = HostNode(
      .application, label: "Safari View Service",
      [
        HostNode(.button, label: "Cancel"),
        HostNode(
          .webView,
          [
            HostNode(.staticText, label: "Sign in"), email, password,
            HostNode(.button, label: "Continue", onTap: { sent = true }),
          ]),
      ])
    stage.phone.show(root, as: SystemPrompts.web)
    let listed = try await stage.ask("GET", "/alert")
    let prompt = try SystemPrompt(json: try #require(listed.json["prompts"]?.array?.first))
    #expect(prompt.kind == .web)
    #expect(prompt.fields == ["Email", "Password"])
    #expect(prompt.buttons == ["Cancel", "Continue"])
    let typed = try await stage.ask(
      "POST", "/alert", .members(["field": "Email", "text": "ada@example.org"]))
    #expect(typed.json["value"] == "ada@example.org")
    let secret = try await stage.ask(
      "POST", "/alert", .members(["field": "Password", "text": "correct horse"]))
    #expect(secret.json["value"] == .null)
    #expect(password.value == "correct horse")
    _ = try await stage.ask("POST", "/alert", .members(["button": "Continue"]))
    #expect(sent)
    #expect(stage.phone.failures == [])
  }

  @Test func aStrangerWithoutTheTokenIsRefused() async throws {
    let stage = try Stage()
    _ = stage.askForLocation()
    let answer = try await stage.ask(
      "POST", "/alert", .members(["button": "Allow Once"]), token: "guess")
    #expect(answer.status == 401 || answer.status == 403)
    #expect(try await stage.ask("GET", "/alert").json["prompts"]?.array?.count == 1)
  }

  @Test func whatItDoesNotHaveIsToldAndItEndsWhenToldTo() async throws {
    let stage = try Stage()
    #expect(try await stage.ask("GET", "/tap").status == 404)
    #expect(try await stage.ask("POST", "/alert", .members([:])).status == 400)
    #expect(try await stage.ask("GET", "/health").json["companion"]?.string != nil)
    async let served: Void = stage.companion.serve()
    #expect(try await stage.ask("POST", "/end").json["ended"] == true)
    await served
    await #expect(throws: (any Error).self) { try await stage.ask("GET", "/health") }
  }
}
