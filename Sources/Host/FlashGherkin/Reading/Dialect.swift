import FlashProtocol

/// The keywords of one language.
public struct Dialect: Sendable, Equatable {
  /// Such as `fr`.
  public let code: String
  /// The language's name in English and in itself.
  public let name: String
  public let native: String
  public let feature: [String]
  public let rule: [String]
  public let background: [String]
  /// Those of scenarios first, then those of outlines.
  public let scenario: [String]
  public let examples: [String]
  public let given: [String]
  public let when: [String]
  public let then: [String]
  public let and: [String]
  public let but: [String]

  init?(code: String, json: JSON) {
    func words(_ name: String) -> [String] { json[name]?.array?.compactMap(\.string) ?? [] }
    guard let name = json["name"]?.string, let native = json["native"]?.string else { return nil }
    self.code = code
    self.name = name
    self.native = native
    feature = words("feature")
    rule = words("rule")
    background = words("background")
    scenario = words("scenario") + words("scenarioOutline")
    examples = words("examples")
    given = words("given")
    when = words("when")
    then = words("then")
    and = words("and")
    but = words("but")
  }

  /// Every keyword that starts a step, the longest first, so that "Étant donné que " is not read as
  /// "Étant donné " with "que" left in the text.
  var stepKeywords: [(keyword: String, type: KeywordType)] {
    let kinds: [([String], KeywordType)] = [
      (given, .context), (when, .action), (then, .outcome), (and + but, .conjunction),
    ]
    var types: [(keyword: String, type: KeywordType)] = []
    for (words, type) in kinds {
      for word in words {
        if let index = types.firstIndex(where: { $0.keyword.utf8.elementsEqual(word.utf8) }) {
          types[index].type = .unknown
        } else {
          types.append((word, type))
        }
      }
    }
    return types.sorted { $0.keyword.unicodeScalars.count > $1.keyword.unicodeScalars.count }
  }
}
