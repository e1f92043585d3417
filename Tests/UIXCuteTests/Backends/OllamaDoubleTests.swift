import FlashHTTP
import FlashProtocol
import Foundation
import Testing

@testable import UIXCuteCore

/// Whole runs against an Ollama that is as strict about types as the real one.
@Suite(.enabled(if: PythonDouble.hasPython, "needs a python3"))
struct OllamaDoubleTests {
  private func agent(_ double: PythonDouble, model: String = "tiny") -> UIXCuteAgent {
    UIXCuteAgent(
      executor: Samples.app(),
      configuration: .init(perceptionMode: .screenshotAndAccessibilityTree, record: .never),
      backend: .ollama(config: OllamaConfig(model: model, baseURL: double.url)))
  }

  @Test func aRunWithPicturesAndResultsIsAccepted() async throws {
    let double = try PythonDouble("ollama_double.py")
    let report = try await agent(double).step("Tap Log In")
    #expect(report.modelCalls == 2)
    #expect(report.steps.map(\.toolName) == ["tap", "terminate"])
    let log = try double.log()
    #expect(log.map { $0["status"]?.int } == [200, 200])
    #expect(log.allSatisfy { ($0["options"]?["num_ctx"]?.int ?? 0) >= 8_192 })
  }

  @Test func aModelWithoutToolsIsHeldToASchemaAndItsCallsAreTaken() async throws {
    let double = try PythonDouble("ollama_double.py", ["--no-tools"])
    let report = try await agent(double).step("Tap Log In")
    #expect(report.steps.map(\.toolName) == ["tap", "terminate"])
    #expect(try double.log().map { $0["status"]?.int } == [400, 200, 200])
  }

  @Test func aModelThatIsNotThereIsTold() async throws {
    let double = try PythonDouble("ollama_double.py")
    do {
      try await agent(double, model: "llama9").step("Tap Log In")
      Issue.record("there is no such model")
    } catch UIXCuteError.model(let reason) {
      #expect(reason.contains("'ollama pull llama9' fetches it"))
    }
  }
}

/// A double in Python as a process of its own, which ends with this.
final class PythonDouble {
  static let hasPython =
    (try? ProgramRun("python3", ["-c", "print('yes')"]).read(seconds: 30))?
    .starts(with: "yes".utf8) == true

  private let program: ProgramRun
  let url: String

  init(_ script: String, _ arguments: [String] = []) throws {
    let path = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
      .deletingLastPathComponent().appendingPathComponent("Doubles/" + script).path
    program = try ProgramRun("python3", [path] + arguments)
    // Its port is the first line; a double that does not start ends the stream instead.
    let line = try program.read(until: UInt8(ascii: "\n"), seconds: 60)
    url = "http://127.0.0.1:" + String(decoding: line, as: UTF8.self)
  }

  deinit { program.stop() }

  /// What it took and refused.
  func log() throws -> [JSON] {
    let port = Int(url.split(separator: ":").last ?? "") ?? 0
    let response = try HTTPClient(port: port).send(
      HTTPRequest(path: "/log"), timeoutMilliseconds: 5_000)
    return try JSON(parsing: response.body).array ?? []
  }
}
