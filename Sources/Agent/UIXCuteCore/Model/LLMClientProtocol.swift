/// A model service: one conversation in, one reply out.
public protocol LLMClientProtocol: Sendable {
  /// What reports call it, such as `bedrock us.anthropic.claude-sonnet-4-6`.
  var name: String { get }

  /// - Throws: `LLMError`, which says whether asking again can help.
  func reply(to request: LLMRequest) async throws -> LLMReply
}
