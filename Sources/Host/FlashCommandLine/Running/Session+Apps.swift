import FlashClient
import FlashDevices
import FlashProtocol

#if canImport(Darwin)
import Darwin
#else
import Glibc
#endif

/// `run`, `ls` and `stop`.
extension Session {
  func start(_ run: Invocation.Run) throws(DeviceError) -> ExitCode {
    let launched = try launch(try Self.request(run, by: "flash run"))
    let instance = launched.instance
    keep(launched.reservation)
    launched.simulator.map(keep)
    let (_, client) = take(instance, selector: nil)
    if !run.animate {
      do {
        try client.animations(false)
      } catch {
        console.complain("flash: its animations could not be turned off: \(error)")
      }
    }
    if run.json {
      console.print(Self.json(instance).text)
      return .done
    }
    let parts: [String?] = [
      console.paint(.bold, "run"), console.paint(.cyan, instance.name.printable),
      instance.app?.device.printable,
      "port \(instance.port)", "pid \(instance.app?.pid ?? 0)",
      launched.display.map { "display \($0)" },
      console.paint(.dim, Numbers.milliseconds(launched.milliseconds)),
    ]
    console.print(parts.compactMap(\.self).joined(separator: "  "))
    return .done
  }

  /// Starts an app, which Ctrl-C ends again for as long as it has not answered.
  func launch(_ request: LaunchRequest) throws(DeviceError) -> Launched {
    let registry = devices.registry
    let console = console
    let name = request.name
    let interrupts = Interrupts { signal in
      registry.endOwned()
      console.complain("flash: interrupted, so \(name.printable) was stopped")
      exit(128 + signal)
    }
    defer {
      // What fails because it was interrupted is told by that alone.
      while interrupts.hasCome { pause() }
      interrupts.end()
    }
    return try devices.launch(request)
  }

  /// How a word of `run` becomes a process; `bench --run` shares it.
  public static func request(_ run: Invocation.Run, by: String) throws(DeviceError)
    -> LaunchRequest
  {
    if run.builds || run.app.hasSuffix(".app") || run.injects {
      return try simulatorRequest(run, by: by)
    }
    let program = try AppFinder.program(run.app)
    var arguments = run.arguments
    if run.app == AppFinder.demo, let size = run.size { arguments = ["--size", size] + arguments }
    let base = run.app.split(separator: "/").last.map(String.init) ?? run.app
    return LaunchRequest(
      program: program, arguments: arguments, name: run.name ?? base, device: run.size, by: by,
      patience: run.wait)
  }

  /// A bundle of an app is started in a simulator, of which `--size` names one.
  private static func simulatorRequest(_ run: Invocation.Run, by: String) throws(DeviceError)
    -> LaunchRequest
  {
    guard run.builds || Files.exists(run.app + "/Info.plist") else {
      throw .file(
        FileError(path: run.app, reason: "is no app for a simulator: NAME.app with an Info.plist"))
    }
    let file = run.app.split(separator: "/").last.map(String.init) ?? run.app
    let base = String(file[..<(file.lastIndex(of: ".") ?? file.endIndex)])
    let project =
      run.builds
      ? XcodeProject(path: run.app, scheme: run.scheme, configuration: run.configuration) : nil
    return LaunchRequest(
      program: run.app, arguments: run.arguments, name: run.name ?? run.scheme ?? base, by: by,
      patience: run.wait,
      simulator: SimulatorStart(
        device: run.size, permissions: run.permissions, project: project,
        isInserted: run.injects))
  }

  func list(json: Bool) -> ExitCode {
    let (instances, cleared) = devices.list()
    report(cleared)
    if json {
      console.print(JSON.array(instances.map(Self.json)).text)
      return .done
    }
    guard !instances.isEmpty else {
      console.print("no app with Flash inside is running")
      return .done
    }
    var table = Table([.left, .left, .right, .right, .right, .left])
    table.add(["NAME", "DEVICE", "PORT", "PID", "SINCE", "STATE"])
    for instance in instances {
      let age = instance.startTicks.flatMap(ProcessFacts.age).map(Numbers.age) ?? "?"
      table.add([
        instance.name.printable, instance.app?.device.printable ?? "?", String(instance.port),
        String(instance.app?.pid ?? 0), age, state(of: instance),
      ])
    }
    for line in table.lines({ row, column, cell in
      row == 0
        ? self.console.paint(.dim, cell) : column == 0 ? self.console.paint(.cyan, cell) : cell
    }) {
      console.print(line)
    }
    return .done
  }

  /// Whether it answers, and who has it.
  private func state(of instance: Instance) -> String {
    var words: [String] = []
    do {
      try instance.client().identify()
      words.append("ready")
    } catch {
      words.append(
        error.isOther
          ? "another app answers" : error.isGone ? "does not listen" : "does not answer")
    }
    if let holder = devices.holder(of: instance) {
      words.append("reserved by \(holder.by) (pid \(holder.pid))")
    }
    return words.joined(separator: ", ")
  }

  func end(_ stop: Invocation.Stop) throws(DeviceError) -> ExitCode {
    var chosen: [Instance] = []
    if stop.all {
      let (instances, cleared) = devices.list()
      report(cleared)
      chosen = instances.filter(\.isOurs)
      if chosen.isEmpty {
        console.print("nothing to stop: no app runs that was started here")
        return .done
      }
    } else if stop.names.isEmpty {
      chosen = [try target(nil).instance]
    } else {
      for name in stop.names { chosen.append(try devices.choose(name, cleared: report)) }
    }
    for instance in chosen {
      release(instance)
      try devices.stop(instance)
      let parts = [
        console.paint(.bold, "stop"), console.paint(.cyan, instance.name.printable),
        "port \(instance.port)",
        "pid \(instance.app?.pid ?? 0)",
      ]
      console.print(parts.joined(separator: "  "))
    }
    return .done
  }

  private static func json(_ instance: Instance) -> JSON {
    .members([
      "name": .string(instance.name), "device": instance.app.map { .string($0.device) },
      "port": .int(instance.port), "pid": instance.app.map { .int($0.pid) },
      "platform": instance.app.map { .string($0.platform) },
      "bundle": instance.app.map { .string($0.bundle) },
      "since": instance.startTicks.flatMap(ProcessFacts.age).map(JSON.int),
      "started": .bool(instance.isOurs), "log": instance.log.map(JSON.string),
    ])
  }
}
