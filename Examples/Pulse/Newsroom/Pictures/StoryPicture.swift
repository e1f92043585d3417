import PulseModel

/// A story's picture: its scene, varied by its number.
struct StoryPicture {
  let scene: Scene
  /// Changes places and colours within the scene.
  let seed: Int

  /// - Parameter name: a story's id, with `-a`, `-b`, … after it for further pictures of it.
  init?(_ name: String) {
    let parts = name.split(separator: "-")
    guard parts.count == 2 || parts.count == 3,
      let story = Archive.story(parts[0..<2].joined(separator: "-")), let number = Int(parts[1])
    else { return nil }
    scene = story.scene
    let letter = parts.count == 3 ? Int(parts[2].utf8.first ?? 0) : 0
    let place = Section.allCases.firstIndex(of: story.section) ?? 0
    seed = number &+ letter &* 7 &+ place &* 17
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
    switch scene {
    case .city: city(&canvas)
    case .hills: hills(&canvas)
    case .river: river(&canvas)
    case .planets: planets(&canvas)
    case .rings: rings(&canvas)
    case .stage: stage(&canvas)
    case .plate: plate(&canvas)
    case .pitch: pitch(&canvas)
    case .pool: pool(&canvas)
    case .track: track(&canvas)
    }
    return canvas
  }
}
