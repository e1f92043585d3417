import FlashProtocol
import Glibc

/// What the figures were measured on.
struct Machine {
  var processor: String
  var cores: Int
  var system: String
  /// Day of the run, `2026-01-31`.
  var date: String

  static func here() -> Machine {
    let info = TextFile.read("/proc/cpuinfo") ?? ""
    let model = info.split(separator: "\n").first { $0.hasPrefix("model name") }?
      .split(separator: ":").last.map { $0.trimmed() }
    let release = TextFile.read("/etc/os-release") ?? ""
    let system = release.split(separator: "\n").first { $0.hasPrefix("PRETTY_NAME=") }?
      .dropFirst("PRETTY_NAME=".count).filter { $0 != "\"" }
    return Machine(
      processor: model ?? "unknown processor", cores: sysconf(Int32(_SC_NPROCESSORS_ONLN)),
      system: system.map { String($0) } ?? "unknown system", date: today())
  }

  var line: String { "\(date) · \(cores) cores, \(processor) · \(system)" }

  var json: JSON {
    .members([
      "date": .string(date), "processor": .string(processor), "cores": .int(cores),
      "system": .string(system),
    ])
  }

  private static func today() -> String {
    var now = time(nil)
    var parts = tm()
    localtime_r(&now, &parts)
    func two(_ number: Int32) -> String { number < 10 ? "0\(number)" : "\(number)" }
    return "\(parts.tm_year + 1900)-\(two(parts.tm_mon + 1))-\(two(parts.tm_mday))"
  }
}
