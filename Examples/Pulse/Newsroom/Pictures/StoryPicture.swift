import PulseModel

/// What a story's picture shows: a scene that goes with its section, varied by its number.
struct StoryPicture {
  let section: Section
  /// Changes places and colours within the scene.
  let seed: Int
  let isRiver: Bool

  /// - Parameter name: a story's id, with `-a`, `-b`, … after it for further pictures of it.
  init?(_ name: String) {
    let parts = name.split(separator: "-")
    guard parts.count == 2 || parts.count == 3,
      let story = Archive.story(parts[0..<2].joined(separator: "-"))
    else { return nil }
    section = story.section
    let letter = parts.count == 3 ? Int(parts[2].utf8.first ?? 0) : 0
    seed = (Int(parts[1]) ?? 1) &* 5 &+ letter &* 7
    isRiver = story.headline.lowercased().contains("river")
  }

  /// A number of 0 to 1 that differs from story to story.
  func vary(_ salt: Int) -> Double {
    var value = UInt32(truncatingIfNeeded: seed &* 2_654_435 &+ salt &* 40_503 &+ 977)
    value = (value ^ value >> 15) &* 2_246_822_519
    value = (value ^ value >> 13) &* 3_266_489_917
    return Double((value ^ value >> 16) & 0xFFFF) / 65_535
  }

  /// - Parameter width: in pixels; the height is 9/16 of it.
  func draw(width: Int) -> Canvas {
    var canvas = Canvas(width: width, height: width * 9 / 16)
    if isRiver {
      river(&canvas)
      return canvas
    }
    switch section {
    case .top, .business, .opinion: city(&canvas)
    case .sports: sport(&canvas)
    case .tech: rings(&canvas)
    case .video: film(&canvas)
    case .world, .travel: hills(&canvas)
    case .culture: stage(&canvas)
    case .science: planets(&canvas)
    case .health, .food: still(&canvas)
    }
    return canvas
  }

  /// A still of a video, which can be about anything.
  private func film(_ canvas: inout Canvas) {
    switch seed / 5 % 5 {
    case 1: hills(&canvas)
    case 2: stage(&canvas)
    case 3: river(&canvas)
    case 4: city(&canvas)
    default: sport(&canvas)
    }
  }
}
