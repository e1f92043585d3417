import FlashProtocol

/// One simulator of this Mac, as `simctl list` tells of it.
public struct Simulator: Sendable, Equatable {
  public var udid: String
  public var name: String
  /// `iOS 18.6`
  public var system: String
  public var isBooted: Bool

  /// Reads what `simctl list devices available --json` prints: an object of lists by runtime.
  ///
  /// Simulators of other systems than iOS, and those whose runtime is gone, are left out. The newest
  /// system comes first, and of one system what is booted.
  static func list(_ json: JSON) -> [Simulator] {
    var found: [Simulator] = []
    for runtime in json["devices"]?.object ?? [] {
      guard let system = system(ofRuntime: runtime.name) else { continue }
      for device in runtime.value.array ?? [] {
        guard let udid = device["udid"]?.string, let name = device["name"]?.string,
          device["isAvailable"]?.bool != false
        else { continue }
        found.append(
          Simulator(
            udid: udid, name: name, system: system,
            isBooted: device["state"]?.string == "Booted"))
      }
    }
    return found.sorted { one, other in
      let (a, b) = (version(one.system), version(other.system))
      if a != b { return b.lexicographicallyPrecedes(a) }
      if one.isBooted != other.isBooted { return one.isBooted }
      return (one.name, one.udid) < (other.name, other.udid)
    }
  }

  /// `com.apple.CoreSimulator.SimRuntime.iOS-18-6` is iOS 18.6.
  private static func system(ofRuntime identifier: String) -> String? {
    guard let word = identifier.split(separator: ".").last, word.hasPrefix("iOS-") else {
      return nil
    }
    return "iOS " + word.dropFirst(4).split(separator: "-").joined(separator: ".")
  }

  private static func version(_ system: String) -> [Int] {
    system.split(separator: " ").last?.split(separator: ".").compactMap { Int($0) } ?? []
  }
}
