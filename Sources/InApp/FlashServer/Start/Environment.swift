#if FLASH
#if canImport(Darwin)
import Darwin
#else
import Glibc
#endif

/// Environment variables; an empty one counts as none.
package enum Environment {
  package static func text(_ name: String) -> String? {
    guard let value = getenv(name) else { return nil }
    let text = String(cString: value)
    return text.isEmpty ? nil : text
  }
}

/// Where a developer sees what Flash has to say.
package enum Stderr {
  package static func say(_ message: String) {
    let line = Array("flash: \(message)\n".utf8)
    _ = line.withUnsafeBytes { write(STDERR_FILENO, $0.baseAddress, $0.count) }
  }
}
#endif
