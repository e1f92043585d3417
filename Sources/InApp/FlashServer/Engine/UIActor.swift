#if FLASH
// scripts/lanes checks the adapter of UIKit elsewhere as it is compiled on Apple's systems.
#if canImport(Darwin) || FLASH_MAIN_ACTOR
/// The isolation of all that touches the toolkit: on Apple's systems that is the main actor.
public typealias UIActor = MainActor
#else
/// The isolation of all that touches the toolkit.
///
/// Not the main actor: its checks at run time end the process when the toolkit's loop runs on
/// another thread than the process's first, as it may in an app that we were loaded into. This one
/// has the same checks by the compiler and trusts the platform for the rest: code of this actor is
/// entered through `UIThread.assume` alone, from callbacks of the toolkit.
@globalActor
public actor UIActor {
  public static let shared = UIActor()

  private final class Executor: SerialExecutor {
    /// Nothing of ours is asynchronous, so nothing is ever enqueued; were it, it would run here.
    func enqueue(_ job: consuming ExecutorJob) {
      let job = UnownedJob(job)
      job.runSynchronously(on: asUnownedSerialExecutor())
    }

    func checkIsolated() {}
    func isIsolatingCurrentContext() -> Bool? { true }
  }

  private nonisolated let executor = Executor()

  public nonisolated var unownedExecutor: UnownedSerialExecutor {
    executor.asUnownedSerialExecutor()
  }
}
#endif
#endif
