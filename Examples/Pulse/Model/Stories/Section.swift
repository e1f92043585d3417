/// A part of the paper.
public enum Section: String, CaseIterable, Sendable {
  case top, video, sports, tech, world, culture
  case science, business, health, travel, food, opinion

  /// Those that have a tab on Home, in order.
  public static let topTabs: [Section] = [.top, .video, .sports, .tech, .world, .culture]

  public var title: String {
    switch self {
    case .top: "Top"
    case .video: "Video"
    case .sports: "Sports"
    case .tech: "Tech"
    case .world: "World"
    case .culture: "Culture"
    case .science: "Science"
    case .business: "Business"
    case .health: "Health"
    case .travel: "Travel"
    case .food: "Food"
    case .opinion: "Opinion"
    }
  }

  public var tagline: String {
    switch self {
    case .top: "What matters today"
    case .video: "Reports to watch"
    case .sports: "Results and reports"
    case .tech: "Machines and makers"
    case .world: "From every coast"
    case .culture: "Stage, page and screen"
    case .science: "How things work"
    case .business: "Markets and work"
    case .health: "Body and mind"
    case .travel: "Places and ways there"
    case .food: "Kitchens and markets"
    case .opinion: "Voices and letters"
    }
  }

  /// Its colour as 0xRRGGBB, dark enough for white text on it (WCAG AA).
  public var accent: UInt32 {
    switch self {
    case .top: 0xB3_26_1E
    case .video: 0x6D_3B_BF
    case .sports: 0x1B_6E_3C
    case .tech: 0x1F_5F_BF
    case .world: 0x0B_6B_7A
    case .culture: 0xA0_2C_78
    case .science: 0x3A_50_B5
    case .business: 0x4A_5A_68
    case .health: 0xB0_34_3C
    case .travel: 0x8A_55_0F
    case .food: 0x9A_45_12
    case .opinion: 0x5B_52_4A
    }
  }
}
