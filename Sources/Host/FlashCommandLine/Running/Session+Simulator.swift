import FlashClient
import FlashDevices
import FlashProtocol

/// `sim`.
extension Session {
  func perform(_ simulate: Invocation.Simulate) throws(DeviceError) -> ExitCode {
    let simulators = Simulators()
    if simulate.verb == .list { return try list(simulators, json: simulate.json) }
    let instance = try instance(for: simulate)
    let named: String? =
      switch simulate.verb {
      case .boot, .shutdown, .erase: simulate.words.first ?? simulate.on
      default: simulate.on
      }
    let simulator: Simulator
    if simulate.verb == .boot, named == nil, instance?.simulator == nil {
      // None is booted yet, as a rule: the first that nobody else has.
      let (free, reservation) = try simulators.reserve(in: devices.registry, by: "flash sim boot")
      keep(reservation)
      simulator = free
    } else {
      simulator = try simulators.choose(named, of: instance, in: devices.registry)
    }
    try perform(simulate, on: simulator, simulators, instance)
    var words = [console.paint(.bold, "sim \(simulate.verb.rawValue)")] + simulate.words
    if !simulate.words.contains(simulator.name) {
      words.append(console.paint(.cyan, simulator.name))
    }
    console.print((words + [simulator.system, simulator.udid]).joined(separator: "  "))
    return .done
  }

  private func perform(
    _ simulate: Invocation.Simulate, on simulator: Simulator, _ simulators: Simulators,
    _ instance: Instance?
  ) throws(DeviceError) {
    let words = simulate.words
    switch simulate.verb {
    case .list: break
    case .boot: try simulators.boot(simulator)
    case .shutdown, .erase:
      if let app = apps(in: simulator).first {
        throw .simulatorInUse(simulator.name, app: app.name)
      }
      if simulate.verb == .erase {
        try simulators.erase(simulator)
      } else {
        try simulators.shutDown(simulator)
      }
    case .install: try simulators.install(words[0], on: simulator)
    case .terminate:
      try simulators.terminate(try bundle(words.first, in: simulator, instance), on: simulator)
    case .openurl: try simulators.open(words[0], on: simulator)
    case .push:
      let bundle = try bundle(words.dropFirst().first, in: simulator, instance)
      try simulators.push(words[0], to: bundle, on: simulator)
    case .grant, .revoke, .reset:
      let bundle = try bundle(words.dropFirst().first, in: simulator, instance)
      let privacy: Simulators.Privacy =
        simulate.verb == .grant ? .grant : simulate.verb == .revoke ? .revoke : .reset
      try simulators.change(privacy, of: words[0], for: bundle, on: simulator)
    case .appearance: try simulators.setAppearance(simulator, dark: words[0] == "dark")
    case .statusbar:
      if words.first == "clear" {
        try simulators.clearStatusBar(simulator)
      } else {
        try simulators.steadyStatusBar(simulator, time: words.first ?? "9:41")
      }
    }
  }

  /// The app that the chain is at, or that was named; none is no fault here.
  private func instance(for simulate: Invocation.Simulate) throws(DeviceError) -> Instance? {
    if let app = simulate.app { return try target(app).instance }
    if let current { return current.instance }
    let simulated = devices.list().instances.filter { $0.simulator != nil }
    return simulated.count == 1 ? simulated[0] : nil
  }

  private func apps(in simulator: Simulator) -> [Instance] {
    devices.list().instances.filter { $0.simulator == simulator.udid }
  }

  private func bundle(
    _ word: String?, in simulator: Simulator, _ instance: Instance?
  ) throws(DeviceError) -> String {
    if let word { return word }
    let running = apps(in: simulator)
    let own = running.first { $0.port == instance?.port } ?? running.first
    guard let bundle = own?.app?.bundle else { throw .noBundle(simulator: simulator.name) }
    return bundle
  }

  private func list(_ simulators: Simulators, json: Bool) throws(DeviceError) -> ExitCode {
    let all = try simulators.list()
    let running = devices.list().instances
    func owner(_ simulator: Simulator) -> String {
      let app = running.first { $0.simulator == simulator.udid }?.name
      let holder = devices.holder(ofSimulator: simulator.udid)
      return app ?? holder.map { "\($0.by) (pid \($0.pid))" } ?? ""
    }
    if json {
      let list = all.map { simulator in
        let owner = owner(simulator)
        return JSON.members([
          "name": .string(simulator.name), "system": .string(simulator.system),
          "udid": .string(simulator.udid), "booted": .bool(simulator.isBooted),
          "by": owner.isEmpty ? nil : .string(owner),
        ])
      }
      console.print(JSON.array(list).text)
      return .done
    }
    guard !all.isEmpty else { throw .noSimulator(nil, nearest: nil, known: []) }
    var table = Table([.left, .left, .left, .left, .left])
    table.add(["NAME", "SYSTEM", "STATE", "UDID", "BY"])
    for simulator in all {
      table.add([
        simulator.name, simulator.system, simulator.isBooted ? "booted" : "", simulator.udid,
        owner(simulator),
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
}
