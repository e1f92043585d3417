import FlashOracles
import FlashProtocol

/// One element of a screen made for a test, with what is inside of it.
struct Part {
  var element: Element
  var inside: [Part]

  init(
    _ kind: Kind, id: String? = nil, text: String? = nil, value: String? = nil,
    type: String? = nil, state: State = [], traits: Element.Traits = [], row: Int? = nil,
    _ frame: (Float, Float, Float, Float), _ inside: [Part] = []
  ) {
    var traits = traits
    if kind.isControl, !traits.contains(.inner) { traits.insert(.actionable) }
    if kind == .scroller || kind == .window || kind == .pager { traits.insert(.clips) }
    element = Element(
      ref: "e0", kind: kind, type: type, id: id, text: text, value: value, state: state,
      frame: Frame(x: frame.0, y: frame.1, width: frame.2, height: frame.3), row: row,
      traits: traits)
    self.inside = inside
  }
}

/// A phone's window with these parts in it.
func phone(_ parts: Part...) -> ScreenSnapshot { phone(parts) }

func phone(_ parts: [Part]) -> ScreenSnapshot {
  snapshot(Part(.window, id: "app", type: "GtkWindow", (0, 0, 360, 720), parts))
}

/// Windows, the back one first, as a snapshot in painting order.
func snapshot(_ windows: Part...) -> ScreenSnapshot {
  var elements: [Element] = []
  func add(_ part: Part, _ parent: Int?) {
    let index = elements.count
    var element = part.element
    element.ref = "e\(index + 1)"
    element.parent = parent
    elements.append(element)
    for child in part.inside { add(child, index) }
  }
  for window in windows { add(window, nil) }
  return ScreenSnapshot(elements: elements)
}

/// What one oracle says of a snapshot: the lines without their frames.
func lines(_ oracle: String, _ snapshot: ScreenSnapshot, strict: Bool = false) -> [String] {
  Report(snapshot, only: [oracle], options: OracleOptions(strict: strict)).findings.map {
    "\($0.subject): \($0.evidence)"
  }
}

/// The names and subjects of what all oracles say of a snapshot.
func all(_ snapshot: ScreenSnapshot) -> [String] {
  Report(snapshot).findings.map { "\($0.oracle) \($0.subject)" }
}

/// A story's card as a feed builds it: a picture, a section, a headline and a date.
func card(
  _ number: Int, y: Float, headline: String = "River reaches its highest mark",
  picture: Bool = true,
  isBlank: Bool = false
) -> Part {
  var parts = [
    Part(
      .group, type: "GtkBox", (120, y + 10, 200, 80),
      [
        Part(.text, text: "Tech", type: "GtkLabel", (120, y + 10, 200, 16)),
        Part(
          .text, text: headline.isEmpty ? nil : headline, type: "GtkLabel", (120, y + 30, 200, 38)),
        Part(.text, text: "Today · 3 min", type: "GtkLabel", (120, y + 72, 200, 16)),
      ])
  ]
  if picture {
    parts.insert(
      Part(
        .group, type: "GtkOverlay", (20, y + 10, 90, 80),
        [
          Part(
            .image, text: "Picture", type: "GtkPicture", traits: isBlank ? .blank : [],
            (20, y + 10, 90, 80))
        ]), at: 0)
  }
  let words = ["Tech", headline, "Today · 3 min"].filter { !$0.isEmpty }
  return Part(
    .row, id: "feed.card.\(number)", text: words.joined(separator: ", "),
    type: "GtkListItemWidget", row: number, (0, y, 360, 100),
    [Part(.group, type: "GtkBox", (10, y, 340, 98), parts)])
}

/// A feed of cards in a scroll view, the first of which stands at `top`.
func feed(_ cards: [Part], y: Float = 60, height: Float = 600) -> Part {
  Part(
    .scroller, id: "feed.scroller", type: "GtkScrolledWindow", traits: .scrollsY,
    (0, y, 360, height),
    [Part(.list, id: "feed.list", type: "GtkListView", traits: .clips, (0, y, 360, height), cards)])
}
