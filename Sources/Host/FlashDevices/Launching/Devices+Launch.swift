import FlashClient
import FlashProtocol

#if canImport(Darwin)
import Darwin
#else
import Glibc
#endif

extension Devices {
  /// Starts an app with a port and a token of its own, and waits until Flash answers in it.
  ///
  /// The app is reserved for the caller. What was started is stopped again where it fails.
  public func launch(_ request: LaunchRequest) throws(DeviceError) -> Launched {
    try registry.make()
    registry.prune()
    let (port, reservation) = try freePort(for: request.by)
    registry.forget(port: port)
    let token = Self.token()
    // Kept until the app is announced: two starters at once would take the same name.
    let (name, naming) = try uniqueName(request.name, for: request.by)
    defer { withExtendedLifetime(naming) {} }
    let began = Monotonic.now
    let started =
      request.simulator == nil
      ? try Registry.starting.withLock { _ throws(DeviceError) in
        try start(request, name: name, port: port, token: token)
      } : try start(request, name: name, port: port, token: token)
    var note = started.note
    do {
      let app = try firstAnswer(started.child, request, port: port, token: token, log: note.log)
      let record = InstanceRecord(
        app: app, port: port, token: token, startTicks: ProcessFacts.startTicks(app.pid))
      try registry.announce(record)
      // The first answer comes before the first frame, when nothing is there to be found yet. An
      // app that has no rest, or hangs, is handed over all the same.
      _ = try? FlashClient(port: port, token: token).idle(wait: Self.firstFrame)
      if !request.isOwned {
        note.owner = nil
        try registry.write(note, port: port)
      }
      return Launched(
        instance: Instance(record: record, note: note), child: started.child,
        reservation: reservation, simulator: started.simulator,
        milliseconds: Monotonic.now - began, display: note.display?.name)
    } catch {
      Ending.end(note, child: started.child)
      registry.forget(port: port, keepingLog: true)
      throw error
    }
  }

  /// Starts the process and notes it. Until it answers it is its starter's own, so that it ends
  /// with a starter that is interrupted or killed.
  private func start(_ request: LaunchRequest, name: String, port: Int, token: String)
    throws(DeviceError) -> (child: ChildProcess, simulator: Reservation?, note: StartNote)
  {
    let log = registry.path(port, "log")
    let display =
      Display.isNeeded && request.simulator == nil
      ? try Display.start(log: registry.path(port, "display")) : nil
    let child: ChildProcess
    var simulator: Reservation?
    do {
      if let start = request.simulator {
        (child, simulator) = try startInSimulator(
          request, start, own: own(name: name, port: port, token: token), log: log)
      } else {
        child = try Spawn(
          program: request.program, arguments: request.arguments,
          environment: try environment(
            request, name: name, port: port, token: token, display: display),
          log: log
        ).start()
      }
    } catch {
      display.map(Display.stop)
      registry.forget(port: port)
      throw error
    }
    let note = StartNote(
      pid: child.pid, startTicks: child.startTicks, by: request.by, program: request.program,
      log: log, display: display, simulator: simulator?.simulator, owner: .this)
    do {
      try registry.write(note, port: port)
    } catch {
      Ending.end(note, child: child)
      registry.forget(port: port, keepingLog: true)
      throw error
    }
    return (child, simulator, note)
  }

  /// How long an app may take to show its first screen, in milliseconds.
  private static let firstFrame = 3_000

  func freePort(for holder: String) throws(DeviceError) -> (Int, Reservation) {
    // Another caller may have picked the same one a moment ago: its lock says so.
    for _ in 0..<32 {
      let port = try FreePort.pick()
      if let reservation = try Reservation.take(port: port, in: registry, by: holder) {
        return (port, reservation)
      }
    }
    throw .noPort(reason: "each one picked was taken by another caller")
  }

  private func firstAnswer(
    _ child: ChildProcess, _ request: LaunchRequest, port: Int, token: String, log: String
  ) throws(DeviceError) -> AppIdentity {
    let client = FlashClient(port: port, token: token)
    var failure: DeviceError?
    let app = Wait.until(within: request.patience) { () -> AppIdentity?? in
      if let ending = child.ended() {
        failure = .endedEarly(
          program: request.program, ending: ending, log: log, tail: Self.tail(of: log))
        return .some(nil)
      }
      do throws(ClientError) {
        let app = try client.identify()
        // A script that starts the app is its parent: they share a process group.
        if app.pid != child.pid, getpgid(Int32(clamping: app.pid)) != Int32(child.pid) {
          failure = .portTaken(port: port, answered: "\(app.name), pid \(app.pid)")
          return .some(nil)
        }
        return app
      } catch {
        guard error.isOther else { return nil }
        failure = .portTaken(port: port, answered: error.description)
        return .some(nil)
      }
    }
    if let failure { throw failure }
    guard let app = app ?? nil else {
      if request.simulator?.isInserted == true {
        throw .neverInserted(app: request.program, milliseconds: request.patience, log: log)
      }
      throw .neverAnswered(
        program: request.program, milliseconds: request.patience, log: log,
        tail: Self.tail(of: log))
    }
    return app
  }

  private func environment(
    _ request: LaunchRequest, name: String, port: Int, token: String, display: StartNote.Display?
  ) throws(DeviceError) -> [(name: String, value: String)] {
    var own = own(name: name, port: port, token: token)
    own += request.environment
    if let device = request.device { own.append(("FLASH_DEVICE", device)) }
    if let display {
      own += [("DISPLAY", display.name), ("GDK_BACKEND", "x11"), ("GSK_RENDERER", "cairo")]
    }
    #if !canImport(Darwin)
    if Environment.value("XDG_RUNTIME_DIR") == nil {
      let folder = registry.path(port, "run")
      do {
        try Files.makeFolder(folder, mode: 0o700)
      } catch {
        throw .file(error)
      }
      own.append(("XDG_RUNTIME_DIR", folder))
    }
    #endif
    let names = Set(own.map(\.name))
    return Environment.all.filter { !names.contains($0.name) } + own
  }

  /// What makes an app listen where it will be looked for.
  private func own(name: String, port: Int, token: String) -> [(name: String, value: String)] {
    [
      ("FLASH_PORT", String(port)), ("FLASH_TOKEN", token), ("FLASH_NAME", name),
      ("FLASH_REGISTRY", registry.folder),
      // Without it an app that cannot have its port goes on, and would be waited for in vain.
      ("FLASH_REQUIRED", "1"),
    ]
  }

  /// The name that was wanted, or with the first number that makes it no other app's, and the right
  /// to it.
  private func uniqueName(_ wanted: String, for holder: String) throws(DeviceError)
    -> (String, Reservation)
  {
    var number = 1
    while true {
      let name = number == 1 ? wanted : "\(wanted)-\(number)"
      // Read under the lock: who held it a moment ago has announced its app by now.
      if let right = try Reservation.take(name: name, in: registry, by: holder),
        !registry.read().instances.contains(where: { $0.name == name })
      {
        return (name, right)
      }
      number += 1
    }
  }

  /// 128 bits that nobody can guess, in hexadecimal.
  static func token() -> String {
    var generator = SystemRandomNumberGenerator()
    return [generator.next(), generator.next()].map { (half: UInt64) in
      let digits = String(half, radix: 16)
      return String(repeating: "0", count: 16 - digits.count) + digits
    }.joined()
  }

  /// The last lines of a log.
  static func tail(of log: String, lines: Int = 8) -> [String] {
    guard let bytes = try? Files.read(log) else { return [] }
    let end = String(decoding: bytes.suffix(4_096), as: UTF8.self)
    return end.split(whereSeparator: \.isNewline).suffix(lines).map { String($0).printable }
  }
}
