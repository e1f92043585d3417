import FlashProtocol
import Foundation
import UIXCuteCore

/// One attempt at one goal, on an app of its own whose state file tells the truth afterwards.
struct SuiteTrial {
  let app: String
  let goal: Suite.Goal
  let backend: Backend
  let configuration: UIXCuteConfiguration

  func run() async throws -> (attempt: SuiteResult.Attempt, model: String) {
    let folder = NSTemporaryDirectory() + "flash-eval-" + UUID().uuidString
    try FileManager.default.createDirectory(atPath: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(atPath: folder) }
    let app = FlashApp(app, arguments: ["--state", folder])
    app.launch()
    defer { app.terminate() }
    let agent = UIXCuteAgent(app: app, configuration: configuration, backend: backend)
    var claim = Claim.success
    do {
      try await agent.run(goal: goal.goal)
    } catch UIXCuteError.app(let reason) {
      throw UIXCuteError.app(reason: reason)
    } catch UIXCuteError.configuration(let reason) {
      throw UIXCuteError.configuration(reason: reason)
    } catch UIXCuteError.agentTerminatedWithFailure(let reason) {
      claim = .failure(reason)
    } catch let error as UIXCuteError {
      claim = .none("\(error)")
    }
    let report = await agent.lastExecutionReport
    let why = try await whyNot(claim, app, state: folder + "/pulse.json")
    let isPass = why == nil
    let attempt = SuiteResult.Attempt(
      isPass: isPass, reason: why ?? "",
      steps: report?.steps.count ?? 0, modelCalls: report?.modelCalls ?? 0,
      usage: report?.usage ?? Usage(), cost: report?.cost, duration: report?.duration ?? 0,
      isFalseSuccess: claim == .success && !isPass)
    return (attempt, report?.model ?? "")
  }

  /// How the agent itself ended.
  private enum Claim: Equatable {
    case success
    /// It said that the goal cannot be reached.
    case failure(String)
    /// It came to no end: a limit, a model that cannot be asked.
    case none(String)

    var reason: String? {
      switch self {
      case .success: nil
      case .failure(let reason), .none(let reason): reason
      }
    }
  }

  /// Why the attempt does not count; nil where it does.
  private func whyNot(_ claim: Claim, _ app: FlashApp, state path: String) async throws -> String? {
    guard goal.isImpossible else {
      // By the app's state alone, whatever the agent says.
      return try await fault(app, state: path).map { fault in
        claim.reason.map { "\(fault); the agent: \($0)" } ?? fault
      }
    }
    switch claim {
    case .success: return "success was claimed"
    case .none(let reason): return reason
    case .failure:
      // An app that kept nothing is as it was.
      guard FileManager.default.fileExists(atPath: path) else { return nil }
      return try await fault(app, state: path)
    }
  }

  /// What is not as it should be, by the screen and by what the app has kept.
  private func fault(_ app: FlashApp, state path: String) async throws -> String? {
    if !goal.expected.isEmpty {
      let judge = UIXCuteAgent(
        app: app, configuration: UIXCuteConfiguration(record: .never, replay: false),
        backend: .replay)
      do {
        try await judge.assert(all: goal.expected)
      } catch UIXCuteError.assertionFailed(let reason) {
        return reason
      }
    }
    // An app keeps what it has to a little after it shows it.
    let clock = SystemClock()
    let end = clock.now + Self.patience
    while true {
      let state =
        FileManager.default.contents(atPath: path).flatMap { try? JSON(parsing: $0) } ?? .object([])
      let fault = goal.state.lazy.compactMap { $0.fault(in: state) }.first
      guard fault != nil, clock.now < end else { return fault }
      await clock.pause(seconds: 0.05)
    }
  }

  /// How long the app may take to write its state down, in seconds.
  private static let patience = 2.0
}
