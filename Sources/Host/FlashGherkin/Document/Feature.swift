/// What a file is about: scenarios, some of them under rules.
public struct Feature: Sendable, Equatable {
  public enum Child: Sendable, Equatable {
    case background(Background)
    case scenario(Scenario)
    case rule(Rule)
  }

  public var tags: [Tag] = []
  public var location: Location
  /// The dialect's name, such as `fr`.
  public var language: String
  public var keyword: String
  public var name: String
  public var description = ""
  public var children: [Child] = []
}

/// Scenarios that illustrate one rule of the feature.
public struct Rule: Sendable, Equatable {
  public enum Child: Sendable, Equatable {
    case background(Background)
    case scenario(Scenario)
  }

  public var id = 0
  public var tags: [Tag] = []
  public var location: Location
  public var keyword: String
  public var name: String
  public var description = ""
  public var children: [Child] = []
}
