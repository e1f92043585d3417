/// Where tags go, so that each is read, belongs to its box at a glance, and hides little.
struct TagPlacement {
  let picture: DecodedPicture
  let marks: [Mark]
  let scale: Int
  private var taken: [Box] = []

  /// What one pixel costs: over another tag nothing can be read, over another box a tag looks like
  /// that one's, and over what the app drew it hides it.
  private enum Cost {
    static let tag = 1_000
    static let box = 2
    static let content = 4
  }

  init(picture: DecodedPicture, marks: [Mark], scale: Int) {
    self.picture = picture
    self.marks = marks
    self.scale = scale
  }

  /// The place of the next mark's tag, which no later one takes.
  mutating func place(_ mark: Mark) -> Box {
    let tag = Tag(label: mark.label, scale: scale)
    let places = Self.places(of: tag, at: mark.box).map(withinPicture)
    var best = places[0]
    var least = Int.max
    for (preference, place) in places.enumerated() {
      let cost = cost(of: place, mark) + preference
      if cost < least { (best, least) = (place, cost) }
    }
    taken.append(best)
    return best
  }

  /// Around the box and in its corners, the best first.
  private static func places(of tag: Tag, at box: Box) -> [Box] {
    let (width, height) = (tag.width, tag.height)
    let right = box.right - width
    let corners = [
      (box.left, box.top - height), (right, box.top - height), (right, box.top),
      (right, box.bottom - height), (box.left, box.bottom), (right, box.bottom),
      (box.left, box.top), (box.left, box.bottom - height), (box.left - width, box.top),
      (box.right, box.top),
    ]
    return corners.map { Box(left: $0, top: $1, right: $0 + width, bottom: $1 + height) }
  }

  private func withinPicture(_ place: Box) -> Box {
    let left = max(0, min(place.left, picture.width - place.width))
    let top = max(0, min(place.top, picture.height - place.height))
    return Box(left: left, top: top, right: left + place.width, bottom: top + place.height)
  }

  private func cost(of place: Box, _ mark: Mark) -> Int {
    var cost = contrast(in: place) * Cost.content
    for other in taken { cost += place.intersection(other).area * Cost.tag }
    for other in marks where other != mark && !other.box.contains(mark.box) {
      cost += place.intersection(other.box).area * Cost.box
    }
    return cost
  }

  /// How many pixels differ from the one before them: few where nothing is drawn.
  private func contrast(in place: Box) -> Int {
    let seen = place.intersection(
      Box(left: 0, top: 0, right: picture.width, bottom: picture.height))
    guard !seen.isEmpty else { return 0 }
    var count = 0
    for y in seen.top..<seen.bottom {
      var offset = (y * picture.width + seen.left) * 3
      for _ in (seen.left + 1)..<max(seen.left + 1, seen.right) {
        let difference =
          abs(Int(picture.rgb[offset]) - Int(picture.rgb[offset + 3]))
          + abs(Int(picture.rgb[offset + 1]) - Int(picture.rgb[offset + 4]))
          + abs(Int(picture.rgb[offset + 2]) - Int(picture.rgb[offset + 5]))
        if difference > 36 { count += 1 }
        offset += 3
      }
    }
    return count
  }
}
