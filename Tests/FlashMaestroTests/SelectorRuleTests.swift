import FlashMaestro
import Foundation
import Testing

/// G01 and the rule behind it: a text is meant where it is the same to the letter, or where the
/// pattern is the whole of it; what is no pattern stands for itself.
@Suite struct SelectorRuleTests {
  /// The rule told once more, on ICU's expressions instead of Swift's.
  private func isMeant(_ text: String, by pattern: String) -> Bool {
    func fits(_ text: String) -> Bool {
      if text == pattern { return true }
      let options: NSRegularExpression.Options = [
        .caseInsensitive, .dotMatchesLineSeparators, .anchorsMatchLines,
      ]
      guard let expression = try? NSRegularExpression(pattern: pattern, options: options) else {
        return text.lowercased() == pattern.lowercased()
      }
      // The whole of it: tried as a group between anchors of the text, not of a line.
      let whole = try? NSRegularExpression(pattern: "\\A(?:\(pattern))\\z", options: options)
      let range = NSRange(text.startIndex..., in: text)
      return (whole ?? expression).firstMatch(in: text, range: range)?.range == range
    }
    return fits(text) || fits(text.replacingOccurrences(of: "\n", with: " "))
  }

  private static let labels = [
    "Region (A-Z)", "Price: $9.99 + tax?", "C++ [beta", "Save", "save", "SAVE ALL", "a.b", "aXb",
    "Line one\nline two", "Line one line two", "100%", "é", "É", "x|y", "x", "", " ", "12:30",
    "{name}", "path/to", "back\\slash", "^start", "end$", "a*", "aaa", "(", ")", "Are you sure?",
  ]

  private static let pieces = [
    "Save", "save", ".*", ".+", "a", "x", "|", "(", ")", "[", "]", "[a-z]+", "\\d+", "\\.", ".",
    "?", "+", "*", "^", "$", " ", "\\(A-Z\\)", "Price: ", "\\$9\\.99", "{", "{2}", "\\s",
    "(?i)", "line", "é", "\\w+", "\\\\", "%", ":",
  ]

  @Test("generated selectors mean what the rule says, on every label", arguments: 1...40)
  func differential(seed: Int) {
    var state = UInt64(seed) &* 0x9E37_79B9_7F4A_7C15
    func next(_ bound: Int) -> Int {
      state ^= state >> 12
      state ^= state << 25
      state ^= state >> 27
      return Int((state &* 0x2545_F491_4F6C_DD1D) >> 33) % bound
    }
    for _ in 0..<60 {
      let selector: String
      switch next(4) {
      case 0: selector = Self.labels[next(Self.labels.count)]
      case 1:
        selector = NSRegularExpression.escapedPattern(for: Self.labels[next(Self.labels.count)])
      default:
        selector = (0...next(4)).map { _ in Self.pieces[next(Self.pieces.count)] }.joined()
      }
      // ICU repeats anchors, and Swift does not; nobody writes that.
      if selector.contains(/[$^][*+?{]/) || selector.contains("(?)") { continue }
      let pattern = TextPattern(selector)
      for label in Self.labels {
        #expect(
          pattern.means(label) == isMeant(label, by: selector), "'\(selector)' and '\(label)'")
      }
    }
  }

  @Test(
    "G01: signs of patterns in a label are met as written, escaped, and by a pattern",
    arguments: [
      ("Region (A-Z)", "Region \\(A-Z\\)"), ("Price: $9.99 + tax?", "Price: \\$9\\.99 \\+ tax\\?"),
      ("C++ [beta", "C\\+\\+ \\[beta"),
    ])
  func signs(label: String, escaped: String) {
    #expect(TextPattern(label).means(label))
    #expect(TextPattern(escaped).means(label))
    #expect(TextPattern(".*").means(label))
    #expect(!TextPattern(label).means(label + "!"))
    #expect(!TextPattern(escaped).means("x" + label))
  }
}
