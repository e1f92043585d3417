/// A tab of the bar at the bottom.
public enum Tab: String, CaseIterable, Sendable {
  case home, sections, saved, profile

  public var title: String {
    switch self {
    case .home: "Home"
    case .sections: "Sections"
    case .saved: "Saved"
    case .profile: "Profile"
    }
  }
}
