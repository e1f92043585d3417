import FlashClient
import FlashDevices
import FlashFlow
import FlashGherkin
import FlashProtocol

#if canImport(Darwin)
import Darwin
#else
import Glibc
#endif

/// The app of a suite, as flows are played on it.
final class ScenarioDriver: FlowDriver {
  let app: TestApp

  init(_ app: TestApp) { self.app = app }

  func call(_ command: Command, _ arguments: [(name: String, value: JSON)]) throws(ClientError)
    -> Reply
  { try app.call(command.name, arguments) }

  var epitaph: String? { app.epitaph }

  func pause(milliseconds: Int) { poll(nil, 0, Int32(clamping: milliseconds)) }
}

/// Keeps a picture of each step.
final class ScenarioProof {
  private let app: TestApp
  private let folder: String?
  private var number = 0

  init(_ app: TestApp, _ context: CaseContext) {
    self.app = app
    folder = context.proofFolder
  }

  /// - Returns: the picture's file; nil where none is kept.
  func keep(_ step: PickleStep) -> String? {
    number += 1
    guard let folder, app.isRunning else { return nil }
    let digits = (number < 10 ? "0" : "") + String(number)
    let file = "\(folder)/\(digits)-\(SuiteRunner.fileName(String(step.text.prefix(60)))).jpg"
    do {
      let picture = try app.call("screenshot", [("format", "jpeg"), ("scale", "1")])
      try Files.makeFolder(folder)
      try Files.write(picture.body, to: file)
      return file
    } catch {
      return nil
    }
  }
}
