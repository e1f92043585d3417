extension AgentHelp {
  struct Page {
    var summary: String
    /// What follows the command's word.
    var subject: String
    var options: [(name: String, summary: [String])]
    var examples: [String]
    var exits: String
  }

  static func pages(_ command: AgentOptions.Command) -> Page {
    switch command {
    case .do:
      Page(
        summary: "Pursue a goal in plain English on the running app", subject: "\"GOAL\"",
        options: app + goal + agent,
        examples: [
          "flash do \"open the settings and switch to dark\" --backend ollama",
          "flash do \"log in as ada@example.com with {{pw}}\" --secret pw=PASSWORD "
            + "--expect gone:profile.login",
          "flash do \"save the top story\" --record missing --name save",
        ],
        exits: "0 done   1 not done   2 wrong usage   3 no app")
    case .ask:
      Page(
        summary: "Answer a question about the screen", subject: "\"QUESTION\"",
        options: app + agent,
        examples: ["flash ask \"How many stories are saved?\" --backend ollama"],
        exits: "0 answered   1 no answer   2 wrong usage   3 no app")
    case .eval:
      Page(
        summary: "Measure an agent by a suite of goals, each in an app started for it",
        subject: "SUITE",
        options: [
          ("--runs K", ["attempts at each goal (1)"]),
          ("--only ID", ["one goal, or a level: easy, medium, hard, impossible (all)"]),
        ] + agent,
        examples: ["flash eval Examples/Pulse/goals/pulse.json --backend words --runs 3"],
        exits: "0 measured, whatever the rate   1 no model   2 wrong usage   3 no app")
    case .export:
      Page(
        summary: "Write a recording as a flow or as Swift", subject: "RECORDING",
        options: [("--as FORM", ["flow, swift-testing or xctest (flow)"])],
        examples: ["flash export Recordings/flash.save.json --as flow > save.flow"],
        exits: "0 written   2 wrong usage")
    }
  }

  private static let app: [(name: String, summary: [String])] = [
    ("--app NAME", ["which app, where several run; else FLASH_APP"]),
    ("--alerts", ["see and answer what the system asks too, in a simulator"]),
  ]

  private static let goal: [(name: String, summary: [String])] = [
    (
      "--expect WHAT",
      [
        "visible:ID, gone:ID, screen:NAME, text:ID=TEXT, text:ID~PART, value:ID=TEXT or",
        "state:ID=WORD; checked in code; repeatable",
      ]
    ),
    (
      "--record MODE",
      [
        "never, missing, heal or always (never): what a green run did is written to",
        "Recordings/flash.NAME.json, or into the folder that UIXCUTE_RECORDINGS names,",
        "and replayed without a model; always goes by the model and writes it anew",
      ]
    ),
    ("--name NAME", ["the recording's (the goal's first six words)"]),
    ("--html FILE", ["a page with each step"]),
    ("--junit FILE", ["JUnit XML"]),
    ("--pictures WHICH", ["of the page: none, failure (the last screen) or steps (failure)"]),
  ]

  private static let agent: [(name: String, summary: [String])] = [
    (
      "--backend NAME",
      [
        "bedrock, ollama, anthropic, openai, words (no model) or replay; else FLASH_BACKEND",
        "(bedrock)",
      ]
    ),
    ("--model NAME", ["the backend's own default otherwise"]),
    (
      "--see MODE",
      ["tree, picture, both or fallback: a picture where the tree is empty (tree)"]
    ),
    ("--max-steps N", ["how many steps at most (60)"]),
    ("--timeout SECONDS", ["for the whole (300)"]),
    ("--budget LIMITS", ["such as tokens=20000,calls=30,cost=0.50,seconds=120 (none)"]),
    ("--prices IN,OUT", ["of a million tokens, for the cost"]),
    (
      "--secret NAME=VAR",
      [
        "{{NAME}} is the value of the variable VAR, which no model and no report sees;",
        "repeatable",
      ]
    ),
    ("--json FILE", ["the report as JSON"]),
  ]
}
