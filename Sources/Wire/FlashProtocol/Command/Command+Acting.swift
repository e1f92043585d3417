extension Command {
  static let acting: [Command] = [
    Command(
      "tap", .post, "/tap", .act, "Activate an element, as a screen reader would",
      parameters: Parameter.acting, word: "tap", places: ["target"],
      examples: ["flash tap home.top.video", "flash tap e12", "flash tap \"Sign in\""]),
    Command(
      "longpress", .post, "/longpress", .act, "Trigger what a long press on an element does",
      parameters: Parameter.acting, word: "longpress", places: ["target"],
      examples: ["flash longpress feed.top.card.1"]),
    Command(
      "doubletap", .post, "/doubletap", .act, "Trigger what a double tap on an element does",
      parameters: Parameter.acting, word: "doubletap", places: ["target"],
      examples: ["flash doubletap article.pictures"]),
    Command(
      "type", .post, "/type", .act, "Insert text into a field and read it back",
      parameters: [
        Parameter(
          "value", .text, required: true,
          "the text; line breaks are kept by multi-line fields; a slider takes a number")
      ] + Parameter.acting + [
        Parameter("replace", .flag, fallback: "false", "clear the field first"),
        Parameter("submit", .flag, fallback: "false", "press Return afterwards"),
      ],
      word: "type", places: ["target", "value"],
      examples: [
        "flash type login.email ada@example.org", "flash type search.field river --submit",
      ]
    ),
    Command(
      "clear", .post, "/clear", .act, "Empty a field and read it back",
      parameters: Parameter.acting, word: "clear", places: ["target"],
      examples: ["flash clear search.field"]),
    Command(
      "press", .post, "/press", .act,
      "Trigger a key, on an element or on what has the focus",
      parameters: [
        Parameter(
          "key", .text, required: true,
          "Return, Escape, Tab, Up, F5, a character, or with modifiers: Ctrl+F")
      ] + Parameter.acting,
      word: "press", places: ["key", "target"],
      examples: ["flash press Escape", "flash press Ctrl+F", "flash press Return search.field"]),
    Command(
      "swipe", .post, "/swipe", .act,
      "Scroll by a distance, clamped to the content",
      parameters: [
        Parameter(
          "direction", .choice(["up", "down", "left", "right"]), required: true,
          "where a finger would move: up shows what is further down"),
        Parameter(
          "distance", .number, fallback: "80 % of the viewport", "how far, in points"),
      ] + Parameter.acting,
      word: "swipe", places: ["direction", "distance"],
      examples: ["flash swipe up", "flash swipe left 200 --id home.carousel"]),
    Command(
      "page", .post, "/page", .act, "Turn a pager to a page",
      parameters: [
        Parameter(
          "to", .text, required: true,
          "next, previous, first, last, or an index from 0; -1 is the last")
      ] + Parameter.acting + [.animate],
      word: "page", places: ["to"], examples: ["flash page next", "flash page 3 --id home.pager"]),
    Command(
      "tab", .post, "/tab", .act, "Switch to a tab, by its text, identifier or index",
      parameters: [
        Parameter("name", .text, required: true, "text or identifier of the tab, or its index"),
        .wait, .settle, .deadline, .animate,
      ],
      word: "tab", places: ["name"], examples: ["flash tab Profile", "flash tab 0"]),
    Command(
      "row", .post, "/row", .act, "Bring a row of a list wholly into view, built or not",
      parameters: [
        Parameter(
          "row", .text, required: true,
          "index from 0, first, last, or a text that the row shows"),
        Parameter("list", .text, "identifier of the list; else the main one"),
        Parameter("section", .integer(0...100_000), "where the list has sections"),
        Parameter("tap", .flag, fallback: "false", "activate the row as well"),
        .wait, .settle, .deadline, .animate,
      ],
      word: "row", places: ["row"],
      examples: ["flash row 40", "flash row \"Quiet engines\" --tap"]),
    Command(
      "dismiss", .post, "/dismiss", .act, "Close the dialog, sheet or popover on top",
      parameters: [.settle, .deadline, .animate], word: "dismiss", examples: ["flash dismiss"]),
  ]
}
