import CPulseAdwaita

/// The thread that GTK runs on.
nonisolated enum MainLoop {
  private final class Job {
    let run: @MainActor () -> Void
    init(_ run: @escaping @MainActor () -> Void) { self.run = run }
  }

  private static let call: @convention(c) (UnsafeMutableRawPointer?) -> gboolean = { data in
    if let data {
      let job = Unmanaged<Job>.fromOpaque(data).takeUnretainedValue()
      let run = job.run
      MainActor.assumeIsolated { run() }
    }
    return 0
  }

  private static let release: @convention(c) (UnsafeMutableRawPointer?) -> Void = { data in
    if let data { Unmanaged<Job>.fromOpaque(data).release() }
  }

  /// Runs work on the main thread soon; from any thread.
  static func post(_ run: @escaping @MainActor @Sendable () -> Void) {
    let job = Unmanaged.passRetained(Job(run)).toOpaque()
    g_idle_add_full(G_PRIORITY_DEFAULT, call, job, release)
  }

  /// Runs work on the main thread after so many milliseconds.
  @MainActor
  static func after(milliseconds: Int, _ run: @escaping @MainActor () -> Void) {
    let job = Unmanaged.passRetained(Job(run)).toOpaque()
    g_timeout_add_full(G_PRIORITY_DEFAULT, guint(max(0, milliseconds)), call, job, release)
  }
}
