/// What in a text tells that it was never filled in or translated.
enum PlaceholderTrace: Equatable {
  /// `{name}`, `{{name}}`, `${name}`, `%{name}`
  case braces(String)
  /// `%s`, `%@`, `%1$d`, `%.2f`
  case format(String)
  /// `NaN`, `null`, `undefined`, `(null)`, `[object Object]`, `Optional(…)`
  case nothing(String)
  case lorem
  /// `settings.title`, `SETTINGS_TITLE`, `home_header_title`
  case key(String)

  init?(in text: String) {
    let scalars = Array(text.unicodeScalars)
    if let found = Self.braces(in: scalars) {
      self = .braces(found)
    } else if let found = Self.format(in: scalars) {
      self = .format(found)
    } else if let found = Self.nothing(in: text) {
      self = .nothing(found)
    } else if Self.words(of: text).contains(where: { $0.lowercased() == "lorem" }) {
      self = .lorem
    } else if let found = UntranslatedKey.find(in: text) {
      self = .key(found)
    } else {
      return nil
    }
  }

  var description: String {
    switch self {
    case .braces(let found): "holds the placeholder \(found), never filled in"
    case .format(let found): "holds the format \(found), never filled in"
    case .nothing(let found): "shows \(found), a value that is not there"
    case .lorem: "is filler text"
    case .key(let found): "is the key \(found), not its translation"
    }
  }

  // MARK: - Single traces

  private static func braces(in text: [Unicode.Scalar]) -> String? {
    for (start, scalar) in text.enumerated() where scalar == "{" {
      guard let end = text[start...].firstIndex(of: "}"), (2...40).contains(end - start) else {
        continue
      }
      let inner = text[(start + 1)..<end].drop { $0 == "{" || $0 == " " }
      guard let first = inner.first, isLetter(first) || isDigit(first) || first == "_",
        inner.allSatisfy({ isLetter($0) || isDigit($0) || "_.- ".unicodeScalars.contains($0) }),
        inner.count(where: { $0 == " " }) <= 1
      else { continue }
      var from = start
      while from > 0, "{$%#".unicodeScalars.contains(text[from - 1]) { from -= 1 }
      var to = end
      while to + 1 < text.count, text[to + 1] == "}" { to += 1 }
      return string(text[from...to])
    }
    return nil
  }

  /// `printf`'s and Foundation's conversions; `50% sure` is none, since no flag is a space here.
  private static func format(in text: [Unicode.Scalar]) -> String? {
    for (start, scalar) in text.enumerated() where scalar == "%" {
      if start > 0, isDigit(text[start - 1]) || text[start - 1] == "%" { continue }
      var end = start + 1
      while end < text.count, isDigit(text[end]) || ".$".unicodeScalars.contains(text[end]) {
        end += 1
      }
      while end < text.count, end - start < 8, "lhqz".unicodeScalars.contains(text[end]) {
        end += 1
      }
      guard end < text.count, "@sdiufgxc".unicodeScalars.contains(text[end]) else { continue }
      if end + 1 < text.count, isLetter(text[end + 1]) || isDigit(text[end + 1]) { continue }
      return string(text[start...end])
    }
    return nil
  }

  private static func nothing(in text: String) -> String? {
    for whole in ["[object Object]", "(null)", "<null>", "Optional("] where text.contains(whole) {
      return whole
    }
    let words = words(of: text)
    if words.contains("NaN") { return "NaN" }
    // In prose these are words: "the null hypothesis", "undefined behaviour".
    guard words.count <= 3, !words.contains(where: { ["a", "the"].contains($0.lowercased()) })
    else {
      return nil
    }
    return ["null", "undefined", "nil"].first { words.contains($0[...]) }
  }

  static func words(of text: String) -> [Substring] {
    text.split { !$0.isLetter && !$0.isNumber && $0 != "_" }
  }

  private static func isLetter(_ scalar: Unicode.Scalar) -> Bool { scalar.properties.isAlphabetic }

  private static func isDigit(_ scalar: Unicode.Scalar) -> Bool {
    ("0"..."9").contains(scalar)
  }

  private static func string(_ scalars: ArraySlice<Unicode.Scalar>) -> String {
    var view = String.UnicodeScalarView()
    view.append(contentsOf: scalars)
    return String(view)
  }
}
