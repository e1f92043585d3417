/// What a line of a feature file can be.
public enum TokenKind: String, Sendable {
  case end = "EOF"
  case empty = "Empty"
  case comment = "Comment"
  case tags = "TagLine"
  case feature = "FeatureLine"
  case rule = "RuleLine"
  case background = "BackgroundLine"
  case scenario = "ScenarioLine"
  case examples = "ExamplesLine"
  case step = "StepLine"
  case docStringSeparator = "DocStringSeparator"
  case tableRow = "TableRow"
  case language = "Language"
  case other = "Other"
}

/// A line that was recognised.
struct Token {
  /// A tag or a cell within the line.
  struct Item {
    var column: Int
    var text: String
  }

  var kind: TokenKind
  var location: Location
  var text = ""
  var keyword = ""
  var keywordType = KeywordType.unknown
  var items: [Item] = []
}
