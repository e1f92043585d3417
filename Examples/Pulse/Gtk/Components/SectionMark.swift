import CPulseAdwaita
import PulseModel

/// The name of a section in its colour.
enum SectionMark {
  static func make(_ section: Section) -> Widget {
    Build.label(section.title, "section-mark", wraps: false).style("accent-\(section.rawValue)")
  }

  static func icon(_ section: Section) -> String {
    switch section {
    case .top: "starred"
    case .video: "media-playback-start"
    case .sports: "applications-games"
    case .tech: "phone"
    case .world: "mark-location"
    case .culture: "folder-music"
    case .science: "applications-science"
    case .business: "x-office-presentation"
    case .health: "emote-love"
    case .travel: "emoji-travel"
    case .food: "emoji-food"
    case .opinion: "chat-message-new"
    }
  }
}
