/// What a story's picture shows.
public enum Scene: String, CaseIterable, Sendable {
  case city, hills, river, planets, rings, stage, plate, pitch, pool, track

  /// In words, for those who cannot see it.
  public var caption: String {
    switch self {
    case .city: "Drawing of a skyline"
    case .hills: "Drawing of hills at dawn"
    case .river: "Drawing of a barge on a river"
    case .planets: "Drawing of planets"
    case .rings: "Drawing of rings and signals"
    case .stage: "Drawing of a stage"
    case .plate: "Drawing of a laid table"
    case .pitch: "Drawing of a football pitch"
    case .pool: "Drawing of swimmers in lanes"
    case .track: "Drawing of a running track"
    }
  }
}

extension Story {
  /// One that goes with the section, and varies from story to story.
  public var scene: Scene {
    if headline.lowercased().contains("river") { return .river }
    func pick(_ scenes: Scene...) -> Scene { scenes[number % scenes.count] }
    return switch section {
    case .top, .business, .opinion: .city
    case .sports: pick(.track, .pitch, .pool)
    case .tech: .rings
    case .video: pick(.track, .hills, .stage, .river, .city, .pitch)
    case .world, .travel: .hills
    case .culture: .stage
    case .science: .planets
    case .health, .food: .plate
    }
  }
}
