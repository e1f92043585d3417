/// What the reader has set.
public struct Settings: Sendable, Equatable {
  public enum FontSize: String, CaseIterable, Sendable {
    case small, standard, large, larger, largest

    public var title: String { rawValue.prefix(1).uppercased() + rawValue.dropFirst() }
    /// Against the standard size.
    public var scale: Double {
      switch self {
      case .small: 0.88
      case .standard: 1
      case .large: 1.15
      case .larger: 1.3
      case .largest: 1.5
      }
    }
  }

  public enum Appearance: String, CaseIterable, Sendable {
    case system, light, dark
    public var title: String { rawValue.prefix(1).uppercased() + rawValue.dropFirst() }
  }

  public enum Language: String, CaseIterable, Sendable {
    case english, french, german, spanish

    public var title: String {
      switch self {
      case .english: "English"
      case .french: "Français"
      case .german: "Deutsch"
      case .spanish: "Español"
      }
    }

    /// The day of the edition, as this language writes it.
    public var editionDate: String {
      switch self {
      case .english: "Monday 12 October"
      case .french: "Lundi 12 octobre"
      case .german: "Montag, 12. Oktober"
      case .spanish: "Lunes, 12 de octubre"
      }
    }
  }

  /// Something that is on or off.
  public enum Switch: String, CaseIterable, Sendable {
    case breaking, daily, results, sounds
    case statistics, personal, crashes
    case offline, pictures, wifi

    public static let notifications: [Switch] = [.breaking, .daily, .results, .sounds]
    public static let privacy: [Switch] = [.statistics, .personal, .crashes]
    public static let downloads: [Switch] = [.offline, .pictures, .wifi]
  }

  public var fontSize = FontSize.standard
  public var appearance = Appearance.system
  public var language = Language.english
  public var on: Set<Switch> = [.breaking, .daily, .crashes, .pictures, .wifi]

  public init() {}
}
