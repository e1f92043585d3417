#if canImport(Darwin)
import Darwin
#else
import Glibc
#endif

/// What the system says of a process.
public enum ProcessFacts {
  /// When the process was started, in a unit of the system's own: it tells a reused pid from the
  /// same process. Clock ticks since boot on Linux (proc(5), field 22), microseconds since 1970
  /// on Darwin. Nil where it has ended, as a zombie has.
  public static func startTicks(_ pid: Int) -> Int? {
    guard pid > 0, let pid = Int32(exactly: pid) else { return nil }
    #if canImport(Darwin)
    var info = proc_bsdinfo()
    let size = Int32(MemoryLayout<proc_bsdinfo>.size)
    guard proc_pidinfo(pid, PROC_PIDTBSDINFO, 0, &info, size) == size,
      info.pbi_status != UInt32(SZOMB)
    else { return nil }
    return Int(info.pbi_start_tvsec) * 1_000_000 + Int(info.pbi_start_tvusec)
    #else
    guard let bytes = try? Files.read("/proc/\(pid)/stat"),
      // The name before it may hold anything, spaces and brackets too.
      let close = bytes.lastIndex(of: UInt8(ascii: ")"))
    else { return nil }
    let fields = bytes[(close + 1)...].split(separator: UInt8(ascii: " "))
    guard fields.count > 19, fields[0].first != UInt8(ascii: "Z"),
      fields[0].first != UInt8(ascii: "X")
    else { return nil }
    return Int(String(decoding: fields[19], as: UTF8.self))
    #endif
  }

  /// Whether that very process still runs.
  ///
  /// - Parameter ticks: its start; nil where it was not noted, when any process of that pid counts.
  public static func runs(_ pid: Int, startedAt ticks: Int?) -> Bool {
    guard let now = startTicks(pid) else { return false }
    return ticks == nil || ticks == now
  }

  /// For how long it has run, in seconds.
  public static func age(startedAt ticks: Int) -> Int? {
    #if canImport(Darwin)
    var time = timeval()
    gettimeofday(&time, nil)
    return max(0, time.tv_sec - ticks / 1_000_000)
    #else
    guard let bytes = try? Files.read("/proc/uptime"),
      let word = bytes.split(separator: UInt8(ascii: " ")).first,
      let uptime = Double(String(decoding: word, as: UTF8.self))
    else { return nil }
    return max(0, Int(uptime - Double(ticks) / Double(sysconf(Int32(_SC_CLK_TCK)))))
    #endif
  }
}
