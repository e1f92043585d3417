import FlashCommandLine

#if canImport(Darwin)
import Darwin
#else
import Glibc
#endif

/// What a terminal shows while a run goes: how far it is, and a line for each case under way.
struct LiveView {
  private let console: Console
  private let total: Int
  private var done = 0
  private var failed = 0
  /// In the order in which they began.
  private var running: [(key: String, line: String)] = []
  private var drawn = 0

  init(console: Console, total: Int) {
    self.console = console
    self.total = total
  }

  mutating func show(_ line: String, for key: String) {
    if let index = running.firstIndex(where: { $0.key == key }) {
      running[index].line = line
    } else {
      running.append((key, line))
    }
  }

  mutating func end(_ key: String, hasFailed: Bool) {
    running.removeAll { $0.key == key }
    done += 1
    if hasFailed { failed += 1 }
  }

  /// Takes away what was drawn, so that a line can be printed in its place.
  mutating func wipe() {
    guard drawn > 0 else { return }
    let up = String(repeating: "\u{1B}[1A\u{1B}[2K", count: drawn - 1)
    console.write("\r\u{1B}[2K" + up)
    drawn = 0
  }

  /// - Parameter hidden: takes secrets out of a line.
  mutating func draw(_ hidden: (String) -> String) {
    wipe()
    guard !running.isEmpty else { return }
    let width = Self.width
    let shown = running.prefix(Self.most).map { "  " + $0.line }
    let lines = [bar] + shown.map { console.paint(.dim, Self.cut(hidden($0), to: width)) }
    console.write(lines.joined(separator: "\n"))
    drawn = lines.count
  }

  private var bar: String {
    let length = 24
    let full = total > 0 ? done * length / total : 0
    let part = String(repeating: "━", count: full)
    let rest = String(repeating: "━", count: length - full)
    let count = " \(done)/\(total)" + (failed > 0 ? console.paint(.red, "  \(failed) failed") : "")
    return console.paint(failed > 0 ? .red : .green, part) + console.paint(.dim, rest) + count
  }

  private static let most = 8

  private static func cut(_ line: String, to width: Int) -> String {
    let first = line.split(whereSeparator: \.isNewline).first.map(String.init) ?? ""
    return first.count < width ? first : first.prefix(max(1, width - 2)) + "…"
  }

  private static var width: Int {
    var size = winsize()
    guard ioctl(1, UInt(TIOCGWINSZ), &size) == 0, size.ws_col > 20 else { return 80 }
    return Int(size.ws_col)
  }
}
