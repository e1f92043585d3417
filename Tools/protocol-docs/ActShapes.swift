import FlashProtocol

/// The replies of acts and of navigation.
enum ActShapes {
  static func all() throws -> [Shape] {
    [try act(), try changes(), try line(), try travel(), try element(), try screen()]
  }

  static let video = Element(
    ref: "e12", kind: .button, type: "GtkToggleButton", id: "home.top.video", text: "Video",
    value: "on", placeholder: "Search", state: [.selected, .focused],
    frame: Frame(x: 80, y: 56, width: 72, height: 34), window: 0, parent: 4, row: 1,
    traits: .actionable)

  static let feed = ScreenInfo(
    contentType: "FEED", mode: "tab", id: "video", title: "Video")

  private static let someChanges = Changes(
    appeared: [.init(kind: .text, id: "feed.video.header", text: "Video")],
    removed: [.init(kind: .text, id: "feed.top.header", text: "Top")],
    updated: [.init(kind: .button, id: "home.top.video", text: "Video", before: "not selected")],
    more: 4)

  private static func act() throws -> Shape {
    let reply = ActReply(
      status: .done, path: .activate, element: video, changed: true, changes: someChanges,
      screen: feed, value: "river", matched: true, revealed: true, coveredBy: "toast", matches: 2,
      travel: Travel(from: 0, to: 1, count: 6), ms: 8.4)
    return Shape(
      name: "ActReply", summary: "What came of an act or a navigation.",
      example: try JSON(of: reply),
      fields: [
        .init(
          "status", "`done`, `arrived`, `presented`, `unchanged`",
          "an act was done; the app's navigation reported the screen; something modal is on top; nothing moved"
        ),
        .init(
          "path", "`activate`, `control`, `nearest`, `gesture`, `script`",
          "how it got through: as a screen reader would, by the control's own action, by the nearest element that can be activated, by its gesture's handler, by a script in the web page it is part of"
        ),
        .init("element", "[Element](#element)", "what was hit"),
        .init(
          "changed", "boolean", "whether the screen differs; false is a finding, not a success"),
        .init("changes", "[Changes](#changes)", "what came, went and was updated"),
        .init("screen", "[ScreenInfo](#screeninfo)", "where the app is now"),
        .init("value", "text", "what a field holds after typing; never of a secure field"),
        .init("matched", "boolean", "whether that is what was asked for"),
        .init("revealed", "boolean", "it was first scrolled into view"),
        .init("coveredBy", "text", "what covers a part of it"),
        .init("matches", "number", "how many elements answered to the name, where several did"),
        .init("travel", "[Travel](#travel)", "how far a scroll, a pager or a list moved"),
        .init("ms", "number", "from the last byte of the request to this reply"),
      ])
  }

  private static func changes() throws -> Shape {
    Shape(
      name: "Changes", summary: "What an act changed: a few lines, not the screen.",
      example: try JSON(of: someChanges),
      fields: [
        .init("appeared", "array of [Line](#line)", "what came"),
        .init("removed", "array of [Line](#line)", "what went"),
        .init("updated", "array of [Line](#line)", "what changed its text, value or state"),
        .init("more", "number", "how many lines were left out"),
      ])
  }

  private static func line() throws -> Shape {
    Shape(
      name: "Line", summary: "One element that came, went or changed.",
      example: try JSON(of: someChanges.updated[0]),
      fields: [
        .init("kind", "text", "as in [Element](#element)"),
        .init("id", "text", "identifier"),
        .init("text", "text", "what a person reads on it"),
        .init("before", "text", "its text or state before, where it was updated"),
      ])
  }

  private static func travel() throws -> Shape {
    Shape(
      name: "Travel", summary: "How far a scroll, a pager or a list moved.",
      example: try JSON(of: Travel(from: 0, to: 1, count: 6, atEnd: false)),
      fields: [
        .init("from", "number", "offset in points, or index of the page or row, before"),
        .init("to", "number", "the same, after"),
        .init("count", "number", "how many pages or rows there are"),
        .init("atEnd", "boolean", "nothing lies further in that direction"),
      ])
  }

  private static func element() throws -> Shape {
    Shape(
      name: "Element", summary: "One element of the screen.", example: try JSON(of: video),
      fields: [
        .init(
          "ref", "text", "stays with the element while it lives, and is never given to another"),
        .init(
          "kind", Kind.allCases.map { "`\($0.rawValue)`" }.joined(separator: ", "), "what it is"),
        .init("type", "text", "the toolkit's own name for it; in /hierarchy"),
        .init("id", "text", "identifier"),
        .init("text", "text", "what a person reads on it: its own text, or its labels' joined"),
        .init("value", "text", "what it holds; never of a secure field"),
        .init("placeholder", "text", "what an empty field shows"),
        .init(
          "state", "array of " + State.words.map { "`\($0.word)`" }.joined(separator: ", "),
          "its conditions"),
        .init("frame", "`[x, y, width, height]`", "in its window's coordinates, y downwards"),
        .init("window", "number", "which of several windows, 0 being the front"),
        .init("parent", "number", "index in the same reply of what contains it; in /hierarchy"),
        .init("row", "number", "position in its list"),
        .init(
          "traits",
          "array of " + Element.Traits.words.map { "`\($0.word)`" }.joined(separator: ", "),
          "what the toolkit does with it; in /hierarchy"),
      ])
  }

  private static func screen() throws -> Shape {
    Shape(
      name: "ScreenInfo", summary: "The screen that the app's own navigation says it shows.",
      example: try JSON(of: feed),
      fields: [
        .init("contentType", "text", "what kind of screen, in the app's word"),
        .init("mode", "text", "how it came up: `root`, `tab`, `push`, `sheet`, `alert`"),
        .init("id", "text", "which one of its kind"),
        .init("title", "text", "its title"),
      ])
  }
}
