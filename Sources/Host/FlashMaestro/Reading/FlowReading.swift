import FlashYAML

/// What is known and found while one file is read.
final class FlowReading {
  let file: String
  let text: String
  let access: FlowFileAccess
  /// The files that led here, this one last.
  let trail: [String]
  /// What the file itself gets wrong.
  private(set) var structural: [MaestroFlowError] = []
  /// What is wrong with what it means, such as a file that is not there.
  private(set) var later: [MaestroFlowError] = []
  var appID = ""
  private lazy var lines = MaestroFlowError.lines(of: text)

  init(file: String, text: String, access: FlowFileAccess, trail: [String]) {
    self.file = file
    self.text = text
    self.access = access
    self.trail = trail
  }

  var errors: [MaestroFlowError] { structural + later }

  func report(
    _ title: String, _ mark: YAMLMark, _ message: String, suggestions: [String] = []
  ) {
    structural.append(
      MaestroFlowError(
        title: title, file: file, mark: mark, message: message, suggestions: suggestions,
        text: text))
  }

  /// Tells of something that only shows once all of the file is read.
  func reportLater(_ title: String, _ source: MaestroSource, _ message: String) {
    later.append(
      MaestroFlowError(
        title: title, file: file, mark: YAMLMark(line: source.line, column: source.column),
        message: message, text: text))
  }

  func adopt(_ errors: [MaestroFlowError]) { later += errors }

  /// The lines of a command, which YAML ends only where the next thing begins.
  func source(from start: YAMLMark, to end: YAMLMark) -> MaestroSource {
    var endLine = max(end.line, start.line)
    let indent = self.indent(start.line)
    while endLine > start.line {
      let line = lines.indices.contains(endLine - 1) ? lines[endLine - 1] : ""
      let bare = line.trimmingSpace
      let isOutside = self.indent(endLine) <= indent
      // Where a block ends, the parser is at what follows it.
      let isAhead = endLine == end.line && end.column <= indent + 1
      let isNext = isAhead || bare.hasPrefix("#") || bare.hasPrefix("- ") || bare == "-"
      guard bare.isEmpty || isOutside && isNext else { break }
      endLine -= 1
    }
    let last = lines.indices.contains(endLine - 1) ? lines[endLine - 1] : ""
    let endColumn = last.unicodeScalars.count + 1
    return MaestroSource(
      file: file, line: start.line, column: start.column, endLine: endLine, endColumn: endColumn,
      text: slice(from: start, toEndOf: endLine))
  }

  private func indent(_ line: Int) -> Int {
    guard lines.indices.contains(line - 1) else { return 0 }
    return lines[line - 1].utf8.prefix { $0 == 0x20 }.count
  }

  private func slice(from start: YAMLMark, toEndOf line: Int) -> String {
    guard lines.indices.contains(start.line - 1) else { return "" }
    var part = Array(lines[(start.line - 1)..<min(line, lines.count)])
    part[0] = String(String.UnicodeScalarView(part[0].unicodeScalars.dropFirst(start.column - 1)))
    return part.joined(separator: "\n")
  }
}
