import FlashProtocol

/// What routes answer that is more than one value of the wire.
enum AnswerShapes {
  static func all() throws -> [Shape] {
    [
      try health(), try app(), try actionables(), try hierarchy(), try elementReply(), rows,
      try screen(), try steps(), try batch(), animations,
    ]
  }

  private static let pulse = AppIdentity(
    name: "Pulse", bundle: "dev.flash.Pulse", version: "1.0", platform: "gtk", device: "phone",
    pid: 4242)

  private static func health() throws -> Shape {
    Shape(
      name: "Health", summary: "That Flash runs, and in which app.",
      example: [
        "status": "ok", "flash": "0.1.0", "app": try JSON(of: pulse),
        "accessibility": ["_AXSSetAutomationEnabled(1): called"],
      ],
      fields: [
        .init("status", "`ok`", "always"), .init("flash", "text", "version of Flash"),
        .init("app", "[App](#app)", "identity of the app"),
        .init(
          "accessibility", "texts, on iOS",
          "what came of making the toolkit tell what it draws, a line for each way"),
      ])
  }

  private static func app() throws -> Shape {
    Shape(
      name: "App", summary: "Which running app answered.", example: try JSON(of: pulse),
      fields: [
        .init("name", "text", "what `flash run` and `flash ls` know it by"),
        .init("bundle", "text", "the app's own identifier"),
        .init("version", "text", "the app's own version"),
        .init("platform", "`gtk`, `ios`, `fake`", "the toolkit it runs on"),
        .init("device", "text", "the device or the size it runs on"),
        .init("pid", "number", "its process"),
      ])
  }

  private static func actionables() throws -> Shape {
    let video = try JSON(of: ActShapes.video)
    return Shape(
      name: "Actionables",
      summary:
        "What can be triggered. Without `since`, or where the hash is no longer known: `hash` "
        + "and `elements`; where nothing changed: `hash` and `unchanged`; else what changed.",
      example: [
        "hash": "1xk3c9", "unchanged": true, "since": "9ab2f0", "added": [video],
        "updated": [video], "removed": ["e7"], "elements": [video],
      ],
      fields: [
        .init("hash", "text", "stands for all that the reply says; give it as `since` next time"),
        .init("unchanged", "`true`", "nothing changed since"),
        .init("since", "text", "the hash that the next three are told from"),
        .init("added", "array of [Element](#element)", "what came since"),
        .init("updated", "array of [Element](#element)", "what changed since"),
        .init("removed", "array of refs", "what went since"),
        .init("elements", "array of [Element](#element)", "all, in the order they are drawn"),
      ],
      notes: """
        The text form has the hash on its first line and then one line an element: ref, kind, \
        identifier, text in quotes, `=` and its value in quotes, states; and with `frames` \
        `x,y WxH`. An identifier that is not one word is written `id="two words"`.

        ```
        # 1xk3c9
        e12 button home.top.video "Video" selected
        e15 field search.field "Search" ="river" focused
        ```
        """)
  }

  private static func hierarchy() throws -> Shape {
    Shape(
      name: "Hierarchy", summary: "The whole tree, parents before their children.",
      example: ["elements": [try JSON(of: ActShapes.video)], "cuts": ["deeper than 500 levels"]],
      fields: [
        .init("elements", "array of [Element](#element)", "with `type` and `parent`"),
        .init("cuts", "array of texts", "what was left out because it is too deep or holds itself"),
      ])
  }

  private static func elementReply() throws -> Shape {
    Shape(
      name: "ElementReply",
      summary: "One element; with `gone=true` the reply is `{\"gone\":true}` alone.",
      example: [
        "element": try JSON(of: ActShapes.video), "visible": true, "shown": 0.85, "matches": 1,
        "gone": true,
      ],
      fields: [
        .init("element", "[Element](#element)", "the one of that name"),
        .init("visible", "boolean", "some of it shows and nothing else is over all of that"),
        .init("shown", "number from 0 to 1", "how much of its whole frame is not clipped away"),
        .init("matches", "number", "how many elements answered to the name"),
        .init("gone", "`true`", "no such element is visible"),
      ])
  }

  private static let rows = Shape(
    name: "Rows", summary: "The rows of a list.",
    example: [
      "list": "e40", "id": "feed.top", "count": 10_000, "capped": true,
      "complete": false, "stopped": "max",
      "reason": "as many rows were read as 'max' allows: ask for more of them",
      "rows": [["index": 0, "text": "Quiet engines"]],
    ],
    fields: [
      .init("list", "ref", "which list it is"), .init("id", "text", "its identifier"),
      .init("count", "number", "how many rows it has now"),
      .init("capped", "`true`", "there are more than were read"),
      .init(
        "complete", "bool",
        "of a sweep: it came to the end, nothing more came there for a while, and no request of the "
          + "app was under way"),
      .init(
        "stopped", "text",
        "why it did not: `max`, `time` (see `within`), `loading` (more may come), `unread`"),
      .init("reason", "text", "the same in words"),
      .init(
        "rows", "array of `index`, `text`",
        "in order; without `text` where only building the row would tell it"),
    ])

  private static func screen() throws -> Shape {
    Shape(
      name: "Screen", summary: "Where the app is.",
      example: ["screen": try JSON(of: ActShapes.feed)],
      fields: [
        .init("screen", "[ScreenInfo](#screeninfo) or null", "what the app's navigation reports")
      ])
  }

  private static func steps() throws -> Shape {
    Shape(
      name: "Steps", summary: "What the app's router can open.",
      example: ["steps": [try JSON(of: ReadShapes.article)]],
      fields: [.init("steps", "array of [Step](#step)", "each with its arguments")])
  }

  private static func batch() throws -> Shape {
    let reply = try JSON(of: ActReply(status: .arrived, screen: .init(contentType: "A", mode: "B")))
    return Shape(
      name: "Batch", summary: "What came of several steps, up to the first that failed.",
      example: ["complete": false, "steps": [reply], "error": ["code": "not-found"], "ms": 61.2],
      fields: [
        .init("complete", "boolean", "every step was taken, and none changed nothing"),
        .init("steps", "array of [ActReply](#actreply)", "those that were taken"),
        .init("error", "as in a [failure](#failures)", "why the next one was not"),
        .init("ms", "number", "from the last byte of the request to this reply"),
      ])
  }

  private static let animations = Shape(
    name: "Animations", summary: "Whether animations are on.", example: ["animations": false],
    fields: [.init("animations", "boolean", "as they are now")])
}
