import FlashProtocol

extension ActLine {
  /// The most telling change and how many more there were; nil where there was none.
  func changes(_ changes: Changes) -> String? {
    let count =
      changes.appeared.count + changes.removed.count + changes.updated.count + changes.more
    guard let (word, line) = telling(changes) else {
      return changes.more > 0 ? "\(changes.more) changes" : nil
    }
    let rest = count > 1 ? paint(.dim, " (+\(count - 1))") : ""
    return paint(.green, word) + " " + Self.name(line) + rest
  }

  private func telling(_ changes: Changes) -> (word: String, line: Changes.Line)? {
    let named: (Changes.Line) -> Bool = { $0.id != nil }
    let surface: (Changes.Line) -> Bool = { [.dialog, .popover, .window].contains($0.kind) }
    if let line = changes.appeared.first(where: surface) { return ("appeared", line) }
    // A text tells more than the box it came in.
    let reads: (Changes.Line) -> Bool = { named($0) && $0.text != nil }
    if let line = changes.appeared.first(where: reads) { return ("appeared", line) }
    if let line = changes.appeared.first(where: named) { return ("appeared", line) }
    if let line = changes.updated.first(where: named) { return ("updated", line) }
    if let line = changes.removed.first(where: named) { return ("gone", line) }
    if let line = changes.appeared.first { return ("appeared", line) }
    if let line = changes.updated.first { return ("updated", line) }
    return changes.removed.first.map { ("gone", $0) }
  }

  private static func name(_ line: Changes.Line) -> String {
    let text = line.text.map(quote)
    guard let text else { return line.id?.printable ?? line.kind.rawValue }
    let change = line.before.map { "\(quote($0)) → \(text)" } ?? text
    return line.id.map { "\($0.printable) \(change)" } ?? change
  }
}
