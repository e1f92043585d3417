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
  ///   - milliseconds: how long it may take.
  ///   - folder: where it begins; nil for where this process is.
  /// - Throws: `toolFailed` with its words where it does not end with status 0.
  func run(
    _ arguments: [String], environment: [(name: String, value: String)] = [],
    within milliseconds: Int = 120_000, in folder: String? = nil
  ) throws(DeviceError) -> String {
    let log = "/tmp/flash-tool-\(getpid())-\(Self.random())"
    defer { Files.remove(log) }
    let names = Set(environment.map(\.name))
    let child: ChildProcess
    do {
      // No call that every system has starts a program in another folder.
      let words = folder.map { ["-c", "cd \"$0\" && exec \"$@\"", $0, program] } ?? []
      child = try Spawn(
        program: folder == nil ? program : "/bin/sh", arguments: words + arguments,
        environment: Environment.all.filter { !names.contains($0.name) } + environment, log: log
      ).start()
    } catch {
      guard case .cannotStart(let program, let reason) = error else { throw error }
      throw .noXcode(program: program, reason: reason)
    }
    let ending = child.ended(within: milliseconds)
    let output = String(decoding: (try? Files.read(log)) ?? [], as: UTF8.self)
    guard ending == .exited(status: 0) else {
      if ending == nil { kill(-Int32(clamping: child.pid), SIGKILL) }
      throw .toolFailed(
        command: ([program] + arguments).joined(separator: " "),
        ending: ending?.description ?? "did not end within \(milliseconds) ms",
        output: Self.telling(output))
    }
    return output
  }

  /// The lines that say why: errors where a long output names any, else its end.
  private static func telling(_ output: String) -> [String] {
    let lines = output.split(whereSeparator: \.isNewline).map(String.init)
    let errors = lines.filter { $0.contains(" error: ") || $0.hasPrefix("error: ") }
    return errors.isEmpty ? lines.suffix(8) : Array(errors.prefix(8))
  }

  private static func random() -> String {
    String(UInt64.random(in: .min ... .max), radix: 36)
  }
}
