/// One line of a feature file, in Unicode scalars: a keyword is followed by what it is followed by,
/// be that a combining accent.
struct SourceLine {
  typealias Scalars = ArraySlice<Unicode.Scalar>

  /// From 1.
  let number: Int
  let scalars: Scalars
  /// Without the space around it.
  let trimmed: Scalars

  init(number: Int, scalars: Scalars) {
    self.number = number
    self.scalars = scalars
    trimmed = scalars.trimmed
  }

  /// How many scalars of space stand before the text.
  var indent: Int {
    trimmed.isEmpty ? scalars.count : trimmed.startIndex - scalars.startIndex
  }

  var start: Location { Location(line: number, column: indent + 1) }
  var text: String { String(scalars) }

  func starts(with prefix: [Unicode.Scalar]) -> Bool { trimmed.starts(with: prefix) }

  /// The text after the first scalars of it, without the space around it.
  func rest(after count: Int) -> String { String(trimmed.dropFirst(count).trimmed) }

  /// The line less that much space, or less all of it where there is not that much.
  func text(removing indent: Int) -> String {
    indent > self.indent
      ? String(scalars.dropFirst(self.indent)) : String(scalars.dropFirst(indent))
  }

  /// Splits a text at its line feeds, each line without the carriage return before one.
  static func lines(of text: String) -> [SourceLine] {
    let scalars = Array(text.unicodeScalars)
    var lines: [SourceLine] = []
    var start = 0
    func add(upTo end: Int) {
      let whole = scalars[start..<end]
      lines.append(
        SourceLine(
          number: lines.count + 1,
          scalars: whole.last == "\r" ? whole.dropLast() : whole))
    }
    for index in scalars.indices where scalars[index] == "\n" {
      add(upTo: index)
      start = index + 1
    }
    if start < scalars.count { add(upTo: scalars.count) }
    return lines
  }
}

extension ArraySlice<Unicode.Scalar> {
  var trimmed: Self {
    var slice = self
    while let first = slice.first, first.properties.isWhitespace { slice = slice.dropFirst() }
    while let last = slice.last, last.properties.isWhitespace { slice = slice.dropLast() }
    return slice
  }
}

extension String {
  init(_ scalars: some Sequence<Unicode.Scalar>) {
    self.init(String.UnicodeScalarView(scalars))
  }
}
