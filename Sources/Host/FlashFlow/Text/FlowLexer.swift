import FlashClient

/// One word of a line, and where it stands.
struct PlacedWord: Equatable {
  var word: Word
  /// Counted from 1, in characters, quotes included.
  var column: Int
  var length: Int
}

/// Splits one line of a flow into words.
///
/// Words are parted by spaces and tabs. `"…"` holds spaces, with `\"`, `\\`, `\n` and `\t`; `'…'`
/// around a whole word holds anything as it is. `#` at the start of a word begins a comment.
struct FlowLexer {
  struct Fault: Error, Equatable {
    var column: Int
    var length: Int
    var message: String
    var advice: String
  }

  private let characters: [Character]
  private var position = 0
  /// Where the text ends and a comment or nothing begins.
  private(set) var end = 0

  init(_ line: some StringProtocol) { characters = Array(line) }

  /// The line without its comment and the space around it.
  var code: String { String(characters[..<end]).trimmed() }

  mutating func words() throws(Fault) -> [PlacedWord] {
    var words: [PlacedWord] = []
    while true {
      while position < characters.count, characters[position].isWhitespace { position += 1 }
      guard position < characters.count, characters[position] != "#" else { return words }
      let start = position
      let word = try characters[position] == "'" ? literal() : word()
      words.append(PlacedWord(word: word, column: start + 1, length: position - start))
      end = position
    }
  }

  private mutating func word() throws(Fault) -> Word {
    let isQuoted = characters[position] == "\""
    var text = ""
    while position < characters.count, !characters[position].isWhitespace {
      if characters[position] == "\"" {
        text += try quoted()
      } else {
        text.append(characters[position])
        position += 1
      }
    }
    return Word(text, isQuoted: isQuoted)
  }

  private mutating func quoted() throws(Fault) -> String {
    let start = position
    var text = ""
    position += 1
    while position < characters.count {
      let character = characters[position]
      position += 1
      switch character {
      case "\"":
        return text
      case "\\":
        text.append(try escape())
      default:
        text.append(character)
      }
    }
    throw Fault(
      column: start + 1, length: characters.count - start, message: "a quote is not closed",
      advice: "end it with \", and write \\\" for a quote within")
  }

  private mutating func escape() throws(Fault) -> Character {
    let next = position < characters.count ? characters[position] : " "
    position += 1
    switch next {
    case "\"", "\\": return next
    case "n": return "\n"
    case "t": return "\t"
    default:
      throw Fault(
        column: position - 1, length: 2, message: "'\\\(next)' means nothing in quotes",
        advice: "write \\\\ for a backslash, \\\" for a quote, \\n for a line break")
    }
  }

  private mutating func literal() throws(Fault) -> Word {
    let start = position
    position += 1
    guard let close = characters[position...].firstIndex(of: "'") else {
      throw Fault(
        column: start + 1, length: characters.count - start, message: "a quote is not closed",
        advice: "end it with '")
    }
    defer { position = close + 1 }
    return Word(String(characters[position..<close]), isQuoted: true)
  }
}
