import FlashGherkin

/// One scenario of a feature, with what each of its steps means.
public struct AcceptanceScenario: Sendable {
  public let pickle: Pickle
  /// The feature's name.
  public let feature: String

  /// Its own within the feature: the rows of an outline are numbered where their names are one.
  public let name: String
  public var file: String { pickle.uri }
  public var line: Int { pickle.location.line }
  /// With their `@`, each once.
  public var tags: [String] {
    var names: [String] = []
    for tag in pickle.tags where !names.contains(tag.name) { names.append(tag.name) }
    return names
  }
}

extension AcceptanceScenario: CustomStringConvertible {
  public var description: String { "\(file):\(line) \(name)" }
}
