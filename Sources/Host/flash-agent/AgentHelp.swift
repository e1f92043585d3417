enum AgentHelp {
  static let text = """
    flash do GOAL         pursue a goal in plain English on the running app
    flash ask QUESTION    answer a question about the screen
    flash eval SUITE      measure an agent by a suite of goals
    flash export FILE     write a recording as a script

    options of do, ask and eval
      --backend NAME      bedrock, ollama, anthropic, openai, words (no model) or replay; else
                          FLASH_BACKEND, else bedrock
      --model NAME        the backend's own default otherwise
      --app NAME          which running app, where there are several
      --alerts            do and ask: see and answer what the system asks too, in a simulator
      --see MODE          tree, picture, both or fallback (a picture where the tree is empty)
      --max-steps N       60 otherwise
      --timeout SECONDS   for the whole, 300 otherwise
      --budget LIMITS     such as tokens=20000,calls=30,cost=0.50,seconds=120
      --prices IN,OUT     of a million tokens, for the cost
      --secret NAME=VAR   {{NAME}} in the goal is the value of the variable VAR, which nobody sees
      --json FILE         the report as JSON

    options of do
      --expect WHAT       visible:ID, gone:ID, screen:NAME, text:ID=TEXT, text:ID~PART,
                          value:ID=TEXT, state:ID=WORD; checked in code, given as often as needed
      --record MODE       never, missing, heal or always: write and replay Recordings/NAME.json
      --name NAME         of the recording; made from the goal otherwise
      --html FILE, --junit FILE   further reports
      --pictures WHICH    of the report: none, failure (the last screen) or steps; failure otherwise

    options of eval
      --runs K            attempts at each goal, 1 otherwise
      --only ID           one goal, or a level: easy, medium, hard, impossible

    options of export
      --as FORM           flow, swift-testing or xctest
    """
}
