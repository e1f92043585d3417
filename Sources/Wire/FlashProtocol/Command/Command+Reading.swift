extension Command {
  static let reading: [Command] = [
    Command(
      "health", .get, "/health", .read,
      "Identity and version; answered without the UI thread, so it answers while the app hangs",
      answer: .value("Health"), word: "health", examples: ["flash health"]),
    Command(
      "actionables", .get, "/actionables", .read,
      "What can be triggered and is really visible",
      parameters: [
        Parameter(
          "format", .choice(["json", "text"]), fallback: "json",
          "objects, or one short line an element"),
        Parameter("since", .text, "hash of an earlier reply: only what changed since"),
        Parameter("frames", .flag, fallback: "false", "frames in the text form too"),
        .deadline,
      ],
      answer: .value("Actionables"), word: "act", examples: ["flash act", "flash act --json"]),
    Command(
      "hierarchy", .get, "/hierarchy", .read, "The whole tree as a flat array",
      parameters: [
        Parameter(
          "visible", .flag, fallback: "false",
          "stop at the window's edge and at the first clipping view that falls outside it"),
        .deadline,
      ],
      answer: .value("Hierarchy"), word: "tree", examples: ["flash tree", "flash tree --visible"]),
    Command(
      "idle", .get, "/idle", .read, "Whether the app is at rest, or what is busy by name",
      parameters: [
        Parameter(
          "wait", .integer(0...600_000), fallback: "0",
          "answer as soon as the app is idle, within so many milliseconds"),
        .deadline,
      ],
      answer: .value("Idle"), word: "idle", examples: ["flash idle", "flash idle --wait 2000"]),
    Command(
      "element", .get, "/element", .read,
      "One element by name: its frame, text, value and state",
      parameters: Parameter.naming + [
        Parameter.wait,
        Parameter("gone", .flag, fallback: "false", "wait until no such element is visible"),
        .deadline,
      ],
      answer: .value("ElementReply"), word: "find", places: ["target"],
      examples: ["flash find profile.login"]),
    Command(
      "rows", .get, "/rows", .read,
      "Every row of the main or a named list, built or not, with its text and index",
      parameters: [
        Parameter("list", .text, "identifier or ref of the list; else the largest on screen"),
        Parameter(
          "all", .flag, fallback: "false",
          "read an endless feed to its end in one sweep, and put the list back where it was"),
        Parameter(
          "max", .integer(1...1_000_000), fallback: "10000", "how many rows are read at most"),
        Parameter(
          "within", .integer(1...600_000), fallback: "10000",
          "how long a sweep may take, in milliseconds"),
        Parameter("more", .integer(0...1_000_000), "wait until the list has more rows than this"),
        Parameter(
          "wait", .integer(0...600_000), fallback: "0",
          "how long to wait for the list, or for more rows, in milliseconds"),
        .deadline,
      ],
      answer: .value("Rows"), word: "rows",
      examples: [
        "flash rows", "flash rows --list feed.top.list --all", "flash rows --more 20 --wait 5000",
      ]),
    Command(
      "screenshot", .get, "/screenshot", .read, "A picture of the window or of one element",
      parameters: Parameter.naming + [
        Parameter(
          "format", .choice(["jpeg", "png"]), fallback: "jpeg", "how the picture is encoded"),
        Parameter(
          "scale", .choice(["1", "2", "3"]), fallback: "1", "pixels a point"),
        Parameter(
          "quality", .integer(1...100), fallback: "80", "of a JPEG, from 1 to 100"),
        .deadline,
      ],
      answer: .bytes("image/jpeg"), word: "shot", places: ["target"],
      examples: [
        "flash shot --out home.jpg", "flash shot home.carousel --out picks.png",
        "flash shot --annotate --out refs.png",
      ]),
  ]
}
