import FlashProtocol
import Testing

@testable import FlashClient

@Suite struct WordsTests {
  private func read(_ name: String, _ words: [Word], extras: [ExtraOption] = []) throws
    -> (json: String, extras: [String: String])
  {
    let command = try #require(Command.named(name))
    let read = try command.read(words, extras: extras)
    return (JSON.object(read.arguments.map { .init($0.name, $0.value) }).text, read.extras)
  }

  struct Good: Sendable {
    var command: String
    var words: [String]
    var json: String

    init(_ command: String, _ words: [String], _ json: String) {
      self.command = command
      self.words = words
      self.json = json
    }
  }

  static let good: [Good] = [
    Good("tap", ["add"], #"{"target":"add"}"#),
    Good("tap", ["add", "--index", "-1"], #"{"index":-1,"target":"add"}"#),
    Good("tap", ["--id", "add", "--force"], #"{"id":"add","force":true}"#),
    Good("tap", ["--id=add", "--force=false"], #"{"id":"add","force":false}"#),
    Good("type", ["field", "ada"], #"{"target":"field","value":"ada"}"#),
    Good("type", ["field", "--", "--x"], #"{"target":"field","value":"--x"}"#),
    Good("type", ["field", "-5"], #"{"target":"field","value":"-5"}"#),
    Good("press", ["Return"], #"{"key":"Return"}"#),
    Good("press", ["Return", "field"], #"{"key":"Return","target":"field"}"#),
    Good(
      "swipe", ["left", "200", "--id", "list"], #"{"id":"list","direction":"left","distance":200}"#),
    Good("step", ["settings"], #"{"name":"settings"}"#),
    Good("animations", ["off"], #"{"on":false}"#),
    Good("back", [], "{}"),
  ]

  @Test(arguments: good)
  func wordsBecomeArguments(_ good: Good) throws {
    #expect(try read(good.command, good.words.map { Word($0) }).json == good.json)
  }

  @Test func aTargetNamedByAnOptionTakesNoPlace() throws {
    #expect(
      try read("type", ["ada", "--id", "login.email"]).json
        == #"{"id":"login.email","value":"ada"}"#)
  }

  @Test func aQuotedWordIsNeverAnOption() throws {
    #expect(
      try read("type", ["field", Word("--replace", isQuoted: true)]).json
        == #"{"target":"field","value":"--replace"}"#)
  }

  @Test func extraOptionsAreTakenOut() throws {
    let extras = [ExtraOption("app", value: "a name", ""), ExtraOption("json", "")]
    let read = try read("tap", ["--app", "demo", "add", "--json"], extras: extras)
    #expect(read.json == #"{"target":"add"}"#)
    #expect(read.extras == ["app": "demo", "json": ""])
  }

  struct Bad: Sendable {
    var command: String
    var words: [String]
    var message: String
    var word: Int?

    init(_ command: String, _ words: [String], _ message: String, at word: Int?) {
      self.command = command
      self.words = words
      self.message = message
      self.word = word
    }
  }

  static let bad: [Bad] = [
    Bad(
      "tap", ["--wait", "5"],
      "'tap' needs TARGET: ref (`e12`), identifier or exact text, tried in that order", at: nil),
    Bad("tap", ["add", "more"], "'more' is one word too many: 'tap' takes TARGET", at: 1),
    Bad("back", ["now"], "'back' takes no word, so 'now' is one too many", at: 0),
    Bad("tap", ["add", "--indx", "1"], "'tap' has no option --indx", at: 1),
    Bad(
      "tap", ["add", "--index"],
      "--index needs a value: a whole number from -100000 to 100000", at: 1),
    Bad(
      "tap", ["add", "--index", "first"],
      "--index is 'first': it must be a whole number from -100000 to 100000", at: 2),
    Bad(
      "swipe", ["north"], "direction is 'north': it must be one of up, down, left, right", at: 0),
    Bad("tap", ["a", "--force", "--force"], "--force was given twice", at: 2),
    Bad("step", ["search", "river"], "'river' is not NAME=VALUE", at: 1),
    Bad("step", ["search", "q=1", "q=2"], "q was given twice", at: 2),
    Bad(
      "type", ["field"],
      "'type' needs VALUE: the text; line breaks are kept by multi-line fields; a slider takes a number",
      at: nil),
  ]

  @Test(arguments: bad)
  func wordsThatDoNotFitSayWhichAndWhatWasWanted(_ bad: Bad) throws {
    let error = try #require(throws: WordsError.self) {
      try read(bad.command, bad.words.map { Word($0) })
    }
    #expect(error.message == bad.message)
    #expect(error.word == bad.word)
  }

  @Test func theAdviceIsTheLikelyFix() throws {
    let option = try #require(throws: WordsError.self) { try read("tap", ["a", "--indx", "1"]) }
    #expect(option.advice == "did you mean --index?")
    let missing = try #require(throws: WordsError.self) { try read("type", ["field"]) }
    #expect(missing.advice == "such as: type login.email ada@example.org")
    let surplus = try #require(throws: WordsError.self) { try read("tap", ["Sign", "in"]) }
    #expect(surplus.advice == "put a text that has spaces in quotes")
  }
}
