import FlashFlow
import FlashProtocol
import Testing

@testable import FlashAcceptance

@Suite struct StepLibraryTests {
  @Test func everyPhraseIsACucumberExpressionThatCanBeRead() throws {
    for entry in StepLibrary.entries {
      for phrase in entry.english + entry.french {
        _ = try CucumberExpression(phrase, types: StepLibrary.types)
      }
    }
    let phrases = StepLibrary.entries.flatMap { $0.english + $0.french }
    #expect(StepLibrary.all.count == phrases.count)
    #expect(Set(phrases).count == phrases.count)
  }

  @Test func everyLineIsOneOfAFlashFlow() throws {
    let values = ["1": "3", "2": "4", "3": "5", "doc": "text"]
    for line in StepLibrary.entries.flatMap(\.lines) {
      let filled = LineTemplate(line).line(line == "swipe $1" ? ["1": "up"] : values)
      #expect(throws: Never.self) { try FlowParser(file: "f").parse(filled) }
    }
  }

  @Test func everyCommandThatActsOrNavigatesCanBeSaidInBothLanguages() {
    let acts = Command.all.filter { $0.method == .post && $0.name != "batch" }.compactMap {
      $0.word ?? $0.name
    }
    let said = StepLibrary.entries.filter { !$0.lines.isEmpty }
    for word in acts {
      let entries = said.filter {
        $0.lines.contains { $0.split(separator: " ").first == word[...] }
      }
      #expect(entries.contains { !$0.english.isEmpty }, "\(word) in English")
      #expect(entries.contains { !$0.french.isEmpty }, "\(word) in French")
    }
  }

  @Test func whatASnippetSuggestsFitsTheStepItWasMadeFor() throws {
    for step in [
      "I have 3 cucumbers", "j'ai 1,5 € en « poche »", "a (bracket) and a/slash {here}",
      "it says \"it's 5\" 2 times", "-4 degrees", "plain",
    ] {
      let expression = try CucumberExpression(Snippet.expression(for: step))
      #expect(expression.match(step) != nil, "\(step): \(expression.source)")
    }
  }
}

@Suite struct LineTemplateTests {
  @Test(arguments: [
    ("tap $1", ["1": "Sign in"], "tap \"Sign in\""),
    ("tap sections.$1", ["1": "tech"], "tap sections.tech"),
    ("type a \"$1@b\"", ["1": "x\"y"], "type a \"x\\\"y@b\""), ("tap $$1", ["1": "x"], "tap $1"),
    ("type a $doc", ["doc": "one\ntwo"], "type a \"one\\ntwo\""),
  ])
  func aValueIsOneWordWhateverIsInIt(text: String, values: [String: String], line: String) {
    #expect(LineTemplate(text).line(values) == line)
  }
}

@Suite struct CucumberExpressionTests {
  @Test(arguments: [
    ("I have {int} cucumber(s)", "I have 1 cucumber", ["1"]),
    ("I have {int} cucumber(s)", "I have 42 cucumbers", ["42"]),
    ("I {word} a/an {string}", "I eat an \"old egg\"", ["eat", "old egg"]),
    ("it costs {float} €", "it costs 1.5 €", ["1.5"]),
    ("a \\(bracket)", "a (bracket)", []),
    ("{}", "anything at all", ["anything at all"]),
  ])
  func matches(expression: String, text: String, arguments: [String]) throws {
    #expect(try CucumberExpression(expression).match(text)?.map(\.value) == arguments)
  }

  @Test(arguments: ["I have {nonsense}", "an (open", "a {brace", "one//two", "({int})"])
  func whatIsNoExpressionIsAnError(text: String) {
    #expect(throws: ExpressionError.self) { try CucumberExpression(text) }
  }
}
