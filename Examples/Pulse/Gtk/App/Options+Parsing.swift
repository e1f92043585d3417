import CPulseAdwaita
import PulseModel

nonisolated extension Options {
  /// - Throws: `UsageError`.
  init(arguments: [String], environment: (String) -> String?) throws(UsageError) {
    var rest = arguments[...]
    while let name = rest.popFirst() {
      guard let value = rest.popFirst() else {
        throw UsageError(reason: "\(name) needs a value, or is no option of Pulse")
      }
      try take(name, value)
    }
    if folder.isEmpty { folder = String(cString: g_get_user_data_dir()) + "/pulse" }
    let planted = Fault.parse(environment("PULSE_BUGS") ?? "")
    guard planted.unknown.isEmpty else {
      throw UsageError(
        reason: "PULSE_BUGS knows no \(planted.unknown.joined(separator: ", ")); it knows "
          + Fault.allCases.map(\.rawValue).joined(separator: ", "))
    }
    faults = planted.faults
    if let text = environment("PULSE_READY_AFTER") {
      guard let milliseconds = Int(text), milliseconds >= 0 else {
        throw UsageError(reason: "PULSE_READY_AFTER is in milliseconds, not '\(text)'")
      }
      readyAfter = milliseconds
    }
  }

  private mutating func take(_ name: String, _ value: String) throws(UsageError) {
    switch name {
    case "--size":
      guard let size = Size(rawValue: value) else {
        throw UsageError(reason: "--size is phone or tablet, not '\(value)'")
      }
      self.size = size
    case "--state": folder = value
    case "--link", "--notification":
      do { _ = try DeepLink(value) } catch {
        throw UsageError(reason: "\(name): \(error)")
      }
      links.append(value)
    case "--newsroom":
      guard let address = Self.address(value) else {
        throw UsageError(reason: "--newsroom is of the form http://127.0.0.1:8080, not '\(value)'")
      }
      newsroom = address
    default: throw UsageError(reason: "Pulse has no option \(name)")
    }
  }

  private static func address(_ url: String) -> (host: String, port: Int)? {
    guard url.hasPrefix("http://") else { return nil }
    let place = url.dropFirst("http://".count).prefix { $0 != "/" }
    let parts = place.split(separator: ":", omittingEmptySubsequences: false)
    guard let host = parts.first, !host.isEmpty, parts.count <= 2,
      let port = parts.count == 2 ? Int(parts[1]) : 80, (1...65_535).contains(port)
    else { return nil }
    return (String(host), port)
  }
}
