extension Command {
  private static let timeout = Parameter(
    "timeout", .integer(0...600_000), fallback: "5000",
    "how long a screen that is on its way may take, in milliseconds")

  static let navigating: [Command] = [
    Command(
      "screen", .get, "/screen", .navigate, "The screen that the app's navigation shows",
      parameters: [.deadline], answer: .value("Screen"), word: "screen",
      examples: ["flash screen"]),
    Command(
      "steps", .get, "/steps", .navigate, "The screens that can be opened, with their arguments",
      parameters: [.deadline], answer: .value("Steps"), word: "steps", examples: ["flash steps"]),
    Command(
      "step", .post, "/step", .navigate, "Open a screen by the app's own router",
      parameters: [
        Parameter(
          "name", .text, required: true,
          "the name of a step: 'flash steps', or GET /steps, lists them"),
        Parameter("arguments", .object, "what the screen must be told"),
        timeout, .deadline, .animate,
      ],
      word: "open", places: ["name"],
      examples: ["flash open settings", "flash open search query=river"]),
    Command(
      "batch", .post, "/steps", .navigate,
      "Open several screens in turn; stops at the first that fails",
      parameters: [
        Parameter("steps", .list, required: true, "objects of `name` and `arguments`"),
        timeout, .deadline, .animate,
      ],
      answer: .value("Batch")),
    Command(
      "back", .post, "/back", .navigate, "Go back one screen",
      parameters: [timeout, .deadline, .animate], word: "back", examples: ["flash back"]),
    Command(
      "deeplink", .post, "/deeplink", .navigate, "Open a link, as if it came from outside",
      parameters: [
        Parameter("url", .text, required: true, "the link"), timeout, .deadline, .animate,
      ],
      word: "deeplink", places: ["url"], examples: ["flash deeplink pulse://article/tech-1"]),
    Command(
      "notification", .post, "/notification", .navigate,
      "Open what a push notification carries, as if it was tapped",
      parameters: [
        Parameter("url", .text, required: true, "the link in the notification"),
        timeout, .deadline, .animate,
      ],
      word: "notify", places: ["url"], examples: ["flash notify pulse://article/tech-1"]),
  ]

  static let aboutTheApp: [Command] = [
    Command(
      "animations", .post, "/animations", .app, "Turn animations on or off",
      parameters: [
        Parameter("on", .flag, required: true, "true or false"), .deadline,
      ],
      answer: .value("Animations"), word: "animations", places: ["on"],
      examples: ["flash animations off"])
  ]
}
