#if canImport(Darwin)
import Darwin
#else
import Glibc
#endif

/// A program of the system's that is run to its end for what it prints.
struct Tool: Sendable {
  var program: String

  /// - Parameters:
  ///   - environment: further variables for it.
  ///   - log: a file for its output, which is read and removed again.
  /// - Throws: `toolFailed` with its words where it does not end with status 0.
  func run(
    _ arguments: [String], environment: [(name: String, value: String)] = [],
    within milliseconds: Int = 120_000
  ) throws(DeviceError) -> String {
    let log = "/tmp/flash-tool-\(getpid())-\(Self.random())"
    defer { Files.remove(log) }
    let names = Set(environment.map(\.name))
    let child = try Spawn(
      program: program, arguments: arguments,
      environment: Environment.all.filter { !names.contains($0.name) } + environment, log: log
    ).start()
    let ending = child.ended(within: milliseconds)
    let output = String(decoding: (try? Files.read(log)) ?? [], as: UTF8.self)
    guard ending == .exited(status: 0) else {
      if ending == nil { kill(-Int32(clamping: child.pid), SIGKILL) }
      throw .toolFailed(
        command: ([program] + arguments).joined(separator: " "),
        ending: ending?.description ?? "did not end within \(milliseconds) ms",
        output: output.split(whereSeparator: \.isNewline).suffix(8).map(String.init))
    }
    return output
  }

  private static func random() -> String {
    String(UInt64.random(in: .min ... .max), radix: 36)
  }
}
