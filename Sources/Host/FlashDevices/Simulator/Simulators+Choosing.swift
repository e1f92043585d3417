import FlashProtocol

extension Simulators {
  /// The simulator that a caller means to do something to, which nobody else has.
  ///
  /// - Parameters:
  ///   - word: its name or identifier; nil for that of the app, or the only one that is booted.
  ///   - instance: the app that the caller is at.
  /// - Throws: `reserved` where another process has it.
  public func choose(_ word: String?, of instance: Instance?, in registry: Registry)
    throws(DeviceError) -> Simulator
  {
    let all = try list()
    let chosen = try Self.pick(word, of: instance, among: all)
    if let holder = Reservation.holder(simulator: chosen.udid, in: registry), !holder.isThis {
      throw .reserved(app: "the simulator \(chosen.name)", by: holder.by, pid: holder.pid)
    }
    return chosen
  }

  private static func pick(_ word: String?, of instance: Instance?, among all: [Simulator])
    throws(DeviceError) -> Simulator
  {
    if let word {
      let named = all.filter { $0.udid == word || $0.name == word }
      guard let chosen = named.first(where: \.isBooted) ?? named.first else {
        throw .noSimulator(
          word, nearest: Spelling.nearest(to: word, among: all.map(\.name)),
          known: all.map(\.label))
      }
      return chosen
    }
    if let udid = instance?.simulator, let own = all.first(where: { $0.udid == udid }) {
      return own
    }
    let booted = all.filter(\.isBooted)
    guard let only = booted.first else { throw .noBootedSimulator(known: all.map(\.label)) }
    guard booted.count == 1 else { throw .severalSimulators(booted.map(\.label)) }
    return only
  }
}

extension Simulator {
  /// `iPhone 16 (iOS 18.6)`
  public var label: String { "\(name) (\(system))" }
}
