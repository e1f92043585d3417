import FlashProtocol

/// The replies of reads.
enum ReadShapes {
  static func all() throws -> [Shape] { [try idle(), try activity(), try step()] }

  private static let scrolling = IdleReply.Activity(
    what: "scroll", name: "feed.top", remaining: 180)

  private static func idle() throws -> Shape {
    let reply = IdleReply(
      idle: false, busy: [scrolling], ignored: [.init(what: "spinner", name: "feed.more")],
      waited: 250, timedOut: true)
    return Shape(
      name: "Idle", summary: "Whether the app is at rest, and if not, what keeps it busy.",
      example: try JSON(of: reply),
      fields: [
        .init("idle", "boolean", "nothing moves and nothing is awaited"),
        .init("busy", "array of [Activity](#activity)", "what moves or is awaited"),
        .init("ignored", "array of [Activity](#activity)", "what never ends: not waited for"),
        .init("waited", "number", "how long it was waited"),
        .init("timedOut", "boolean", "the time given was over before the app was idle"),
      ])
  }

  private static func activity() throws -> Shape {
    Shape(
      name: "Activity", summary: "One thing that moves or is awaited.",
      example: try JSON(of: scrolling),
      fields: [
        .init(
          "what",
          "`scroll`, `animation`, `transition`, `request`, `spinner`, `caret`, `redraw`",
          "what kind"),
        .init("name", "text", "the element or the request that it belongs to"),
        .init("remaining", "number", "how long it will go on, where that is known"),
      ])
  }

  static let article = StepSpec(
    "article", summary: "One story", arguments: [.init("id", summary: "a story's id: tech-1")])

  private static func step() throws -> Shape {
    Shape(
      name: "Step", summary: "A screen that the app can open by its own router.",
      example: try JSON(of: article),
      fields: [
        .init("name", "text", "for `POST /step`"),
        .init("summary", "text", "what the screen is"),
        .init("arguments", "array of `name`, `required`, `summary`", "what it must be told"),
      ])
  }
}
