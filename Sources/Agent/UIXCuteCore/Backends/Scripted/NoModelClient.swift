/// Stands where no model is wanted: a run that stays within its recording never asks it.
struct NoModelClient: LLMClientProtocol {
  let name = "recording"

  func reply(to request: LLMRequest) async throws -> LLMReply {
    throw LLMError.noModel(
      request.purpose == .judge
        ? "an assertion in words needs a model, and the backend is .replay: use an Expectation, or a backend with a model"
        : "the recording does not hold this, and the backend is .replay: run it once with a model")
  }
}
