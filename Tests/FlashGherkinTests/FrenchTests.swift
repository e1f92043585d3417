import FlashGherkin
import Testing

@Suite("French features") struct FrenchTests {
  private func feature(_ steps: String...) throws -> [PickleStep] {
    let text = """
      # language: fr
      Fonctionnalité: f
        Scénario: s
      \(steps.map { "    " + $0 }.joined(separator: "\n"))
      """
    let document = try GherkinParser().parse(text)
    return try #require(PickleCompiler.compile(document, uri: "f.feature").first).steps
  }

  // Field case H04.
  @Test(
    "the longest keyword is taken, and the text starts after it",
    arguments: [
      ("Étant donné que ", KeywordType.context), ("Etant donné qu'", .context),
      ("Étant données ", .context), ("Et que ", .context), ("Mais qu'", .context),
      ("Sachant que ", .context), ("Donc ", .outcome), ("* ", .unknown), ("Lorsqu'", .action),
      ("Et qu'", .context), ("Étant donné ", .context), ("Alors ", .outcome), ("Quand ", .action),
    ])
  func longestKeyword(keyword: String, type: KeywordType) throws {
    let steps = try feature("Soit le début", keyword + "il pleut")
    #expect(steps[1].keyword == keyword)
    #expect(steps[1].text == "il pleut")
    #expect(steps[1].type == type)
  }

  private static let lines = [
    "# language: fr", "Fonctionnalité: f", "  Scénario: s", "    Soit un texte", "      \"\"\"",
    "      deux  ", "        trois", "      \"\"\"",
  ]

  // Field case H06.
  @Test(
    "a byte-order mark, Windows line ends and spacing do not change the language",
    arguments: ["\n", "\r\n"], ["", "\u{FEFF}"])
  func encodings(lineEnd: String, mark: String) throws {
    for first in ["# language: fr", "#language:fr", "# Language:FR ", "  #  language :  fr"] {
      let lines = [first] + Self.lines.dropFirst()
      let bytes = Array((mark + lines.joined(separator: lineEnd)).utf8)
      let document = try GherkinParser().parse(bytes: bytes)
      #expect(document.feature?.language == "fr")
      let step = PickleCompiler.compile(document, uri: "")[0].steps[0]
      #expect(step.docString == "deux  \n  trois")
      #expect(step.location == Location(line: 4, column: 5))
    }
  }

  @Test("errors have the right line whatever the line ends", arguments: ["\n", "\r\n"])
  func errorLines(lineEnd: String) {
    let text = (Self.lines + ["    n'importe quoi"]).joined(separator: lineEnd)
    let errors = #expect(throws: GherkinErrors.self) {
      try GherkinParser().parse(bytes: Array("\u{FEFF}\(text)".utf8))
    }
    #expect(errors?.errors.map(\.location) == [Location(line: 9, column: 5)])
  }

  @Test("a file in Latin-1 is refused by the name of its encoding and the line")
  func latin() {
    let bytes = Array("# language: fr\nFonctionnalit".utf8) + [0xE9] + Array(": f\n".utf8)
    let errors = #expect(throws: GherkinErrors.self) { try GherkinParser().parse(bytes: bytes) }
    #expect(
      errors?.errors.map(\.description) == [
        "(2:1): The file is not UTF-8: it looks like Latin-1 (ISO 8859-1) or Windows-1252"
      ])
  }
}
