import FlashProtocol
import Testing

/// What must hold of the one list that routes, client, commands and docs are made from.
@Suite struct CommandTests {
  @Test func noTwoCommandsShareANameAWordOrARoute() {
    expectUnique(Command.all.map(\.name))
    expectUnique(Command.all.compactMap(\.word))
    expectUnique(Command.all.map { "\($0.method.rawValue) \($0.path)" })
  }

  @Test(arguments: Command.all)
  func isWellFormed(_ command: Command) {
    expectUnique(command.parameters.map(\.name))
    #expect(command.path.hasPrefix("/"))
    #expect(!command.summary.isEmpty && !command.summary.hasSuffix("."))
    #expect(command.places.allSatisfy { command.parameter($0) != nil })
    for parameter in command.parameters {
      #expect(!parameter.summary.isEmpty)
      #expect(!(parameter.required && parameter.fallback != nil))
    }
  }

  @Test(arguments: Command.all.filter { $0.word != nil })
  func hasExamplesThatStartWithItsWord(_ command: Command) throws {
    let word = try #require(command.word)
    #expect(!command.examples.isEmpty)
    #expect(command.examples.allSatisfy { $0 == "flash \(word)" || $0.hasPrefix("flash \(word) ") })
  }

  @Test(arguments: Command.all)
  func isFoundByItsName(_ command: Command) {
    #expect(Command.named(command.name) == command)
  }

  @Test func hasEveryRouteOfTheWire() {
    let routes = Set(Command.all.map { "\($0.method.rawValue) \($0.path)" })
    let wire = [
      "GET /health", "GET /actionables", "GET /hierarchy", "GET /idle", "GET /screenshot",
      "GET /screen", "GET /steps", "POST /tap", "POST /longpress", "POST /doubletap",
      "POST /type", "POST /clear", "POST /press", "POST /swipe", "POST /page", "POST /tab",
      "POST /row", "POST /back", "POST /dismiss", "POST /step", "POST /steps", "POST /deeplink",
      "POST /notification", "POST /animations",
    ]
    #expect(wire.filter { !routes.contains($0) } == [])
  }

  private func expectUnique(
    _ names: [String], sourceLocation: SourceLocation = #_sourceLocation
  ) {
    #expect(Set(names).count == names.count, "\(names)", sourceLocation: sourceLocation)
  }
}
