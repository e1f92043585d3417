/// Reads feature files, in any of Gherkin's languages.
public struct GherkinParser: Sendable {
  /// How many things are named before the rest of a file is left unread.
  static let mostErrors = 11

  private let language: String
  private let firstID: Int

  /// - Parameters:
  ///   - language: what a file is in that does not say; "en" where there is no such language.
  ///   - firstID: the id of the first part of the document.
  public init(language: String = "en", firstID: Int = 0) {
    self.language = language
    self.firstID = firstID
  }

  /// - Throws: `GherkinErrors` with all that is wrong, in the order of the file.
  public func parse(_ text: String) throws(GherkinErrors) -> GherkinDocument {
    guard let dialect = Dialects.named(language) ?? Dialects.named("en") else {
      throw GherkinErrors(
        errors: [GherkinError(.unknownLanguage(language), at: Location(line: 1))])
    }
    var parsing = Parsing(text: text, dialect: dialect, firstID: firstID)
    return try parsing.document()
  }

  /// - Parameter bytes: a whole file, with or without a byte-order mark.
  public func parse(bytes: [UInt8]) throws(GherkinErrors) -> GherkinDocument {
    try parse(Self.text(of: bytes))
  }

  static func text(of bytes: [UInt8]) throws(GherkinErrors) -> String {
    func refuse(_ name: String, line: Int = 1) -> GherkinErrors {
      GherkinErrors(errors: [GherkinError(.encoding(name), at: Location(line: line, column: 1))])
    }
    if bytes.starts(with: [0xFF, 0xFE]) || bytes.starts(with: [0xFE, 0xFF]) {
      throw refuse("UTF-16")
    }
    let body = bytes.starts(with: [0xEF, 0xBB, 0xBF]) ? bytes[3...] : bytes[...]
    if let text = String(validating: body, as: UTF8.self) { return text }
    // The first line that is not UTF-8 is the one to look at.
    var line = 1
    for part in body.split(separator: 0x0A, omittingEmptySubsequences: false) {
      if String(validating: part, as: UTF8.self) == nil { break }
      line += 1
    }
    throw refuse("Latin-1 (ISO 8859-1) or Windows-1252", line: line)
  }
}
