extension Settings.Switch {
  public var title: String {
    switch self {
    case .breaking: "Breaking news"
    case .daily: "Morning briefing"
    case .results: "Match results"
    case .sounds: "Sounds"
    case .statistics: "Reading statistics"
    case .personal: "Personal suggestions"
    case .crashes: "Crash reports"
    case .offline: "Download saved stories"
    case .pictures: "Include pictures"
    case .wifi: "On Wi-Fi only"
    }
  }

  public var summary: String {
    switch self {
    case .breaking: "At most twice a day"
    case .daily: "Every day at seven"
    case .results: "When your team has played"
    case .sounds: "A short chime"
    case .statistics: "Counts, never what you read"
    case .personal: "From your reading history"
    case .crashes: "What went wrong, and where"
    case .offline: "To read without a network"
    case .pictures: "They take the most room"
    case .wifi: "Spares your data plan"
    }
  }
}
