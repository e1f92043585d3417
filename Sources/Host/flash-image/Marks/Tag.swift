/// How a mark's label is set: white on its colour, with some room around it.
struct Tag {
  let label: String
  let scale: Int

  private static let sides = 3
  private static let foot = 2

  var width: Int {
    let count = label.count
    let glyphs = count * Glyph.width + max(0, count - 1) * Glyph.gap
    return (glyphs + 2 * Self.sides) * scale
  }

  var height: Int { (Glyph.height + 2 * Self.foot) * scale }

  /// The pixels of the letters, as squares, for a tag at that place.
  func ink(at place: Box) -> [Box] {
    var squares: [Box] = []
    for (number, character) in label.enumerated() {
      let left = place.left + (Self.sides + number * (Glyph.width + Glyph.gap)) * scale
      for (row, dots) in (Glyph.all[character]?.rows ?? []).enumerated() {
        let top = place.top + (Self.foot + row) * scale
        for (column, isInk) in dots.enumerated() where isInk {
          let x = left + column * scale
          squares.append(Box(left: x, top: top, right: x + scale, bottom: top + scale))
        }
      }
    }
    return squares
  }
}
