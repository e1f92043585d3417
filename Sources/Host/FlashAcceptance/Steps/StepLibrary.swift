/// Ready phrases for every command of Flash, in English and in French.
public enum StepLibrary {
  /// What a phrase stands for, and how it is said.
  struct Entry {
    var lines: [String]
    var english: [String]
    var french: [String]

    init(_ lines: String..., en english: [String], fr french: [String]) {
      self.lines = lines
      self.english = english
      self.french = french
    }
  }

  public static let all: [StepDefinition] = english + french
  public static let english = definitions(\.english, "Flash, English")
  public static let french = definitions(\.french, "Flash, French")

  static let entries = acting + navigating + checking

  /// Phrases and lines, for the list that `bench accept --phrases` prints.
  public static var phrases: [(english: [String], french: [String], lines: [String])] {
    entries.map { ($0.english, $0.french, $0.lines) }
  }

  static let types = [ParameterType("direction", words: ["up", "down", "left", "right"])]

  private static func definitions(_ language: KeyPath<Entry, [String]>, _ origin: String)
    -> [StepDefinition]
  {
    entries.flatMap { entry in
      entry[keyPath: language].compactMap { phrase in
        // A phrase that cannot be read is a fault of this table, which a test holds.
        guard let expression = try? CucumberExpression(phrase, types: types) else { return nil }
        return StepDefinition(
          expression, origin: origin, isOwn: false, .lines(entry.lines.map(LineTemplate.init)))
      }
    }
  }
}
