import FlashJUnit
import FlashProtocol
import FlashReports
import Foundation

/// All that an agent did in one test, as the reports that others read.
public struct AgentRun: Sendable {
  public var name: String
  public var reports: [AgentExecutionReport]

  public init(name: String, reports: [AgentExecutionReport]) {
    self.name = name
    self.reports = reports
  }

  public var usage: Usage { reports.reduce(Usage()) { $0 + $1.usage } }
  public var modelCalls: Int { reports.reduce(0) { $0 + $1.modelCalls } }
  public var steps: Int { reports.reduce(0) { $0 + $1.steps.count } }
  public var duration: Double { reports.reduce(0) { $0 + $1.duration } }
  public var cost: Double? {
    let costs = reports.compactMap(\.cost)
    return costs.isEmpty ? nil : costs.reduce(0, +)
  }
  public var isSuccess: Bool { reports.allSatisfy(\.isSuccess) }

  public var json: JSON {
    .members([
      "name": .string(name), "success": .bool(isSuccess),
      "seconds": .double(AgentExecutionReport.rounded(duration)), "modelCalls": .int(modelCalls),
      "tokens": usage.json, "cost": cost.map(JSON.double),
      "runs": .array(reports.map(\.json)),
    ])
  }

  /// A self-contained page.
  public var html: String { AgentPage(self).text }

  /// JUnit XML, a case for each run, step or assertion.
  public var junit: Data {
    var report = JUnitReport(record)
    return report.document()
  }

  /// The same as the rest of Flash's reports have it.
  public var record: RunRecord {
    RunRecord(
      name: name, started: Int(Date().timeIntervalSince1970 - duration),
      suites: [
        SuiteRecord(
          name: name, cases: reports.enumerated().map { Self.record($1, number: $0, of: name) })
      ])
  }

  private static func record(_ report: AgentExecutionReport, number: Int, of name: String)
    -> CaseRecord
  {
    let outcome: Outcome =
      report.isSuccess
      ? .passed
      : .failed(
        .init(
          kind: report.kind.rawValue, message: report.reason,
          detail: "the screen was:\n" + report.lastScreen))
    return CaseRecord(
      name: report.goal, group: name, outcome: outcome, milliseconds: report.duration * 1_000,
      steps: report.steps.map { step in
        StepRecord(
          source: "\(step.toolName) \(step.input)",
          outcome: step.isError
            ? .warned(step.resultSummary) : .passed,
          milliseconds: step.duration * 1_000, path: step.isReplayed ? "replayed" : nil,
          changes: step.changes, notes: [step.healing, step.resultSummary].compactMap(\.self))
      },
      output: report.text,
      properties: [
        .init("model", report.model), .init("modelCalls", "\(report.modelCalls)"),
        .init("tokens", "\(report.usage.totalTokens)"),
      ])
  }
}
