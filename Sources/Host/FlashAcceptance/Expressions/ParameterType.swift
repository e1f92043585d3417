/// What a parameter of a phrase may be, such as `{int}`.
public struct ParameterType: Sendable {
  public var name: String
  /// The lengths that a text may be read with, in scalars, the one to try first first.
  let lengths: @Sendable (ArraySlice<Unicode.Scalar>) -> [Int]
  /// What is meant by the text that was read: a string without its quotes.
  let value: @Sendable (String) -> String

  init(
    _ name: String, lengths: @escaping @Sendable (ArraySlice<Unicode.Scalar>) -> [Int],
    value: @escaping @Sendable (String) -> String = { $0 }
  ) {
    self.name = name
    self.lengths = lengths
    self.value = value
  }

  /// One of several words.
  ///
  /// - Parameter words: the longest is tried first.
  public init(_ name: String, words: [String]) {
    let scalars = words.map { Array($0.unicodeScalars) }.sorted { $0.count > $1.count }
    self.init(name) { text in scalars.filter { text.starts(with: $0) }.map(\.count) }
  }

  public static let all = [int, float, word, string, element, anything]

  public static let int = ParameterType("int") { text in
    let sign = text.first == "-" ? 1 : 0
    let digits = text.dropFirst(sign).prefix(while: \.isDigit).count
    return digits > 0 ? [sign + digits] : []
  }

  /// With a dot or, as the French write it, a comma.
  public static let float = ParameterType("float") { text in
    let sign = text.first == "-" || text.first == "+" ? 1 : 0
    let rest = text.dropFirst(sign)
    let whole = rest.prefix(while: \.isDigit).count
    let mark = rest.dropFirst(whole).first
    guard mark == "." || mark == "," else { return whole > 0 ? [sign + whole] : [] }
    let part = rest.dropFirst(whole + 1).prefix(while: \.isDigit).count
    let plain = whole > 0 ? [sign + whole] : []
    return part > 0 ? [sign + whole + 1 + part] + plain : plain
  } value: { text in
    String(text.map { $0 == "," ? "." : $0 })
  }

  public static let word = ParameterType("word") { text in
    let count = text.prefix { !$0.properties.isWhitespace }.count
    return count > 0 ? [count] : []
  }

  /// Within quotes: "…", '…', «…» or “…”; a backslash keeps what follows it.
  public static let string = ParameterType("string") { text in
    quoted(text).map { [$0] } ?? []
  } value: { text in
    bare(text)
  }

  /// What names an element: a text in quotes, or an identifier.
  public static let element = ParameterType("element") { text in
    if let length = quoted(text) { return [length] }
    let count = text.prefix { !$0.properties.isWhitespace && !"\"'«“".unicodeScalars.contains($0) }
      .count
    return count > 0 ? [count] : []
  } value: { text in
    bare(text)
  }

  public static let anything = ParameterType("") { text in
    Array((0...text.count).reversed())
  }

  private static let quotes: [Unicode.Scalar: Unicode.Scalar] = [
    "\"": "\"", "'": "'", "«": "»", "“": "”",
  ]

  private static func quoted(_ text: ArraySlice<Unicode.Scalar>) -> Int? {
    guard let first = text.first, let close = quotes[first] else { return nil }
    var index = text.startIndex + 1
    while index < text.endIndex {
      if text[index] == "\\" {
        index += 2
        continue
      }
      if text[index] == close { return index - text.startIndex + 1 }
      index += 1
    }
    return nil
  }

  private static func bare(_ text: String) -> String {
    let scalars = Array(text.unicodeScalars)
    guard let first = scalars.first, quotes[first] != nil, scalars.count >= 2 else { return text }
    var inner = scalars[1..<(scalars.count - 1)]
    // Within guillemets stands a space that belongs to them.
    if first == "«" {
      if inner.first?.properties.isWhitespace == true { inner = inner.dropFirst() }
      if inner.last?.properties.isWhitespace == true { inner = inner.dropLast() }
    }
    var result = String.UnicodeScalarView()
    var isEscaped = false
    for scalar in inner {
      if scalar == "\\", !isEscaped {
        isEscaped = true
        continue
      }
      result.append(scalar)
      isEscaped = false
    }
    return String(result)
  }
}

extension Unicode.Scalar {
  var isDigit: Bool { (48...57).contains(value) }
}
