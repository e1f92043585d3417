import FlashClient
import FlashFlow
import FlashProtocol

/// One step of a scenario, as code gets it.
public struct StepCall {
  /// What the phrase's parameters were.
  public let arguments: [CucumberExpression.Argument]
  /// The step's table, row by row.
  public let table: [[String]]?
  public let docString: String?
  /// The app.
  public let app: any FlowDriver
  private let play: (String) throws -> Void

  init(
    arguments: [CucumberExpression.Argument], table: [[String]]?, docString: String?,
    app: any FlowDriver, play: @escaping (String) throws -> Void
  ) {
    self.arguments = arguments
    self.table = table
    self.docString = docString
    self.app = app
    self.play = play
  }

  /// Plays lines of a Flash flow.
  ///
  /// - Throws: `StepFailure` with the line and why it failed.
  public func flash(_ lines: String...) throws {
    for line in lines { try play(line) }
  }

  /// The argument of that number, from 0.
  public func text(_ index: Int = 0) -> String {
    arguments.indices.contains(index) ? arguments[index].value : ""
  }

  public func int(_ index: Int = 0) -> Int { Int(text(index)) ?? 0 }
  public func double(_ index: Int = 0) -> Double { Double(text(index)) ?? 0 }

  /// The rows below the table's first, each by its headings.
  public var rows: [[String: String]] {
    guard let table, let head = table.first else { return [] }
    return table.dropFirst().map { row in
      Dictionary(zip(head, row)) { first, _ in first }
    }
  }
}

/// Why a step failed.
public struct StepFailure: Error, Sendable, Equatable, CustomStringConvertible {
  /// The line of a flow, or the step's own text.
  public var source: String
  public var reason: String
  /// Whether the app is gone, so that no verdict on it can be given.
  public var isLoss: Bool

  public init(_ source: String, _ reason: String, isLoss: Bool = false) {
    self.source = source
    self.reason = reason
    self.isLoss = isLoss
  }

  public var description: String { "\(source): \(reason)" }
}
