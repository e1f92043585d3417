/// A letter that comes by email.
public enum Newsletter: String, CaseIterable, Sendable {
  case morning, weekend, science, kitchen

  public var title: String {
    switch self {
    case .morning: "The Morning Pulse"
    case .weekend: "Weekend Reader"
    case .science: "Field Notes"
    case .kitchen: "From the Kitchen"
    }
  }

  public var summary: String {
    switch self {
    case .morning: "Five stories before breakfast"
    case .weekend: "Long reads on Saturday"
    case .science: "Research, every Tuesday"
    case .kitchen: "One recipe a week"
    }
  }
}
