import FlashClient
import FlashProtocol

/// Makes a step's action of the words of one line.
struct LineReader {
  let file: String
  let line: Int
  let source: String
  let verb: PlacedWord
  let rest: [PlacedWord]

  func action() throws(FlowError) -> Step.Action {
    switch verb.word.text {
    case "wait": return try wait()
    case "assert": return try assert()
    case "gone": return .gone(try naming(rest))
    case "measure": return .measure(try measurement())
    case "proof": return try proof()
    default: return try call()
    }
  }

  private func call() throws(FlowError) -> Step.Action {
    let word = verb.word.text
    guard let command = FlowParser.commands.first(where: { $0.word == word }) else {
      throw fault(verb, "no step '\(word)'", Self.advice(forUnknown: word))
    }
    do {
      let read = try command.read(rest.map(\.word))
      return .call(command, read.arguments.map { .init($0.name, $0.value) })
    } catch {
      throw fault(error, in: rest)
    }
  }

  private func wait() throws(FlowError) -> Step.Action {
    guard let first = rest.first else { return .wait(milliseconds: nil) }
    if rest.count > 1 { throw surplus(rest[1], "wait takes one number at most") }
    guard let milliseconds = Int(first.word.text), (0...600_000).contains(milliseconds) else {
      throw fault(
        first, "'\(first.word.text)' is not a time",
        "give whole milliseconds up to 600000, such as: wait 2000")
    }
    return .wait(milliseconds: milliseconds)
  }

  private func proof() throws(FlowError) -> Step.Action {
    if rest.count > 1 { throw surplus(rest[1], "proof takes one name at most") }
    return .proof(name: rest.first?.word.text)
  }

  private func assert() throws(FlowError) -> Step.Action {
    guard let key = expectationStart() else { return .assert(try naming(rest), []) }
    let naming = try naming(Array(rest[..<key]))
    var expectations: [Expectation] = []
    var index = key
    while index < rest.count {
      let word = rest[index].word.text
      if Expectation.compared.contains(word) {
        guard index + 1 < rest.count else {
          throw fault(
            rest[index], "'\(word)' needs what to compare with",
            "such as: assert \(naming.name) \(word) \"Hello\"")
        }
        if index + 2 < rest.count, !Expectation.words.contains(rest[index + 2].word.text) {
          throw surplus(rest[index + 2], "put a text that has spaces in quotes")
        }
        expectations.append(Self.comparison(word, rest[index + 1].word.text))
        index += 2
      } else if let known = Expectation.states.first(where: { $0.word == word }) {
        expectations.append(.state(known.state, known.wanted))
        index += 1
      } else {
        throw unknownExpectation(rest[index], naming.name)
      }
    }
    return .assert(naming, expectations)
  }

  private static func comparison(_ word: String, _ text: String) -> Expectation {
    switch word {
    case "value": .value(text)
    case "contains": .contains(text)
    default: .text(text)
    }
  }

  /// Index of the first word that says what the element must be.
  private func expectationStart() -> Int? {
    var index = 0
    while index < rest.count {
      let word = rest[index].word
      if !word.isQuoted, word.text.hasPrefix("--") {
        index += word.text.contains("=") ? 1 : 2
      } else if index == 0 {
        index += 1
      } else {
        return index
      }
    }
    return nil
  }

  private func unknownExpectation(_ word: PlacedWord, _ name: String) -> FlowError {
    let text = word.word.text
    let nearest = word.word.isQuoted ? nil : Spelling.nearest(to: text, among: Expectation.words)
    return fault(
      word, "'\(text)' does not say what to compare",
      nearest.map { "did you mean '\($0)'?" }
        ?? "such as: assert \(name) text \(JSON.string(text).text)")
  }

  private static func advice(forUnknown word: String) -> String {
    if let nearest = Spelling.nearest(to: word, among: FlowParser.verbs) {
      return "did you mean '\(nearest)'?"
    }
    if ["sleep", "pause", "delay"].contains(word.lowercased()) {
      return "flows wait on state, not on a timer: use 'wait' or 'assert ID'"
    }
    return "the steps are: " + FlowParser.verbs.joined(separator: ", ")
  }
}
