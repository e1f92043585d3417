import CPulseAdwaita

/// A closure that lives as long as the signal it is connected to.
final class Handler<Argument> {
  let run: (Argument) -> Void
  init(_ run: @escaping (Argument) -> Void) { self.run = run }
}

extension ObjectPointer {
  /// Runs work on a signal, whatever its arguments; what the closure holds is let go with the
  /// object.
  func on(_ signal: String, _ run: @escaping () -> Void) {
    // Swapped, so that our data comes first however many arguments the signal has.
    let call: @convention(c) (UnsafeMutableRawPointer?) -> Void = { data in
      guard let data else { return }
      MainActor.assumeIsolated {
        Unmanaged<Handler<Void>>.fromOpaque(data).takeUnretainedValue().run(())
      }
    }
    connect(signal, unsafeBitCast(call, to: GCallback.self), Handler<Void>(run), swapped: true)
  }

  /// Runs work on a signal whose one argument is a position.
  func onPosition(_ signal: String, _ run: @escaping (Int) -> Void) {
    let call: @convention(c) (UnsafeMutableRawPointer?, guint, UnsafeMutableRawPointer?) -> Void = {
      _, position, data in
      guard let data else { return }
      MainActor.assumeIsolated {
        Unmanaged<Handler<Int>>.fromOpaque(data).takeUnretainedValue().run(Int(position))
      }
    }
    connect(signal, unsafeBitCast(call, to: GCallback.self), Handler<Int>(run), swapped: false)
  }

  /// Runs work on a signal whose one argument is a text.
  func onText(_ signal: String, _ run: @escaping (String) -> Void) {
    let call:
      @convention(c) (
        UnsafeMutableRawPointer?, UnsafePointer<CChar>?, UnsafeMutableRawPointer?
      ) -> Void = { _, text, data in
        guard let data, let text else { return }
        let string = String(cString: text)
        MainActor.assumeIsolated {
          Unmanaged<Handler<String>>.fromOpaque(data).takeUnretainedValue().run(string)
        }
      }
    connect(signal, unsafeBitCast(call, to: GCallback.self), Handler<String>(run), swapped: false)
  }

  /// Runs work on a signal whose one argument is an object.
  func onObject(_ signal: String, _ run: @escaping (OpaquePointer) -> Void) {
    let call:
      @convention(c) (UnsafeMutableRawPointer?, OpaquePointer?, UnsafeMutableRawPointer?) -> Void =
        {
          _, object, data in
          guard let data, let object else { return }
          nonisolated(unsafe) let argument = object
          MainActor.assumeIsolated {
            Unmanaged<Handler<OpaquePointer>>.fromOpaque(data).takeUnretainedValue().run(argument)
          }
        }
    connect(
      signal, unsafeBitCast(call, to: GCallback.self), Handler<OpaquePointer>(run), swapped: false)
  }

  private func connect<Argument>(
    _ signal: String, _ call: @escaping GCallback, _ handler: Handler<Argument>, swapped: Bool
  ) {
    g_signal_connect_data(
      raw, signal, call, Unmanaged.passRetained(handler).toOpaque(),
      { data, _ in if let data { Unmanaged<AnyObject>.fromOpaque(data).release() } },
      swapped ? G_CONNECT_SWAPPED : GConnectFlags(rawValue: 0))
  }

  /// Keeps a Swift object for as long as this one lives.
  func keep(_ object: AnyObject) {
    g_object_weak_ref(
      raw.assumingMemoryBound(to: GObject.self),
      { data, _ in if let data { Unmanaged<AnyObject>.fromOpaque(data).release() } },
      Unmanaged.passRetained(object).toOpaque())
  }
}
