/// Someone who writes for the paper.
public struct Author: Sendable, Equatable {
  /// Name in lower case with hyphens, such as `mara-lindqvist`.
  public var id: String
  public var name: String
  public var about: String

  public static let all: [Author] = [
    Author("Mara Lindqvist", "Writes about cities, rivers and the people who mend both."),
    Author("Tomas Okafor", "Follows the small companies that big ones copy."),
    Author("Ines Carvalho", "Has covered three elections and one very long regatta."),
    Author("Yusuf Demir", "Reports on engines, batteries and what they replace."),
    Author("Hanna Weiss", "Reviews theatre, books and the occasional opera house roof."),
    Author("Leo Marchetti", "Writes from the touchline, in all weathers."),
    Author("Aoife Brennan", "Explains research without the adjectives."),
    Author("Ravi Menon", "Cooks first, asks questions later."),
    Author("Clara Dubois", "Travels by train and keeps the tickets."),
    Author("Nils Aaberg", "Edits the letters page and answers most of them."),
  ]

  public static func named(_ name: String) -> Author? { all.first { $0.name == name } }
  public static func with(id: String) -> Author? { all.first { $0.id == id } }

  private init(_ name: String, _ about: String) {
    self.id = name.lowercased().split(separator: " ").joined(separator: "-")
    self.name = name
    self.about = about
  }

  public var initials: String { String(name.split(separator: " ").compactMap(\.first)) }
}
