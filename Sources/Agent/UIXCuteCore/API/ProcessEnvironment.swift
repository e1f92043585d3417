import Foundation

#if canImport(Darwin)
import Darwin
#else
import Glibc
#endif

/// The variables of this process.
public enum ProcessEnvironment {
  static var all: [String: String] { ProcessInfo.processInfo.environment }

  /// - Returns: nil for one that is not set, or is empty.
  public static func value(_ name: String) -> String? {
    guard let text = getenv(name).map({ String(cString: $0) }), !text.isEmpty else { return nil }
    return text
  }
}
