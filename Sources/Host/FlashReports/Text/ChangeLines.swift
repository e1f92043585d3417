import FlashProtocol

/// What an act changed, a line each, for reports.
public enum ChangeLines {
  private static let most = 12

  public static func lines(_ changes: Changes) -> [String] {
    var lines = changes.appeared.map { "+ " + name($0) }
    lines += changes.removed.map { "- " + name($0) }
    lines += changes.updated.map { line in
      "~ " + name(line) + (line.before.map { " (was \(JSON.string($0).text))" } ?? "")
    }
    let shown = lines.prefix(most)
    let more = changes.more + lines.count - shown.count
    return shown + (more > 0 ? ["… and \(more) more"] : [])
  }

  private static func name(_ line: Changes.Line) -> String {
    [line.kind.rawValue, line.id, line.text.map { JSON.string($0).text }].compactMap(\.self)
      .joined(separator: " ")
  }
}
