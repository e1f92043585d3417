extension DecodedPicture {
  /// Draws a box and a tag for each mark.
  ///
  /// - Parameters:
  ///   - marks: in pixels; what lies outside of the picture is left out.
  ///   - scale: pixels a point, by which lines and tags grow.
  mutating func annotate(_ marks: [Mark], scale: Int) {
    guard !marks.isEmpty else { return }
    // Tags go where the app drew little, so they are placed before anything is drawn over it.
    var placement = TagPlacement(picture: self, marks: marks, scale: scale)
    let places = marks.map { placement.place($0) }
    for (number, mark) in marks.enumerated() {
      outline(mark.box, Self.colour(number), scale)
    }
    for (number, mark) in marks.enumerated() {
      fill(places[number], Self.colour(number))
      for square in Tag(label: mark.label, scale: scale).ink(at: places[number]) {
        fill(square, .white)
      }
    }
  }

  /// Colours on which white letters stand out by 5 to 1 and more, one after the other, so that
  /// neighbours are told apart.
  private static func colour(_ number: Int) -> Colour {
    let colours = [
      Colour(0xC6, 0x28, 0x28), Colour(0x15, 0x65, 0xC0), Colour(0x2E, 0x7D, 0x32),
      Colour(0x6A, 0x1B, 0x9A), Colour(0xBF, 0x36, 0x0C), Colour(0x00, 0x69, 0x5C),
      Colour(0xAD, 0x14, 0x57),
    ]
    return colours[number % colours.count]
  }

  /// A line just inside the box, with a white one within it that shows on what is dark.
  private mutating func outline(_ box: Box, _ colour: Colour, _ scale: Int) {
    frame(box, width: 2 * scale, colour)
    frame(box.inset(by: 2 * scale), width: scale, .white)
  }

  private mutating func frame(_ box: Box, width: Int, _ colour: Colour) {
    guard !box.isEmpty else { return }
    let inner = box.inset(by: width)
    fill(Box(left: box.left, top: box.top, right: box.right, bottom: inner.top), colour)
    fill(Box(left: box.left, top: inner.bottom, right: box.right, bottom: box.bottom), colour)
    fill(Box(left: box.left, top: box.top, right: inner.left, bottom: box.bottom), colour)
    fill(Box(left: inner.right, top: box.top, right: box.right, bottom: box.bottom), colour)
  }

  private mutating func fill(_ box: Box, _ colour: Colour) {
    let seen = box.intersection(Box(left: 0, top: 0, right: width, bottom: height))
    guard !seen.isEmpty else { return }
    for y in seen.top..<seen.bottom {
      var offset = (y * width + seen.left) * 3
      for _ in 0..<seen.width {
        rgb[offset] = colour.red
        rgb[offset + 1] = colour.green
        rgb[offset + 2] = colour.blue
        offset += 3
      }
    }
  }
}

private struct Colour {
  var red: UInt8
  var green: UInt8
  var blue: UInt8

  init(_ red: UInt8, _ green: UInt8, _ blue: UInt8) {
    self.red = red
    self.green = green
    self.blue = blue
  }

  static let white = Colour(255, 255, 255)
}
