import Foundation
import UIXCuteCore

/// A suite's results as a person reads them.
enum EvalTable {
  static func line(_ goal: Suite.Goal, _ attempt: SuiteResult.Attempt) -> String {
    let mark = attempt.isPass ? "✓" : "✗"
    let numbers =
      "\(attempt.steps) \(attempt.steps == 1 ? "step" : "steps")  "
      + "\(attempt.usage.totalTokens) tokens  "
      + (attempt.cost.map { "cost \(Money.text($0))  " } ?? "") + time(attempt.duration)
    let name = goal.id.padding(toLength: 26, withPad: " ", startingAt: 0)
    let level = goal.level.rawValue.padding(toLength: 11, withPad: " ", startingAt: 0)
    return "\(mark) \(name) \(level) \(numbers)"
      + (attempt.isPass ? "" : "  \(attempt.reason.prefix(100))")
  }

  static func summary(_ result: SuiteResult, runs: Int) -> String {
    var lines = ["", "\(result.suite), by \(result.model)"]
    lines.append("level        goals  pass@1" + (runs > 1 ? "  pass@\(runs)" : ""))
    let levels: [Suite.Goal.Level?] = Suite.Goal.Level.allCases + [nil]
    for level in levels {
      let goals = result.results.filter { level == nil || $0.goal.level == level }
      guard !goals.isEmpty else { continue }
      let name = (level?.rawValue ?? "all").padding(toLength: 12, withPad: " ", startingAt: 0)
      let count = String(goals.count).leftPadded(to: 5)
      var line =
        "\(name) \(count)  " + percent(result.passRate(within: 1, level: level)).leftPadded(to: 6)
      if runs > 1 {
        line += "  " + percent(result.passRate(within: runs, level: level)).leftPadded(to: 6)
      }
      lines.append(line)
    }
    let all = result.attempts
    let tokens = all.reduce(0) { $0 + $1.usage.totalTokens }
    let count = max(1, all.count)
    lines.append(
      "a goal took \(all.reduce(0) { $0 + $1.steps } / count) steps, \(tokens / count) tokens and "
        + "\(time(all.reduce(0) { $0 + $1.duration } / Double(count))) on average")
    let costs = all.compactMap(\.cost)
    if !costs.isEmpty { lines.append("cost in all: \(Money.text(costs.reduce(0, +)))") }
    lines.append(
      "successes that the app's state does not bear out: \(all.count(where: \.isFalseSuccess))")
    return lines.joined(separator: "\n")
  }

  private static func percent(_ share: Double) -> String {
    "\(Int((share * 100).rounded())) %"
  }

  private static func time(_ seconds: Double) -> String {
    seconds < 1 ? "\(Int((seconds * 1_000).rounded())) ms" : String(format: "%.1f s", seconds)
  }
}

extension String {
  fileprivate func leftPadded(to length: Int) -> String {
    String(repeating: " ", count: max(0, length - count)) + self
  }
}
