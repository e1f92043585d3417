import FlashProtocol

extension Failure {
  static func noPrompt(_ index: Int, of count: Int) -> Failure {
    Failure(
      .notFound,
      count == 0
        ? "no prompt of the system's is on screen"
        : "there is no prompt \(index): there are \(count), counted from 0")
  }

  static func noButton(_ button: String, of prompt: SystemPrompt) -> Failure {
    Failure(
      .notFound,
      "'\(prompt.title)' has no button '\(button)': it has "
        + prompt.buttons.joined(separator: ", "), target: button)
  }

  static func noField(_ field: String, of prompt: SystemPrompt) -> Failure {
    Failure(
      .notFound,
      "'\(prompt.title)' has no field '\(field)': "
        + (prompt.fields.isEmpty
          ? "it has none" : "it has " + prompt.fields.joined(separator: ", ")),
      target: field)
  }

  static func noRoute(_ request: String) -> Failure {
    Failure(.notFound, "the companion has no \(request): it has GET and POST /alert, POST /end")
  }
}
