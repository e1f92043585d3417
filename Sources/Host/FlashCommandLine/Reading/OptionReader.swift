import FlashClient
import FlashProtocol

/// Reads words as options with their values, places, and what follows `--`, one part at a time.
public struct OptionReader {
  public enum Part: Equatable {
    case place(String)
    case flag(String)
    case value(String, of: String)
    /// All words after `--`, as they are.
    case rest([String])
  }

  private var words: ArraySlice<String>
  private let known: [ExtraOption]
  private let command: String
  private let program: String
  private let takesShort: Bool

  /// - Parameters:
  ///   - known: the options there are.
  ///   - command: for messages.
  ///   - program: whose help messages point to.
  ///   - takesShort: whether `-e` is an option too, and no place.
  public init(
    _ words: [String], known: [ExtraOption], of command: String, program: String = "flash",
    takesShort: Bool = false
  ) {
    self.words = words[...]
    self.known = known
    self.command = command
    self.program = program
    self.takesShort = takesShort
  }

  /// - Throws: `UsageError` for an option that is not known, or that lacks its value.
  public mutating func next() throws(UsageError) -> Part? {
    guard let word = words.popFirst() else { return nil }
    if word == "--" {
      defer { words = [] }
      return .rest(Array(words))
    }
    guard word.hasPrefix(takesShort ? "-" : "--"), word != "-" else { return .place(word) }
    let body = takesShort ? word.drop { $0 == "-" } : word.dropFirst(2)
    let equals = body.firstIndex(of: "=")
    let name = String(body[..<(equals ?? body.endIndex)])
    guard let option = known.first(where: { $0.name == name }) else {
      throw .unknownOption(
        takesShort ? word : "--" + name, of: command,
        nearest: Spelling.nearest(to: name, among: known.map(\.name)), program: program)
    }
    guard let wanted = option.value else { return .flag(name) }
    let inline = equals.map { String(body[body.index(after: $0)...]) }
    guard let value = inline ?? words.popFirst() else {
      throw .noValue(option: name, wanted: wanted)
    }
    return .value(value, of: name)
  }
}
