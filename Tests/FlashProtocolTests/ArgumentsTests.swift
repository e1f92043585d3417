import FlashProtocol
import Testing

@Suite struct ArgumentsTests {
  private let swipe = Command(
    "swipe", .post, "/swipe", .act, "Scroll",
    parameters: [
      Parameter("direction", .choice(["up", "down"]), required: true, "where a finger would move"),
      Parameter("distance", .number, "how far, in points"),
      Parameter("index", .integer(-5...5), "which of several"),
      Parameter("least", .integer(1...Int.max), "at least so many"),
      Parameter("force", .flag, "act even on what is covered"),
      Parameter("id", .text, "identifier"),
      Parameter("arguments", .object, "what it must be told"),
      Parameter("steps", .list, "what to do"),
    ])

  private func read(_ given: [(name: String, value: JSON)]) throws(Failure) -> Arguments {
    try Arguments([(name: "direction", value: "up")] + given, for: swipe)
  }

  @Test func takesValuesOfTheirOwnForm() throws {
    let arguments = try read([
      ("distance", 12.5), ("index", -1), ("force", true), ("id", "feed"),
      ("arguments", .members(["query": "river"])), ("steps", [1, 2]),
    ])
    #expect(arguments.text("direction") == "up")
    #expect(arguments.number("distance") == 12.5)
    #expect(arguments.integer("index") == -1)
    #expect(arguments.flag("force"))
    #expect(arguments.text("id") == "feed")
    #expect(arguments["arguments"]?["query"] == "river")
    #expect(arguments["steps"]?.array?.count == 2)
  }

  @Test func takesTextsOfAQueryForNumbersAndFlags() throws {
    let arguments = try read([("distance", "12.5"), ("index", "-1"), ("force", "1")])
    #expect(arguments.number("distance") == 12.5)
    #expect(arguments.integer("index") == -1)
    #expect(arguments.flag("force"))
  }

  @Test(arguments: ["true", "1", "on", "yes", ""])
  func readsAsYes(_ word: String) throws {
    #expect(try read([("force", .string(word))]).flag("force"))
  }

  @Test(arguments: ["false", "0", "off", "no"])
  func readsAsNo(_ word: String) throws {
    let arguments = try read([("force", .string(word))])
    #expect(arguments["force"] == false)
  }

  @Test func takesANumberForAText() throws {
    #expect(try read([("id", 404)]).text("id") == "404")
  }

  @Test func takesNullForNotGiven() throws {
    #expect(try read([("id", .null)])["id"] == nil)
  }

  @Test func isFalseAndNothingWhereNothingWasGiven() throws {
    let arguments = try read([])
    #expect(!arguments.flag("force"))
    #expect(arguments.integer("index") == nil)
    #expect(arguments.number("distance") == nil)
  }

  @Test(arguments: [
    (
      "direction", JSON.string("left"),
      "field 'direction' is \"left\": it must be one of up, down"
    ),
    ("distance", "far", "field 'distance' is \"far\": it must be a number"),
    ("distance", "inf", "field 'distance' is \"inf\": it must be a number"),
    ("index", 9, "field 'index' is 9: it must be a whole number from -5 to 5"),
    ("index", 1.5, "field 'index' is 1.5: it must be a whole number from -5 to 5"),
    ("index", "1.0", "field 'index' is \"1.0\": it must be a whole number from -5 to 5"),
    ("least", 0, "field 'least' is 0: it must be a whole number of at least 1"),
    ("force", "perhaps", "field 'force' is \"perhaps\": it must be true or false"),
    ("force", 2, "field 'force' is 2: it must be true or false"),
    ("id", true, "field 'id' is true: it must be text"),
    ("id", .array(["a"]), "field 'id' is [\"a\"]: it must be text"),
    ("arguments", "query", "field 'arguments' is \"query\": it must be an object"),
    ("steps", .object([]), "field 'steps' is {}: it must be an array"),
  ])
  func refusesAnotherForm(_ name: String, _ value: JSON, _ message: String) {
    let failure = #expect(throws: Failure.self) {
      try Arguments([(name: name, value: value)], for: swipe)
    }
    #expect(failure?.code == .badRequest)
    #expect(failure?.message == message)
    #expect(failure?["field"] == .string(name))
    #expect(failure?["got"] == value)
  }

  @Test func namesTheFieldThatItDoesNotKnowAndTheNearest() {
    let failure = #expect(throws: Failure.self) { try read([("distanse", 1)]) }
    #expect(failure?.message == "/swipe has no field 'distanse': did you mean 'distance'?")
  }

  @Test func listsTheFieldsWhereNoneIsNear() {
    let failure = #expect(throws: Failure.self) { try read([("colour", 1)]) }
    #expect(
      failure?.message
        == "/swipe has no field 'colour': it takes direction, distance, index, least, force, id, arguments, steps"
    )
  }

  @Test func saysWhereACommandTakesNothing() throws {
    let health = try #require(Command.named("health"))
    let failure = #expect(throws: Failure.self) {
      try Arguments([(name: "id", value: "a")], for: health)
    }
    #expect(failure?.message == "/health has no field 'id': it takes none")
  }

  @Test func refusesAFieldThatIsGivenTwice() {
    let failure = #expect(throws: Failure.self) { try read([("id", "a"), ("id", "b")]) }
    #expect(failure?.message == "field 'id' was given twice: give it once")
  }

  @Test func namesTheFieldThatIsMissingAndWhatItIs() {
    let failure = #expect(throws: Failure.self) {
      try Arguments([(name: "id", value: "a")], for: swipe)
    }
    #expect(failure?.message == "/swipe needs 'direction': where a finger would move")
    #expect(failure?["wanted"] == "one of up, down")
  }
}
