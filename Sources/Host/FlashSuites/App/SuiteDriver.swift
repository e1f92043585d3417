import FlashClient
import FlashFlow
import FlashProtocol

#if canImport(Darwin)
import Darwin
#else
import Glibc
#endif

/// The app of a suite, as flows are played on it.
final class SuiteDriver: FlowDriver {
  let app: TestApp

  init(_ app: TestApp) { self.app = app }

  func call(_ command: Command, _ arguments: [(name: String, value: JSON)]) throws(ClientError)
    -> Reply
  { try app.call(command.name, arguments) }

  var epitaph: String? { app.epitaph }

  func pause(milliseconds: Int) { poll(nil, 0, Int32(clamping: milliseconds)) }
}
