import FlashProtocol
import Testing

@testable import FlashCommandLine

@Suite struct ParsingTests {
  private func parse(_ line: String...) throws -> [Invocation] {
    try CommandLineParser().parse(line)
  }

  private func call(_ line: String...) throws -> Invocation.Call {
    guard case .call(let call) = try #require(try CommandLineParser().parse(line).first) else {
      throw UsageError.emptyLink
    }
    return call
  }

  @Test func aWordIsItsCommandWithItsArguments() throws {
    let call = try call("tap", "home.top.video", "--index", "1")
    #expect(call.command.name == "tap")
    #expect(JSON.object(call.arguments).text == #"{"index":1,"target":"home.top.video"}"#)
    #expect(call.app == nil && !call.json && !call.timing)
  }

  @Test func everyCommandWithAWordIsUnderstood() throws {
    let filler = ["direction": "up", "on": "off"]
    for command in Command.spoken {
      let words = command.places.map { filler[$0] ?? "0" }
      let parsed = try CommandLineParser().parse([try #require(command.word)] + words)
      guard case .call(let call) = try #require(parsed.first) else {
        Issue.record("\(command.name) is no call")
        continue
      }
      #expect(call.command == command)
    }
  }

  @Test func plusJoinsCommands() throws {
    let chain = try parse("run", "demo", "+", "tab", "Profile", "+", "open", "settings")
    #expect(chain.count == 3)
    #expect(chain[0] == .run(Invocation.Run(app: "demo")))
  }

  @Test func optionsOfToolAndCommandGoWhereTheyBelong() throws {
    let call = try call("--json", "tap", "--app", "demo-2", "a", "--timing")
    #expect(call.app == "demo-2")
    #expect(call.json && call.timing)
  }

  @Test func anAppNamedOnceHoldsForTheRestOfTheChain() throws {
    let chain = try parse("tap", "a", "--app", "demo-2", "+", "tap", "b")
    guard case .call(let second) = chain[1] else {
      Issue.record("\(chain)")
      return
    }
    #expect(second.app == "demo-2")
  }

  @Test func runTakesItsOptionsAndTheAppsArguments() throws {
    #expect(
      try parse("run", "demo", "--size", "tablet", "--animate", "--", "--lang", "fr") == [
        .run(
          Invocation.Run(app: "demo", size: "tablet", animate: true, arguments: ["--lang", "fr"]))
      ])
  }

  @Test func aPictureMayNameItsFile() throws {
    #expect(try call("shot", "--out", "home.png").out == "home.png")
    #expect(throws: UsageError.self) { try call("tap", "a", "--out", "x") }
  }

  @Test(arguments: [["help", "tap"], ["tap", "--help"], ["tap", "a", "-h"]])
  func helpIsAskedForInEachUsualWay(_ words: [String]) throws {
    #expect(try CommandLineParser().parse(words) == [.help(topic: "tap")])
  }

  @Test func nothingAtAllIsHelp() throws {
    #expect(try parse() == [.help(topic: nil)])
    #expect(try parse("--help") == [.help(topic: nil)])
    #expect(try parse("--version") == [.version])
  }

  struct Bad: Sendable {
    var words: [String]
    var message: String

    init(_ line: String, _ message: String) {
      words = line.split(separator: " ").map(String.init)
      self.message = message
    }
  }

  static let bad: [Bad] = [
    Bad("tpa x", "no command 'tpa': did you mean 'tap'?"),
    Bad("frobnicate", "no command 'frobnicate': 'flash help' lists them"),
    Bad("tap a --fore", "'tap' has no option --fore: did you mean --force?"),
    Bad(
      "tap Sign in",
      "'in' is one word too many: 'tap' takes TARGET; put a text that has spaces in quotes"),
    Bad(
      "tap a +",
      "a '+' joins two commands, and one of them is missing; such as: flash tab Home + tap home.search"
    ),
    Bad(
      "tap",
      "'tap' needs TARGET: ref (`e12`), identifier or exact text, tried in that order; such as: flash tap home.top.video"
    ),
    Bad("open search river", "'river' is not NAME=VALUE; such as: flash open search query=river"),
    Bad("run", "'run' needs an app, such as: flash run demo"),
    Bad("run demo --siez x", "'run' has no option --siez: did you mean --size?"),
    Bad("run demo --size", "--size needs a value: phone, tablet or a simulator"),
    Bad(
      "run demo --wait soon", "--wait is 'soon': it must be whole milliseconds from 1 to 600000"),
    Bad("run x --scheme Y", "--scheme goes with --build"),
    Bad("sim lst", "'sim' has no 'lst': did you mean 'list'?"),
    Bad("sim", "'sim' needs a verb, such as: flash sim list"),
    Bad(
      "sim push",
      "'sim push' needs a payload's file or a text, such as: flash sim push 'Rain tonight'"),
    Bad("sim appearance blue", "'sim appearance' takes dark or light, not 'blue'"),
    Bad(
      "sim list all",
      "'all' is one word too many for 'sim list': 'flash help sim' shows what it takes"),
    Bad(
      "alert type Email",
      "'alert type' needs a field and a text, such as: flash alert type Email ada@example.org + alert Continue"
    ),
    Bad(
      "alert OK now",
      "'now' is one word too many for 'alert': 'flash help alert' shows what it takes"),
    Bad("ls now", "'now' is one word too many for 'ls': 'flash help ls' shows what it takes"),
    Bad("--jsno tap a", "'flash' has no option --jsno: did you mean --json?"),
    Bad("--app", "--app needs a value: a name, pid or port"),
  ]

  @Test(arguments: bad)
  func aLineThatIsNotUnderstoodSaysTheLikelyFix(_ bad: Bad) throws {
    let error = try #require(throws: UsageError.self) {
      try CommandLineParser().parse(bad.words)
    }
    #expect(error.description == bad.message)
  }
}
