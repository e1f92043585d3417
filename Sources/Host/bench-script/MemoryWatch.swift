import FlashProtocol
import Foundation

/// Ends this process before its scripts take too much memory from the machine.
enum MemoryWatch {
  /// - Parameter say: tells why, before the end.
  static func begin(megabytes: Int, say: @escaping @Sendable (JSON) -> Void) {
    let most = used + megabytes * 1_048_576
    let thread = Thread {
      while true {
        if used > most {
          say([
            "error": .string("scripts took more than \(megabytes) MB of memory and were ended"),
            "ends": true,
          ])
          _exit(9)
        }
        poll(nil, 0, 20)
      }
    }
    thread.start()
  }

  /// In bytes.
  private static var used: Int {
    #if canImport(Darwin)
    var facts = rusage()
    getrusage(RUSAGE_SELF, &facts)
    return facts.ru_maxrss
    #else
    // The second number of statm is the resident pages (proc(5)).
    guard let text = try? String(contentsOfFile: "/proc/self/statm", encoding: .utf8) else {
      return 0
    }
    let numbers = text.split(separator: " ")
    return (numbers.count > 1 ? Int(numbers[1]) ?? 0 : 0) * Int(getpagesize())
    #endif
  }
}
