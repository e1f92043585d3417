import Dispatch
import FlashClient

/// One client on a queue of its own: its calls block, and it is for one thread at a time.
final class FlashLane: @unchecked Sendable {
  private let client: FlashClient
  private let queue = DispatchQueue(label: "dev.flash.uixcute.executor")

  init(_ client: sending FlashClient) { self.client = client }

  /// - Throws: `ActionError` for what the app or the connection says no to.
  func run<Value: Sendable>(_ work: @escaping @Sendable (FlashClient) throws -> Value) async throws
    -> Value
  {
    try await withCheckedThrowingContinuation { continuation in
      queue.async {
        continuation.resume(
          with: Result {
            do {
              return try work(self.client)
            } catch let error as ClientError {
              throw FlashActionExecutor.error(error)
            }
          })
      }
    }
  }
}
