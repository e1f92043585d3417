import FlashClient
import FlashProtocol

extension LineReader {
  /// The element that a check names: the words of /element.
  func naming(_ words: [PlacedWord]) throws(FlowError) -> Naming {
    guard let command = Command.named("element") else {
      throw fault(verb, "this build knows no elements", nil)
    }
    do {
      let read = try command.read(words.map(\.word))
      return Naming(arguments: read.arguments.map { .init($0.name, $0.value) })
    } catch {
      guard case .missing = error.problem else { throw fault(error, in: words) }
      throw fault(
        verb, "'\(verb.word.text)' needs the element's identifier",
        "such as: \(verb.word.text) profile.login")
    }
  }

  func fault(_ error: WordsError, in words: [PlacedWord]) -> FlowError {
    guard let index = error.word, words.indices.contains(index) else {
      return fault(verb, error.message, error.advice)
    }
    return fault(words[index], error.message, error.advice)
  }

  func surplus(_ word: PlacedWord, _ advice: String) -> FlowError {
    fault(word, "'\(word.word.text)' is one word too many", advice)
  }

  func fault(_ word: PlacedWord, _ message: String, _ advice: String?) -> FlowError {
    FlowError(
      file: file, line: line, column: word.column, length: word.length, source: source,
      message: message, advice: advice)
  }
}
