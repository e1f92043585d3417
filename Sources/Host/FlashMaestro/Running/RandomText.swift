extension MaestroAction.RandomKind {
  /// A text of the kind, other each time.
  func made(length: Int) -> String {
    let length = length <= 0 ? 8 : min(length, 10_000)
    switch self {
    case .number:
      // A number has no zero in front.
      let first = String(Int.random(in: 1...9))
      return first + String((1..<length).map { _ in Character(String(Int.random(in: 0...9))) })
    case .text: return Self.letters(length)
    case .email:
      let person = Self.pick(Self.firstNames) + "." + Self.pick(Self.lastNames)
      return person.lowercased() + String(Int.random(in: 1...999)) + "@example.com"
    case .personName: return Self.pick(Self.firstNames) + " " + Self.pick(Self.lastNames)
    case .cityName: return Self.pick(Self.cities)
    case .countryName: return Self.pick(Self.countries)
    case .color: return Self.pick(Self.colors)
    }
  }

  private static func letters(_ length: Int) -> String {
    let letters = Array("abcdefghijklmnopqrstuvwxyz")
    return String((0..<length).map { _ in letters[Int.random(in: 0..<letters.count)] })
  }

  private static func pick(_ list: [String]) -> String { list[Int.random(in: 0..<list.count)] }

  private static let firstNames = [
    "Alice", "Bruno", "Clara", "David", "Emma", "Felix", "Grace", "Hugo", "Ines", "Jules", "Karim",
    "Lea", "Marta", "Nora", "Oscar", "Paula", "Quentin", "Rosa", "Simon", "Tara",
  ]
  private static let lastNames = [
    "Adler", "Bernard", "Costa", "Dubois", "Evans", "Fischer", "Garcia", "Hansen", "Ivanov",
    "Jensen", "Keller", "Laurent", "Martin", "Novak", "Olsen", "Petit", "Rossi", "Silva", "Weber",
  ]
  private static let cities = [
    "Lyon", "Porto", "Bergen", "Graz", "Utrecht", "Bologna", "Seville", "Ghent", "Turku", "Krakow",
  ]
  private static let countries = [
    "France", "Portugal", "Norway", "Austria", "Netherlands", "Italy", "Spain", "Belgium",
    "Finland", "Poland",
  ]
  private static let colors = [
    "red", "green", "blue", "orange", "purple", "yellow", "teal", "brown", "pink", "grey",
  ]
}
