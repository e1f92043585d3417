#if FLASH
import FlashHTTP

/// The routes without a socket, for a host that has its own way in, such as a test.
public final class DirectServer: Sendable {
  private let core: Core
  private let scheduler: any Scheduler

  /// - Parameter scheduler: the thread to prepare requests and encode replies on.
  public init(
    platform: any Platform, navigation: Navigation? = nil, scheduler: any Scheduler,
    deadline: Int = 5000
  ) {
    core = Core(platform: platform, navigation: navigation, deadline: deadline)
    self.scheduler = scheduler
    core.attach(scheduler)
  }

  /// Answers one request; the reply comes on the scheduler's thread.
  public func handle(
    _ request: HTTPRequest, reply: @escaping @Sendable (HTTPResponse) -> Void
  ) {
    let core = core
    scheduler.run {
      _ = core.handle(request, receivedAt: Clock.nanoseconds(), send: reply)
    }
  }
}
#endif
