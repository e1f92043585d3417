import FlashClient
import FlashProtocol

/// Drives an app that has Flash inside, in milliseconds an act.
public final class FlashActionExecutor: ActionExecutorProtocol {
  let lane: FlashLane
  /// How long the app may take to come to rest before it is read, in milliseconds.
  let patience: Int

  /// - Parameter patience: how long the app may take to come to rest, in milliseconds.
  public init(_ client: sending FlashClient, patience: Int = 2_000) {
    lane = FlashLane(client)
    self.patience = patience
  }

  public convenience init(port: Int, token: String? = nil) {
    self.init(FlashClient(port: port, token: token))
  }

  public func capture(tree: Bool, screenshot: Bool) async throws -> UIContext {
    let patience = patience
    return try await lane.run { client in
      // An app that never rests is read all the same.
      _ = try client.idle(wait: patience)
      var context = UIContext()
      // An app that hands no navigation in has elements all the same.
      let screen = try? client.screen()
      context.screen = (screen?["screen"] ?? screen)?["contentType"]?.string
      if tree {
        context.elements = ScreenReading.elements(
          try client.hierarchy(visible: true), reachable: try client.actionables())
      }
      if screenshot {
        let reply = try client.screenshot()
        let isPNG = reply.contentType.hasPrefix("image/png")
        context.screenshot = Screenshot(format: isPNG ? .png : .jpeg, bytes: reply.body)
      }
      return context
    }
  }

  public func tap(_ target: ElementTarget) async throws -> ActionOutcome {
    try await act(target) { try $0.tap($1, .settled) }
  }

  public func longPress(_ target: ElementTarget) async throws -> ActionOutcome {
    try await act(target) { try $0.longPress($1, .settled) }
  }

  public func type(_ text: String, into target: ElementTarget, submit: Bool) async throws
    -> ActionOutcome
  {
    var outcome = try await act(target) {
      try $0.type(text, into: $1, replace: true, submit: submit, .settled)
    }
    // A field that took its text is a change that no screen needs to show.
    if outcome.matched == true { outcome.changed = true }
    return outcome
  }

  public func scroll(_ direction: ScrollDirection, in target: ElementTarget?) async throws
    -> ActionOutcome
  {
    // A finger moves against the direction in which more is to be seen.
    let finger: [ScrollDirection: String] = [
      .up: "down", .down: "up", .left: "right", .right: "left",
    ]
    let name = try target.map(Self.name)
    return try await lane.run { client in
      let reply = try client.swipe(finger[direction] ?? "up", in: name, .settled)
      var outcome = Self.outcome(reply)
      if let travel = reply.travel {
        outcome.changed = travel.from != travel.to
        if travel.from == travel.to { outcome.notes.append("it is at its end") }
      }
      return outcome
    }
  }

  public func wait(for target: ElementTarget, seconds: Double) async throws -> ActionOutcome {
    let name = try Self.name(target)
    let milliseconds = Int(clamping: Int64(max(0, min(seconds, 600)) * 1_000))
    return try await lane.run { client in
      let found = try client.find(name, wait: milliseconds)
      let element = (found["element"] ?? found)
      return ActionOutcome(element: (try? Element(json: element)).map(ScreenReading.element))
    }
  }

  public func back() async throws -> ActionOutcome {
    try await lane.run { client in
      do {
        return Self.outcome(try client.back())
      } catch ClientError.failure(let failure, _) where failure.code == .unsupported {
        return Self.outcome(try client.dismiss(.settled))
      }
    }
  }

  public func tapAlert(button: String) async throws -> ActionOutcome {
    throw ActionError.unsupported(
      "no system alert can be reached from inside the app: use a hybrid executor")
  }

  private func act(
    _ target: ElementTarget,
    _ work: @escaping @Sendable (FlashClient, Target) throws -> ActReply
  ) async throws -> ActionOutcome {
    let name = try Self.name(target)
    let fallback = try? Self.name(
      ElementTarget(identifier: target.identifier, label: target.label, index: target.index))
    return try await lane.run { client in
      do {
        return Self.outcome(try work(client, name))
      } catch ClientError.failure(let failure, _) where failure.code == .staleRef {
        // The element was drawn anew since the screen was read.
        guard let fallback else { throw ActionError.refused(reason: failure.message) }
        return Self.outcome(try work(client, fallback))
      }
    }
  }
}

extension ActOptions {
  /// Answers with what the act brought, once the app has drawn it.
  static var settled: ActOptions { ActOptions(settle: .idle) }
}
