#if FLASH
import FlashDevices
import HostSupport
import Testing

/// `bench accept` as it is built.
@Suite struct AcceptProgramTests {
  @Test func aFrenchFeatureIsPlayedAndATeamsOwnPhrasesComeFirst() throws {
    let bench = try Workbench([
      "compteur.feature": """
      # language: fr
      Fonctionnalité: Compteur

        Plan du scénario: Plusieurs fois
          Étant donné que l'application est ouverte
          Quand j'ajoute <n> fois
          Alors count affiche « <n> »

          Exemples:
            | n |
            | 1 |
            | 2 |

        Scénario: Une liste
          Quand je touche les éléments :
            | quoi |
            | add  |
            | add  |
          Alors count affiche "2"
      """,
      "steps.yaml": """
      "j'ajoute 1 fois": tap add
      "j'ajoute 2 fois":
        - tap add
        - tap add
      "je touche les éléments :":
        rows:
          - tap $quoi
      """,
    ])
    let outcome = try bench.accept("/", "--junit", "/r.xml")
    #expect(outcome.status == 0, "\(outcome.out)\(outcome.error)")
    #expect(outcome.lastLine.hasPrefix("3 passed, 0 failed in "))
    #expect(bench.text("r.xml").contains("name=\"Plusieurs fois #2\""))
  }

  @Test func aStepThatMeansNothingPrintsASnippetBeforeAnythingIsDone() throws {
    let bench = try Workbench([
      "f.feature": "Feature: f\n  Scenario: s\n    Given I hop 3 times over \"the fence\"\n"
    ])
    let outcome = try bench.accept("/f.feature")
    #expect(outcome.status == 2)
    #expect(
      outcome.error.contains(
        """
        \(bench.path("f.feature")):3: Given I hop 3 times over "the fence"
        "I hop {int} times over {string}":
          - tap some.identifier
        """), "\(outcome.error)")
  }

  @Test func tagsChooseScenarios() throws {
    let bench = try Workbench([
      "f.feature": """
      @all
      Feature: f
        @smoke
        Scenario: one
          When I tap add
        @smoke @slow
        Scenario: two
          When I tap add
        Scenario: three
          When I tap add
      """
    ])
    let outcome = try bench.accept("/f.feature", "--tags", "@smoke and not @slow", "--check")
    #expect(outcome.out.contains("one"))
    #expect(outcome.lastLine == "1 scenarios can be played, 0 cannot")
    let wrong = try bench.accept("/f.feature", "--tags", "@smoke and", "--check")
    #expect(wrong.status == 2)
  }

  @Test func aFailedStepIsTheAppsFailureAndABrokenFeatureIsAnError() throws {
    let bench = try Workbench([
      "good.feature":
        "Feature: g\n  Scenario: s\n    When I tap add\n    Then I see never\n    And I tap add\n",
      "bad.feature": "Feature: b\n  Scenario: s\n    When I tap add\n    nonsense\n",
    ])
    let outcome = try bench.accept(
      "/", "--timeout", "50", "--junit", "/r.xml", "--report", "/r.json")
    #expect(outcome.status == 1)
    let xml = bench.text("r.xml")
    #expect(xml.components(of: "<failure ") == 1)
    #expect(xml.components(of: "<error ") == 1)
    #expect(
      bench.text("r.json").contains(#""outcome":"skipped","reason":"a step before it failed""#))
  }

  @Test func phrasesThatCannotBeReadEndTheRunBeforeItsFirstStepAndAreToldOnce() throws {
    let bench = try Workbench([
      "f.feature": "Feature: f\n  Scenario: s\n    When I tap add\n",
      "steps.yaml": "\"I hop\": hop fence\n",
    ])
    let outcome = try bench.accept("/")
    #expect(outcome.status == 2)
    #expect(!outcome.out.contains("s  "))
    #expect((outcome.out + outcome.error).components(of: "steps.yaml:1: 'hop fence'") == 1)
  }

  @Test func whatIsWrongWithFilesIsToldOnce() throws {
    let bench = try Workbench([
      "good.feature": "Feature: g\n  Scenario: s\n    When I tap add\n",
      "bad.feature": "Feature: b\n  Scenario: s\n    When I tap add\n    nonsense\n",
      "new.feature": """
      Feature: n
        Background:
          Given I hop
        Scenario: one
          When I tap add
        Scenario: two
          When I hop
      """,
    ])
    let outcome = try bench.accept("/")
    #expect(outcome.status == 2)
    let all = outcome.out + outcome.error
    #expect(all.components(of: "\"I hop\":") == 1, "\(all)")
    #expect(outcome.error.components(of: "bad.feature:4") == 1)
    #expect(all.components(of: "new.feature:3: Given I hop") == 1)
    #expect(all.components(of: "new.feature:7: When I hop") == 1)
  }

  @Test func anOutlineThatNamesNoColumnIsRefused() throws {
    let bench = try Workbench([
      "f.feature": """
      Feature: f
        Scenario Outline: s
          When I tap <buton>
          Then count shows "<n>"
          Examples:
            | button | n |
            | add    | 1 |
      """
    ])
    let outcome = try bench.accept("/f.feature", "--check")
    #expect(outcome.status == 2)
    #expect(
      outcome.error.contains(
        "f.feature:3: <buton> is no column of the examples: they have <button>, <n>"))
    #expect(!outcome.error.contains(":4:"))
  }

  @Test func severalDevicesNeedAnAppToStart() throws {
    let bench = try Workbench(["f.feature": "Feature: f\n  Scenario: s\n    When I tap add\n"])
    let outcome = try Program.run(
      "bench", ["accept", bench.path("f.feature"), "--on", "phone", "--on", "tablet"])
    #expect(outcome.status == 2)
    #expect(outcome.error.contains("--run"))
  }

  @Test func everyScenarioBeginsWithAFreshApp() throws {
    let bench = try Workbench([
      "f.feature": """
      Feature: f
        Scenario: one
          When I tap add
          Then count shows "1"
        Scenario: two
          When I tap add
          Then count shows "1"
      """
    ])
    let fresh = try bench.accept("/f.feature", "--timeout", "50")
    #expect(fresh.status == 0, "\(fresh.out)\(fresh.error)")
    let kept = try bench.accept("/f.feature", "--timeout", "50", "--keep-app")
    #expect(kept.status == 1)
  }
}
#endif
