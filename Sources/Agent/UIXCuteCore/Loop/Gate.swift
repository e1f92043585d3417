import FlashHTTP

/// One value that is awaited once and given by whoever comes first.
final class Gate<Value: Sendable>: Sendable {
  private enum State {
    case empty
    case awaited(CheckedContinuation<Value, Never>)
    case given(Value)
    case taken
  }

  private let state = Guarded<State>(.empty)

  func open(_ value: Value) {
    let waiting: CheckedContinuation<Value, Never>? = state.withLock { state in
      switch state {
      case .empty:
        state = .given(value)
        return nil
      case .awaited(let continuation):
        state = .taken
        return continuation
      case .given, .taken:
        return nil
      }
    }
    waiting?.resume(returning: value)
  }

  func value() async -> Value {
    await withCheckedContinuation { continuation in
      let given: Value? = state.withLock { state in
        if case .given(let value) = state {
          state = .taken
          return value
        }
        state = .awaited(continuation)
        return nil
      }
      if let given { continuation.resume(returning: given) }
    }
  }
}

/// Work that is waited for only so long.
enum Limited {
  /// - Returns: nil where the time is over first; the work is cancelled then, and left to itself.
  static func run<Value: Sendable>(
    seconds: Double, clock: any AgentClock,
    _ work: @escaping @Sendable () async throws -> Value
  ) async throws -> Value? {
    guard seconds > 0 else { return nil }
    let gate = Gate<Result<Value, any Error>?>()
    let task = Task {
      do {
        gate.open(.success(try await work()))
      } catch {
        gate.open(.failure(error))
      }
    }
    let timer = Task {
      await clock.pause(seconds: seconds)
      if !Task.isCancelled { gate.open(nil) }
    }
    let result = await withTaskCancellationHandler {
      await gate.value()
    } onCancel: {
      task.cancel()
      gate.open(.failure(CancellationError()))
    }
    timer.cancel()
    guard let result else {
      task.cancel()
      return nil
    }
    return try result.get()
  }
}
