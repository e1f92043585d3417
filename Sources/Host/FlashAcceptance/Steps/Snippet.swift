/// What to paste into steps.yaml for a step that no phrase fits.
public enum Snippet {
  public static func text(for step: String) -> String {
    "\(quoted(expression(for: step))):\n  - tap some.identifier"
  }

  /// The step with its quoted texts and numbers as parameters.
  static func expression(for step: String) -> String {
    var result = ""
    var rest = Array(step.unicodeScalars)[...]
    var isWordStart = true
    while let first = rest.first {
      if let length = ParameterType.string.lengths(rest).first {
        result += "{string}"
        rest = rest.dropFirst(length)
        isWordStart = false
      } else if isWordStart, let (name, length) = number(rest) {
        result += name
        rest = rest.dropFirst(length)
        isWordStart = false
      } else {
        if "(){}/\\".unicodeScalars.contains(first) { result += "\\" }
        result.unicodeScalars.append(first)
        isWordStart = first.properties.isWhitespace
        rest = rest.dropFirst()
      }
    }
    return result
  }

  private static func number(_ text: ArraySlice<Unicode.Scalar>) -> (String, Int)? {
    func ends(_ length: Int) -> Bool {
      text.dropFirst(length).first.map { !$0.properties.isAlphabetic && !$0.isDigit } ?? true
    }
    if let length = ParameterType.float.lengths(text).first, ends(length) {
      let isWhole = ParameterType.int.lengths(text).first == length
      return (isWhole ? "{int}" : "{float}", length)
    }
    return nil
  }

  /// As a key of YAML.
  private static func quoted(_ text: String) -> String {
    "\"" + text.map { $0 == "\"" || $0 == "\\" ? "\\\($0)" : String($0) }.joined() + "\""
  }
}
