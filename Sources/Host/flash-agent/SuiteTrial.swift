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
    var claim: String?
    do {
      try await agent.run(goal: goal.goal)
    } catch UIXCuteError.app(let reason) {
      throw UIXCuteError.app(reason: reason)
    } catch UIXCuteError.configuration(let reason) {
      throw UIXCuteError.configuration(reason: reason)
    } catch let error as UIXCuteError {
      claim = "\(error)"
    }
    let fault = try await fault(app, state: folder + "/pulse.json")
    let report = await agent.lastExecutionReport
    let isPass = goal.isImpossible ? claim != nil : fault == nil
    let attempt = SuiteResult.Attempt(
      isPass: isPass,
      reason: isPass ? "" : goal.isImpossible ? "success was claimed" : fault ?? claim ?? "",
      steps: report?.steps.count ?? 0, modelCalls: report?.modelCalls ?? 0,
      usage: report?.usage ?? Usage(), cost: report?.cost, duration: report?.duration ?? 0,
      isFalseSuccess: claim == nil && !isPass)
    return (attempt, report?.model ?? "")
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
    let state =
      FileManager.default.contents(atPath: path).flatMap { try? JSON(parsing: $0) } ?? .object([])
    return goal.state.lazy.compactMap { $0.fault(in: state) }.first
  }
}
