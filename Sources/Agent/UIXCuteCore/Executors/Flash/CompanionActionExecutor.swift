import Dispatch
import FlashDevices
import FlashProtocol

/// Sees and answers what the system asks the user of a simulator, through Flash's companion there.
///
/// Meant to stand outside in a `HybridActionExecutor`: of the app itself it knows nothing.
public final class CompanionActionExecutor: ActionExecutorProtocol, @unchecked Sendable {
  /// Its calls block, one at a time.
  private let queue = DispatchQueue(label: "dev.flash.uixcute.companion")
  private let connect: @Sendable () throws -> CompanionClient?
  /// Used on the queue alone.
  private var client: CompanionClient?

  /// - Parameter connect: called when it is first needed; nil where there is no simulator.
  public init(_ connect: @escaping @Sendable () throws -> CompanionClient?) {
    self.connect = connect
  }

  public func capture(tree: Bool, screenshot: Bool) async throws -> UIContext {
    UIContext(alert: try await prompts { $0 }.first.map(Self.alert))
  }

  public func tapAlert(button: String) async throws -> ActionOutcome {
    try await prompts { all, client in
      guard let index = all.firstIndex(where: { $0.buttons.contains(button) }) else {
        throw ActionError.notFound(name: button, nearest: all.first?.buttons ?? [])
      }
      let left = try client.tap(button, at: index)
      return ActionOutcome(
        changed: true, notes: left.first.map { ["now it asks: \($0.title)"] } ?? [])
    }
  }

  public func tap(_ target: ElementTarget) async throws -> ActionOutcome { throw missing(target) }
  public func longPress(_ target: ElementTarget) async throws -> ActionOutcome {
    throw missing(target)
  }
  public func type(_ text: String, into target: ElementTarget, submit: Bool) async throws
    -> ActionOutcome
  {
    let name = target.identifier ?? target.label ?? ""
    return try await prompts { all, client in
      guard let index = all.firstIndex(where: { $0.fields.contains(name) }) else {
        throw ActionError.notFound(name: name, nearest: all.first?.fields ?? [])
      }
      let value = try client.type(text, into: name, at: index)
      return ActionOutcome(changed: true, value: value, matched: value.map { $0 == text })
    }
  }
  public func scroll(_ direction: ScrollDirection, in target: ElementTarget?) async throws
    -> ActionOutcome
  { throw ActionError.unsupported("what the system asks cannot be scrolled") }
  public func wait(for target: ElementTarget, seconds: Double) async throws -> ActionOutcome {
    throw missing(target)
  }
  public func back() async throws -> ActionOutcome {
    throw ActionError.unsupported("what the system asks is answered by its buttons")
  }

  private func missing(_ target: ElementTarget) -> ActionError {
    .notFound(name: target.identifier ?? target.label ?? "", nearest: [])
  }

  private static func alert(_ prompt: SystemPrompt) -> SystemAlert {
    let texts = [prompt.title] + prompt.texts
    let title = texts.filter { !$0.isEmpty }.joined(separator: "\n")
    return SystemAlert(title: title.isEmpty ? nil : title, buttons: prompt.buttons)
  }

  private func prompts<Value: Sendable>(
    _ body: @escaping @Sendable ([SystemPrompt]) throws -> Value
  ) async throws -> Value {
    try await prompts { all, _ in try body(all) }
  }

  private func prompts<Value: Sendable>(
    _ body: @escaping @Sendable ([SystemPrompt], CompanionClient) throws -> Value
  ) async throws -> Value {
    try await withCheckedThrowingContinuation { continuation in
      queue.async {
        continuation.resume(with: Result { try self.asking(body) })
      }
    }
  }

  private func asking<Value>(_ body: ([SystemPrompt], CompanionClient) throws -> Value) throws
    -> Value
  {
    do {
      guard let client = try self.client ?? connect() else {
        throw ActionError.unsupported(
          "what the system asks is seen in a simulator that Flash started, and nowhere else")
      }
      self.client = client
      return try body(try client.prompts(), client)
    } catch let error as CompanionError {
      if case .gone = error { client = nil }
      throw ActionError.refused(reason: error.description)
    } catch let error as DeviceError {
      throw ActionError.refused(reason: error.description)
    }
  }
}
