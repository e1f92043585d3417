#if FLASH
import FlashAcceptance
import FlashFlow
import HostSupport
import Testing

/// Steps in code, as a test target defines them.
@Suite struct AcceptanceTests {
  private func folder(_ feature: String, steps: String? = nil) throws -> TemporaryFolder {
    let folder = try TemporaryFolder()
    try folder.write(feature, to: "f.feature")
    if let steps { try folder.write(steps, to: "steps.yaml") }
    return folder
  }

  @Test func stepsInCodeGetArgumentsTablesAndTheApp() throws {
    let folder = try folder(
      """
      # language: fr
      Fonctionnalité: Compteur
        @vite
        Scénario: Ajouter
          Quand j'ajoute 2 fois en bleu
          Et que je saisis « Ada » dans name
          Alors le tableau est :
            | nom   | valeur |
            | count | 2      |
      """)
    let app = try CountingApp()
    let acceptance = try Acceptance(features: folder.path, tags: "@vite") { steps in
      steps.type("couleur", words: ["bleu", "rouge"])
      try steps.define("j'ajoute {int} fois en {couleur}") { step in
        #expect(step.text(1) == "bleu")
        for _ in 0..<step.int() { try step.flash("tap add") }
      }
      try steps.define("le tableau est :") { step in
        for row in step.rows {
          try step.flash("assert \(row["nom"] ?? "") text \"\(row["valeur"] ?? "")\"")
        }
      }
    }
    #expect(acceptance.scenarios.map(\.name) == ["Ajouter"])
    for scenario in acceptance.scenarios { try acceptance.play(scenario, on: app.client) }
    #expect(app.count == "2")
    #expect(app.field == "Ada")
  }

  @Test func aFailureNamesTheFileTheLineAndTheStep() throws {
    let folder = try folder("Feature: f\n  Scenario: s\n    When I tap add\n    Then I see never\n")
    let app = try CountingApp()
    let acceptance = try Acceptance(features: folder.path)
    let failure = #expect(throws: ScenarioFailure.self) {
      try acceptance.play(
        acceptance.scenarios[0], on: app.client, settings: RunSettings(timeout: 50))
    }
    #expect(failure?.line == 4)
    #expect(failure?.step == "Then I see never")
    #expect(
      failure?.description.hasPrefix("\(folder.path)/f.feature:4: Then I see never\n") == true)
    #expect(app.count == "1")
  }

  @Test func aStepInCodeComesBeforeTheLibrarysOfTheSameWords() throws {
    let folder = try folder("Feature: f\n  Scenario: s\n    When I tap add\n")
    let app = try CountingApp()
    let acceptance = try Acceptance(features: folder.path) { steps in
      try steps.define("I tap add") { step in try step.flash("tap add", "tap add") }
    }
    try acceptance.play(acceptance.scenarios[0], on: app.client)
    #expect(app.count == "2")
  }

  @Test func aFeatureThatCannotBeReadIsThrownWithItsLine() throws {
    let folder = try folder("Feature: f\n  Scenario: s\n    When I tap add\n    nonsense\n")
    #expect(throws: FeatureReader.Broken.self) { try Acceptance(features: folder.path) }
  }

  @Test("H04: one definition matches each form of a French keyword")
  func forms() throws {
    let folder = try folder(
      """
      # language: fr
      Fonctionnalité: f
        Scénario: s
          Étant donné que je touche add
          Etant donné qu'il ajoute
          Et que je touche add
          Mais qu'il ajoute
          Sachant que je touche add
          Donc je touche add
          * je touche add
      """)
    let app = try CountingApp()
    let acceptance = try Acceptance(features: folder.path) { steps in
      try steps.define("il ajoute") { step in try step.flash("tap add") }
    }
    try acceptance.play(acceptance.scenarios[0], on: app.client)
    #expect(app.count == "7")
  }
}
#endif
