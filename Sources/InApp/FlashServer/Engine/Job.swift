#if FLASH
import FlashHTTP
import FlashProtocol

/// A call's life between Flash's thread and the UI thread.
///
/// The UI thread must take it within the deadline, or it is withdrawn and never runs; and once
/// taken, each further turn must come in time, or the client is told that the app hangs.
final class Job: @unchecked Sendable {
  private enum Stage { case pending, taken, answered }
  private struct Condition {
    var stage = Stage.pending
    /// When the UI thread should next be heard of, in nanoseconds.
    var due: UInt64
    var cancelWatch: (@Sendable () -> Void)?
  }

  private let call: Call
  private let handler: Route.Handler
  private let deadline: Int
  private let scheduler: any Scheduler
  private let finish: @Sendable (Reply) -> Void
  private let condition: Guarded<Condition>

  init(
    call: Call, handler: @escaping Route.Handler, deadline: Int,
    scheduler: any Scheduler,
    finish: @escaping @Sendable (Reply) -> Void
  ) {
    self.call = call
    self.handler = handler
    self.deadline = deadline
    self.scheduler = scheduler
    self.finish = finish
    condition = Guarded(Condition(due: Clock.nanoseconds()))
  }

  func start() {
    call.meter.enter(.queue)
    watch(after: deadline)
    call.platform.onUIThread { self.take() }
  }

  /// The client has gone: an act that was not yet taken must not happen.
  func abandon() {
    condition.withLock { if $0.stage == .pending { $0.stage = .answered } }
  }

  // MARK: - On the UI thread

  @UIActor private func take() {
    let isOurs = condition.withLock { state in
      guard state.stage == .pending else { return false }
      state.stage = .taken
      state.due = Clock.nanoseconds()
      return true
    }
    guard isOurs else { return }
    call.meter.enter(.work)
    advance { try Remote.whenRead(self.call) { try self.handler(self.call) } }
  }

  @UIActor private func advance(_ turn: @UIActor () throws -> Progress) {
    let progress: Progress
    do {
      progress = try turn()
    } catch {
      progress = .reply(.failure(error as? Failure ?? .appRefused("\(error)")))
    }
    switch progress {
    case .reply(let reply): answer(reply)
    case .later(let moment, let next):
      let milliseconds = if case .milliseconds(let count) = moment { count } else { 100 }
      expect(inMilliseconds: milliseconds)
      call.meter.enter(.wait)
      let resume: @UIActor @Sendable () -> Void = { self.resume(next) }
      switch moment {
      case .frame: call.platform.afterFrame(resume)
      case .milliseconds: call.platform.after(milliseconds: milliseconds, resume)
      }
    }
  }

  @UIActor private func resume(_ next: @UIActor () throws -> Progress) {
    guard condition.withLock({ $0.stage == .taken }) else { return }
    expect(inMilliseconds: 0)
    call.meter.enter(.work)
    advance(next)
  }

  private func expect(inMilliseconds milliseconds: Int) {
    let due = Clock.nanoseconds() + UInt64(milliseconds) * 1_000_000
    condition.withLock { $0.due = due }
  }

  @UIActor private func answer(_ reply: Reply) {
    let isFirst = condition.withLock { state in
      guard state.stage == .taken else { return false }
      state.stage = .answered
      return true
    }
    guard isFirst else { return }
    scheduler.run {
      self.condition.withLock { $0.cancelWatch }?()
      self.finish(reply)
    }
  }

  // MARK: - On Flash's thread

  private func watch(after milliseconds: Int) {
    let cancel = scheduler.later(milliseconds: milliseconds) { self.check() }
    condition.withLock { $0.cancelWatch = cancel }
  }

  private func check() {
    let now = Clock.nanoseconds()
    let patience = UInt64(deadline) * 1_000_000
    enum Verdict {
      case done, withdrawn, overdue
      case again(Int)
    }
    let verdict: Verdict = condition.withLock { state in
      switch state.stage {
      case .answered: return .done
      case .pending:
        state.stage = .answered
        return .withdrawn
      case .taken:
        let limit = state.due + patience
        if now < limit { return .again(Int((limit - now) / 1_000_000) + 1) }
        state.stage = .answered
        return .overdue
      }
    }
    switch verdict {
    case .done: break
    case .withdrawn: finish(.failure(.busy(waited: Double(deadline))))
    case .overdue: finish(.failure(.stillRunning(waited: Double(deadline))))
    case .again(let milliseconds): watch(after: milliseconds)
    }
  }
}
#endif
