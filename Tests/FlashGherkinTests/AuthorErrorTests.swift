import FlashGherkin
import Testing

@Suite("Errors in features, for who wrote them") struct AuthorErrorTests {
  private func shown(_ text: String) -> [String] {
    let errors = #expect(throws: GherkinErrors.self) { try GherkinParser().parse(text) }
    return errors?.errors.map { $0.shown(in: "a/b.feature", text: text) } ?? []
  }

  @Test("the lines around, a mark, and what may stand there")
  func surroundings() {
    let text = "Feature: f\n  Scenario: s\n    Given x\n    Wen y\n    Then z\n"
    #expect(
      shown(text) == [
        """
        a/b.feature:4:5: 'Wen y' cannot stand here
           2 |   Scenario: s
           3 |     Given x
         > 4 |     Wen y
             |     ^
           5 |     Then z
           = what may stand here: | a row |, \"\"\", a step (Given, When, Then, And, But), @tags, \
        Examples:, Scenario:, Rule:, # comment
        """
      ])
  }

  @Test("an unknown language names the nearest")
  func language() {
    #expect(
      shown("# language: fr-FR\nFonctionnalité: f\n").first?.hasSuffix("= did you mean 'fr'?")
        == true)
  }

  @Test("at most eleven errors are named")
  func many() {
    let text = (1...50).map { "nonsense \($0)" }.joined(separator: "\n")
    #expect(shown(text).count == 11)
  }
}
