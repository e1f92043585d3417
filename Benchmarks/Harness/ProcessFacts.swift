import Glibc

/// What the system knows of a running process (proc(5)).
enum ProcessFacts {
  /// Resident memory, in megabytes.
  static func residentMemory(of pid: Int) -> Double? {
    guard let status = TextFile.read("/proc/\(pid)/status") else { return nil }
    let line = status.split(separator: "\n").first { $0.hasPrefix("VmRSS:") }
    let kilobytes = line?.split(whereSeparator: { $0 == " " || $0 == "\t" }).dropFirst().first
    return kilobytes.flatMap { Double($0) }.map { $0 / 1024 }
  }

  /// Processor time of the threads of that name, in clock ticks; nil where there is none.
  static func ticks(ofThread name: String, in pid: Int) -> Double? {
    let ticks = threads(of: pid).compactMap { thread -> Double? in
      guard thread.name == name else { return nil }
      return thread.ticks
    }
    return ticks.isEmpty ? nil : ticks.reduce(0, +)
  }

  private static func threads(of pid: Int) -> [(name: String, ticks: Double)] {
    guard let folder = opendir("/proc/\(pid)/task") else { return [] }
    defer { closedir(folder) }
    var found: [(name: String, ticks: Double)] = []
    while let entry = readdir(folder) {
      let id = withUnsafeBytes(of: entry.pointee.d_name) { bytes in
        String(decoding: bytes.prefix { $0 != 0 }, as: UTF8.self)
      }
      guard id.first != ".", let stat = TextFile.read("/proc/\(pid)/task/\(id)/stat"),
        let open = stat.firstIndex(of: "("), let close = stat.lastIndex(of: ")")
      else { continue }
      // After the name: state is field 3, utime 14, stime 15.
      let fields = stat[stat.index(after: close)...].split(separator: " ")
      guard fields.count > 12, let user = Double(fields[11]), let system = Double(fields[12])
      else { continue }
      found.append((String(stat[stat.index(after: open)..<close]), user + system))
    }
    return found
  }
}
