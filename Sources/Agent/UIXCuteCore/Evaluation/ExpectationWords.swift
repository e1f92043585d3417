import FlashProtocol

/// Expectations as a command line and a suite write them: `visible:ID`, `gone:ID`, `screen:NAME`,
/// `text:ID=TEXT`, `text:ID~PART`, `value:ID=TEXT`, `value:ID~PART`, `state:ID=checked`.
extension Expectation {
  static let forms =
    "visible:ID, gone:ID, screen:NAME, text:ID=TEXT, text:ID~PART, value:ID=TEXT, value:ID~PART or state:ID=WORD"

  /// - Throws: `LLMError.configuration` with the forms that there are.
  public init(parsing text: String) throws {
    let fault = LLMError.configuration("'\(text)' is no expectation: it must be \(Self.forms)")
    guard let colon = text.firstIndex(of: ":") else { throw fault }
    let body = text[text.index(after: colon)...]
    guard !body.isEmpty else { throw fault }
    func pair(_ mark: Character) -> (String, String)? {
      guard let place = body.firstIndex(of: mark), place > body.startIndex else { return nil }
      return (String(body[..<place]), String(body[body.index(after: place)...]))
    }
    // The first of the two marks counts: a text may hold the other.
    let isPart =
      (body.firstIndex(of: "~") ?? body.endIndex) < (body.firstIndex(of: "=") ?? body.endIndex)
    switch text[..<colon] {
    case "visible": self = .visible(String(body))
    case "gone": self = .gone(String(body))
    case "screen": self = .screen(String(body))
    case "text":
      guard let (name, wanted) = pair(isPart ? "~" : "=") else { throw fault }
      self = isPart ? .text(name, contains: wanted) : .text(name, wanted)
    case "value":
      guard let (name, wanted) = pair(isPart ? "~" : "=") else { throw fault }
      self = isPart ? .value(name, contains: wanted) : .value(name, wanted)
    case "state":
      guard let (name, state) = pair("=") else { throw fault }
      self = .state(name, state)
    default: throw fault
    }
  }
}
