#if FLASH
import CFlashGtk
import FlashServer

/// Work for the UI thread, carried through C.
private final class Errand: Sendable {
  let work: @UIActor @Sendable () -> Void
  init(_ work: @escaping @UIActor @Sendable () -> Void) { self.work = work }
}

/// The loop that GTK runs on.
enum MainLoop {
  /// Ahead of GTK's own events (0) and of drawing (120), so that a request is not kept waiting.
  static let priority: gint = -100

  /// Runs work on the loop, soon and never inside this call.
  ///
  /// Not `g_main_context_invoke`: that runs its function at once, and on the calling thread, where
  /// nobody owns the context at that moment.
  static func run(_ work: @escaping @UIActor @Sendable () -> Void) {
    attach(g_idle_source_new(), work)
  }

  static func run(
    afterMilliseconds milliseconds: Int, _ work: @escaping @UIActor @Sendable () -> Void
  ) {
    attach(g_timeout_source_new(guint(max(0, milliseconds))), work)
  }

  private static func attach(
    _ source: UnsafeMutablePointer<GSource>?, _ work: @escaping @UIActor @Sendable () -> Void
  ) {
    guard let source else { return }
    g_source_set_priority(source, priority)
    g_source_set_callback(
      source,
      { data in
        guard let data else { return 0 }
        let errand = Unmanaged<Errand>.fromOpaque(data).takeUnretainedValue()
        UIThread.assume { errand.work() }
        return 0
      },
      Unmanaged.passRetained(Errand(work)).toOpaque(),
      { data in data.map { Unmanaged<Errand>.fromOpaque($0).release() } })
    g_source_attach(source, nil)
    g_source_unref(source)
  }
}

/// A closure that answers a signal, whatever the number of its arguments.
enum Signal {
  private final class Answer: @unchecked Sendable {
    let work: @UIActor () -> Void
    init(_ work: @escaping @UIActor () -> Void) { self.work = work }
  }

  /// Connects a closure; the connection keeps it.
  ///
  /// Swapped, so that our data comes first: a handler of the wrong arity would read past its
  /// arguments.
  @UIActor
  @discardableResult
  static func connect(
    _ object: UnsafeMutableRawPointer, _ name: String, _ work: @escaping @UIActor () -> Void
  ) -> gulong {
    let answer: @convention(c) (UnsafeMutableRawPointer?, UnsafeMutableRawPointer?) -> Void = {
      data, _ in
      guard let data else { return }
      let answer = Unmanaged<Answer>.fromOpaque(data).takeUnretainedValue()
      UIThread.assume { answer.work() }
    }
    return g_signal_connect_data(
      object, name, unsafeBitCast(answer, to: GCallback.self),
      Unmanaged.passRetained(Answer(work)).toOpaque(),
      { data, _ in data.map { Unmanaged<Answer>.fromOpaque($0).release() } },
      G_CONNECT_SWAPPED)
  }

  private final class ObjectAnswer: @unchecked Sendable {
    let work: @UIActor (UnsafeMutableRawPointer) -> Void
    init(_ work: @escaping @UIActor (UnsafeMutableRawPointer) -> Void) { self.work = work }
  }

  /// Connects a closure that takes the signal's first argument, an object.
  @UIActor
  static func connectObject(
    _ object: UnsafeMutableRawPointer, _ name: String,
    _ work: @escaping @UIActor (UnsafeMutableRawPointer) -> Void
  ) {
    let answer: @convention(c) (UnsafeMutableRawPointer?, UnsafeMutableRawPointer?) -> Void = {
      data, argument in
      guard let data, let argument else { return }
      let answer = Unmanaged<ObjectAnswer>.fromOpaque(data).takeUnretainedValue()
      UIThread.assume { answer.work(argument) }
    }
    g_signal_connect_data(
      object, name, unsafeBitCast(answer, to: GCallback.self),
      Unmanaged.passRetained(ObjectAnswer(work)).toOpaque(),
      { data, _ in data.map { Unmanaged<ObjectAnswer>.fromOpaque($0).release() } },
      G_CONNECT_SWAPPED)
  }
}
#endif
