import FlashClient
import FlashProtocol

/// Reads the text form of a flow: one step a line.
public struct FlowParser: Sendable {
  /// The verbs that are commands of the app: each act and move that the command line has too.
  static let commands: [Command] = Command.all.filter { $0.word != nil && $0.method == .post }
  static let checks = ["wait", "assert", "gone", "measure", "proof"]
  public static var verbs: [String] { commands.compactMap(\.word) + checks }

  private let file: String

  /// - Parameter file: for messages and the flow's name; nothing is read from it.
  public init(file: String) { self.file = file }

  /// - Parameter text: the whole flow.
  /// - Throws: `FlowErrors` with every line that is no step, or with one where there is none.
  public func parse(_ text: String) throws(FlowErrors) -> Flow {
    var steps: [Step] = []
    var errors: [FlowError] = []
    var number = 0
    for line in text.split(omittingEmptySubsequences: false, whereSeparator: \.isNewline) {
      number += 1
      do {
        if let step = try step(line, number) { steps.append(step) }
      } catch {
        errors.append(error)
      }
    }
    if errors.isEmpty && steps.isEmpty {
      errors.append(
        FlowError(
          file: file, line: 1, column: 1, length: 1, source: "",
          message: "the flow has no step, so a run of it would prove nothing",
          advice: "write one a line, such as: tap login.submit"))
    }
    guard errors.isEmpty else { throw FlowErrors(errors) }
    return Flow(name: Self.name(of: file), file: file, steps: steps)
  }

  static func name(of file: String) -> String {
    let base = file.split(separator: "/").last.map(String.init) ?? file
    guard let dot = base.lastIndex(of: "."), dot != base.startIndex else { return base }
    return String(base[..<dot])
  }

  private func step(_ line: Substring, _ number: Int) throws(FlowError) -> Step? {
    var lexer = FlowLexer(line)
    let words: [PlacedWord]
    do {
      words = try lexer.words()
    } catch {
      throw FlowError(
        file: file, line: number, column: error.column, length: error.length,
        source: String(line), message: error.message, advice: error.advice)
    }
    guard let verb = words.first else { return nil }
    let reader = LineReader(
      file: file, line: number, source: String(line), verb: verb, rest: Array(words.dropFirst()))
    return Step(try reader.action(), source: lexer.code, line: number)
  }
}
