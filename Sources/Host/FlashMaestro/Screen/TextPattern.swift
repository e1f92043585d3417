/// How a selector's text or id is compared: with the whole of another, as a pattern in any letter
/// case; what is no pattern stands for itself.
public struct TextPattern: Sendable {
  private enum Kind: @unchecked Sendable {
    /// No sign in it means anything but itself.
    case plain(String)
    // A Regex is a value, and nothing changes it once it is made.
    case pattern(Regex<AnyRegexOutput>)
  }

  private static let signs = Set("\\^$.|?*+()[]{}".unicodeScalars)

  public let source: String
  private let kind: Kind

  public init(_ source: String) {
    self.source = source
    if !source.unicodeScalars.contains(where: Self.signs.contains) {
      kind = .plain(source.lowercased())
    } else if !Self.hasStrayBrace(source), let regex = try? Regex(source) {
      kind = .pattern(
        regex.ignoresCase().dotMatchesNewlines().anchorsMatchLineEndings()
          .matchingSemantics(.unicodeScalar))
    } else {
      kind = .plain(source.lowercased())
    }
  }

  /// Whether a `{` begins no count of repetitions. Swift takes it for itself then, and Maestro's
  /// engine takes the whole for no pattern.
  private static func hasStrayBrace(_ source: String) -> Bool {
    var rest = Array(source.unicodeScalars)[...]
    var isInClass = false
    while let scalar = rest.popFirst() {
      switch scalar {
      case "\\":
        // The brace of \p{…} and \x{…} is a part of the escape.
        if let name = rest.popFirst(), "pPxNku".unicodeScalars.contains(name), rest.first == "{" {
          rest = rest.drop { $0 != "}" }
        }
      case "[": isInClass = true
      case "]": isInClass = false
      case "{" where !isInClass:
        let count = rest.prefix { $0 != "}" }
        guard count.endIndex < rest.endIndex, count.first.map(isDigit) == true,
          count.allSatisfy({ isDigit($0) || $0 == "," })
        else { return true }
      default: break
      }
    }
    return false
  }

  private static func isDigit(_ scalar: Unicode.Scalar) -> Bool { ("0"..."9").contains(scalar) }

  /// Whether the pattern is the whole of that text.
  public func isWhole(of text: String) -> Bool {
    switch kind {
    case .plain(let plain): text.lowercased().utf8.elementsEqual(plain.utf8)
    case .pattern(let regex): (try? regex.wholeMatch(in: text)) != nil
    }
  }

  /// Whether a text is meant: by the pattern, or because it is the same to the letter; a line break
  /// counts as a space too.
  public func means(_ text: String) -> Bool {
    if text == source || isWhole(of: text) { return true }
    guard text.utf8.contains(0x0A) else { return false }
    let oneLine = String(text.map { $0 == "\n" ? " " : $0 })
    return oneLine == source || isWhole(of: oneLine)
  }

  /// Whether an id is meant: the whole of it, or what follows its last slash.
  public func meansID(_ id: String) -> Bool {
    if isWhole(of: id) { return true }
    guard let slash = id.lastIndex(of: "/") else { return false }
    return isWhole(of: String(id[id.index(after: slash)...]))
  }
}
