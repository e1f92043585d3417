import FlashProtocol

/// All languages that Gherkin is written in, from cucumber/gherkin's own table.
public enum Dialects {
  private static let table: [JSON.Member] =
    (try? JSON(parsing: PackageResources.gherkin_languages_json))?.object ?? []

  /// The codes of the languages, in the table's order.
  public static var codes: [String] { table.map(\.name) }

  /// The language of that code; letter case does not matter where no other code has the letters.
  public static func named(_ code: String) -> Dialect? {
    let member =
      table.first { $0.name == code }
      ?? table.first { $0.name.lowercased() == code.lowercased() }
    return member.flatMap { Dialect(code: $0.name, json: $0.value) }
  }
}
