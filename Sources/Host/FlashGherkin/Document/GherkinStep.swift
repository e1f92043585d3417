/// One line of a scenario: a keyword, a text, and what belongs to it.
public struct GherkinStep: Sendable, Equatable {
  public var id = 0
  public var location: Location
  /// As written, with the space after it where there is one.
  public var keyword: String
  public var keywordType: KeywordType
  public var text: String
  public var table: DataTable?
  public var docString: DocString?
}

/// What a step's keyword makes of it.
public enum KeywordType: String, Sendable {
  case context = "Context"
  case action = "Action"
  case outcome = "Outcome"
  /// And, But: of the kind of the step before it.
  case conjunction = "Conjunction"
  /// `*`, or a word that a language uses for several kinds.
  case unknown = "Unknown"
}

public struct DataTable: Sendable, Equatable {
  public var location: Location
  public var rows: [TableRow]
}

public struct TableRow: Sendable, Equatable {
  public var id = 0
  public var location: Location
  public var cells: [TableCell]
}

public struct TableCell: Sendable, Equatable {
  public var location: Location
  public var value: String
}

/// A text of several lines.
public struct DocString: Sendable, Equatable {
  public var location: Location
  public var delimiter: String
  /// The word after the opening delimiter, such as `json`.
  public var mediaType: String?
  public var content: String
}
