import Foundation
import XCTest

/// The test that never tests: as long as it runs, what XCUI reaches is reached from outside.
///
/// `FLASH_PORT` and `FLASH_TOKEN` come from `flash alert`, which runs it with
/// `TEST_RUNNER_FLASH_PORT` and `TEST_RUNNER_FLASH_TOKEN`.
final class CompanionTests: XCTestCase {
  @MainActor
  func testServe() async throws {
    // A tap on what has just gone is told to the caller, and is no reason to end.
    continueAfterFailure = true
    let variables = ProcessInfo.processInfo.environment
    let port = variables["FLASH_PORT"].flatMap { Int($0) } ?? 0
    let companion = Companion(port: port, token: variables["FLASH_TOKEN"])
    print("flash companion on port \(try companion.start())")
    await companion.serve()
  }
}
