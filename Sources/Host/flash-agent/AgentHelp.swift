import Foundation
import UIXCuteCore

/// What there is to type after `flash do`, `ask`, `eval` and `export`, as `flash help` has it.
struct AgentHelp {
  private let isPainted =
    isatty(1) == 1 && ProcessEnvironment.value("NO_COLOR") == nil
    && ProcessEnvironment.value("TERM") != "dumb"

  /// - Parameter command: nil for all of them.
  func text(_ command: AgentOptions.Command?) -> String {
    guard let command else {
      return [.do, .ask, .eval, .export].map { (command: AgentOptions.Command) in
        page(Self.pages(command), command)
      }.joined(separator: "\n\n")
    }
    return page(Self.pages(command), command)
  }

  private func page(_ page: Page, _ command: AgentOptions.Command) -> String {
    var lines = [
      bold("flash \(command.rawValue)") + "  " + page.summary, "", bold("Usage"),
      "  flash \(command.rawValue) \(page.subject) [options]", "", bold("Options"),
    ]
    for option in page.options { lines += rows(option.name, option.summary) }
    lines += ["", bold("Examples")] + page.examples.map { "  " + $0 }
    lines += ["", bold("Exit codes"), "  " + page.exits]
    return lines.joined(separator: "\n")
  }

  /// The name, and beside it the lines of what it does.
  private func rows(_ name: String, _ summary: [String]) -> [String] {
    let gap = String(repeating: " ", count: max(1, 30 - name.count))
    let margin = String(repeating: " ", count: 32)
    let first = "  " + paint("36", name) + gap + (summary.first ?? "")
    return [first] + summary.dropFirst().map { margin + $0 }
  }

  private func bold(_ text: String) -> String { paint("1", text) }

  private func paint(_ style: String, _ text: String) -> String {
    isPainted ? "\u{1B}[\(style)m\(text)\u{1B}[0m" : text
  }
}
