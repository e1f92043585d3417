import FlashCompanion
import FlashHTTP
import XCUIHost

// The companion as a program, looking at a phone that asks for the location: for tests of what
// starts it, asks it and ends it. FLASH_TEST_FOREIGN=1 makes it a server that is none.
#if canImport(Darwin)
import Darwin
#else
import Glibc
#endif

func variable(_ name: String) -> String? { getenv(name).map { String(cString: $0) } }

let port = variable("FLASH_PORT").flatMap { Int($0) } ?? 0
if variable("FLASH_TEST_FOREIGN") != nil {
  let server = HTTPServer(HTTPServerConfiguration(port: port)) { _, responder in
    responder.send(HTTPResponse(status: 200, body: Array("<html>".utf8)))
  }
  _ = try server.start()
  while true { pause() }
}

let phone = HostPhone()
let alert = HostNode(
  .alert, label: "Allow “News” to use your location?",
  [
    HostNode(.button, label: "Allow Once"), HostNode(.button, label: "Allow While Using App"),
    HostNode(.button, label: "Don’t Allow"),
  ])
let springboard = HostNode(.application, [alert])
for button in alert.children { button.onTap = { springboard.children = [] } }
phone.show(springboard, as: SystemPrompts.springboard)
let companion = Companion(
  port: port, token: variable("FLASH_TOKEN"),
  prompts: SystemPrompts { bundle in
    HostPhone.$current.withValue(phone) { XCUIApplication(bundleIdentifier: bundle) }
  })
_ = try companion.start()
await companion.serve()
