extension SourceLine {
  /// The cells between the bars of a table's row.
  ///
  /// `\|` is a bar, `\n` a line break and `\\` a backslash within a cell.
  var cells: [Token.Item] {
    var cells: [Token.Item] = []
    var cell: [Unicode.Scalar] = []
    var start = 0
    var isFirst = true
    var index = trimmed.startIndex
    while index < trimmed.endIndex {
      let scalar = trimmed[index]
      index += 1
      if scalar == "|" {
        // What stands before the first bar belongs to no cell.
        if !isFirst { cells.append(item(cell, from: start)) }
        isFirst = false
        cell = []
        start = index - trimmed.startIndex
      } else if scalar == "\\" {
        let next = index < trimmed.endIndex ? trimmed[index] : nil
        index += next == nil ? 0 : 1
        switch next {
        case "n": cell.append("\n")
        case "|", "\\": cell.append(next ?? scalar)
        default: cell += [scalar] + (next.map { [$0] } ?? [])
        }
      } else {
        cell.append(scalar)
      }
    }
    return cells
  }

  /// A cell without the space around it; a line break written as `\n` is kept.
  private func item(_ cell: [Unicode.Scalar], from start: Int) -> Token.Item {
    func isSpace(_ scalar: Unicode.Scalar) -> Bool {
      scalar.properties.isWhitespace && scalar != "\n"
    }
    let bare = cell.drop(while: isSpace)
    var end = bare.endIndex
    while end > bare.startIndex, isSpace(bare[end - 1]) { end -= 1 }
    return Token.Item(
      column: indent + start + bare.startIndex + 1, text: String(bare[..<end]))
  }

  /// - Throws: `GherkinError.Reason.spaceInTag` for `@a b`.
  func tags() throws(GherkinError) -> [Token.Item] {
    var scalars = trimmed
    // A comment begins at a `#` after space; one within a tag belongs to it.
    let end = scalars.indices.dropFirst().first {
      scalars[$0] == "#" && scalars[$0 - 1].properties.isWhitespace
    }
    if let end { scalars = scalars[..<end].trimmed }
    var tags: [Token.Item] = []
    var column = indent + 1
    for part in scalars.dropFirst().split(separator: "@", omittingEmptySubsequences: false) {
      let name = part.trimmed
      if name.contains(where: \.properties.isWhitespace) {
        throw GherkinError(.spaceInTag, at: Location(line: number, column: column))
      }
      tags.append(Token.Item(column: column, text: "@" + String(name)))
      column += part.count + 1
    }
    return tags
  }
}
