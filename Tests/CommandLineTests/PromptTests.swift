import FlashProtocol
import Testing

@testable import FlashCommandLine

/// Which dialogs a tree holds, and which button a word means.
@Suite struct PromptTests {
  private func element(
    _ ref: String, _ kind: Kind, _ text: String? = nil, in parent: Int? = nil,
    traits: Element.Traits = []
  ) -> Element {
    Element(ref: ref, kind: kind, text: text, parent: parent, traits: traits)
  }

  private func permission(_ buttons: String...) -> Prompt {
    Prompt(
      source: .system(.alert, index: 0), title: "Allow?",
      buttons: buttons.map { Prompt.Control(name: $0) })
  }

  @Test func aDialogIsReadWithItsTextsFieldsAndButtonsAndNothingBehindIt() {
    let prompts = Prompt.own([
      element("e1", .window, "News"), element("e2", .button, "Behind", in: 0),
      element("e3", .dialog, in: 0), element("e4", .text, "Sign in?", in: 2),
      element("e5", .text, "It takes a minute.", in: 2), element("e6", .field, "Code", in: 2),
      element("e7", .group, in: 2), element("e8", .button, "Later", in: 6),
      element("e9", .text, "Later", in: 7), element("e10", .button, "Sign in", in: 6),
    ])
    #expect(
      prompts == [
        Prompt(
          source: .app, title: "Sign in?", texts: ["It takes a minute."],
          buttons: [.init(name: "Later", ref: "e8"), .init(name: "Sign in", ref: "e10")],
          fields: [.init(name: "Code", ref: "e6")])
      ])
  }

  @Test func theFrontDialogComesFirstAndAModalWindowIsOne() {
    let prompts = Prompt.own([
      element("e1", .window, "News"), element("e2", .window, "Settings", traits: .modal),
      element("e3", .button, "Close", in: 1), element("e4", .dialog, "Sure?", in: 1),
      element("e5", .button, "Yes", in: 3),
    ])
    #expect(prompts.map(\.title) == ["Sure?", "Settings"])
    #expect(prompts.map { $0.buttons.map(\.name) } == [["Yes"], ["Close"]])
  }

  @Test func aScreenWithoutADialogHasNone() {
    #expect(Prompt.own([element("e1", .window, "News"), element("e2", .button, "A", in: 0)]) == [])
  }

  @Test(arguments: [
    ("Don't Allow", "Don’t Allow"), ("don’t allow", "Don’t Allow"), ("allow once", "Allow Once"),
    ("allow", "Allow While Using App"), ("accept", "Allow While Using App"),
    ("deny", "Don’t Allow"), ("dismiss", "Don’t Allow"), ("don", "Don’t Allow"),
    ("Allow W", "Allow While Using App"),
  ])
  func aWordMeansAButton(_ word: String, _ button: String) {
    let prompt = permission("Allow Once", "Allow While Using App", "Don’t Allow")
    #expect(PromptAnswer.button(word, of: prompt)?.name == button)
  }

  @Test func aBeginningOfSeveralAndAMeaningOfNoneAreNoAnswer() {
    let prompt = permission("Select Photos", "Select More", "Annuler")
    #expect(PromptAnswer.button("select", of: prompt) == nil)
    #expect(PromptAnswer.button("allow", of: prompt) == nil)
    #expect(PromptAnswer.button("Annuler", of: prompt)?.name == "Annuler")
  }

  @Test func aCancelIsADenialOnlyWhereNothingSaysItBetter() {
    #expect(PromptAnswer.button("deny", of: permission("Cancel", "Continue"))?.name == "Cancel")
    #expect(PromptAnswer.button("allow", of: permission("Cancel", "Continue"))?.name == "Continue")
  }
}
