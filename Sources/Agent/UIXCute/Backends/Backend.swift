/// Where an agent's answers come from.
public enum Backend: Sendable {
  /// Answers that are given in order, or by a closure: for tests.
  case scripted(ScriptedClient)
  /// The recording alone: what it does not hold is an error.
  case replay
  /// Goals that name what they want in the screen's own words, done without any model.
  case wordOverlap
  /// A client of the caller's own.
  case custom(any LLMClientProtocol)

  public static func scripted(_ replies: [LLMReply]) -> Self { .scripted(ScriptedClient(replies)) }

  public static func scripted(_ answer: @escaping @Sendable (LLMRequest) throws -> LLMReply) -> Self
  { .scripted(ScriptedClient(answer)) }

  /// - Throws: `LLMError.configuration` for a set-up that cannot work.
  /// What an agent takes where none is given.
  public static var `default`: Self { .wordOverlap }

  func client() throws -> any LLMClientProtocol {
    switch self {
    case .scripted(let client): client
    case .replay: NoModelClient()
    case .wordOverlap: WordOverlapClient()
    case .custom(let client): client
    }
  }
}
