import FlashProtocol

/// `measure ID x|y|width|height = N ± T`
extension LineReader {
  func measurement() throws(FlowError) -> Measurement {
    guard let equals = rest.firstIndex(where: { !$0.word.isQuoted && $0.word.text == "=" }) else {
      throw fault(
        rest.last ?? verb, "measure needs '=' between the property and the number", Self.form)
    }
    guard equals >= 1, let property = Measurement.Property(rawValue: rest[equals - 1].word.text)
    else {
      let word = equals >= 1 ? rest[equals - 1] : rest[equals]
      let known = Measurement.Property.allCases.map(\.rawValue)
      let nearest = Spelling.nearest(to: word.word.text, among: known.filter { $0.count > 1 })
      throw fault(
        word, "'\(word.word.text)' cannot be measured: x, y, width and height can",
        nearest.map { "did you mean '\($0)'?" } ?? Self.form)
    }
    let naming = try naming(Array(rest[..<(equals - 1)]))
    let numbers = Array(rest[(equals + 1)...])
    guard let first = numbers.first else {
      throw fault(rest[equals], "measure needs a number after '='", Self.form)
    }
    let text = numbers.map(\.word.text).joined()
    let parts = Self.split(text)
    guard let wanted = parts.first.flatMap(Self.points) else {
      throw fault(first, "'\(first.word.text)' is not a number of points", Self.form)
    }
    guard parts.count < 2 || Self.points(parts[1]).map({ $0 >= 0 }) == true, parts.count <= 2
    else {
      throw fault(
        numbers[numbers.count - 1], "the tolerance in '\(text)' is not a number from 0", Self.form)
    }
    return Measurement(
      naming, property, wanted: wanted,
      tolerance: parts.count == 2 ? Self.points(parts[1]) ?? 0 : 0)
  }

  private static let form = "such as: measure home.header y = 48 ± 2"

  /// At `±`, or at `+-` and `+/-` for keyboards without it.
  private static func split(_ text: String) -> [String] {
    let characters = Array(text)
    for sign in [Array("±"), Array("+/-"), Array("+-")] {
      guard characters.count >= sign.count else { continue }
      for start in 0...(characters.count - sign.count)
      where Array(characters[start..<(start + sign.count)]) == sign {
        return [String(characters[..<start]), String(characters[(start + sign.count)...])]
      }
    }
    return [text]
  }

  private static func points(_ text: String) -> Double? {
    let bare = text.hasSuffix("pt") ? String(text.dropLast(2)) : text
    return Double(bare).flatMap { $0.isFinite ? $0 : nil }
  }
}
