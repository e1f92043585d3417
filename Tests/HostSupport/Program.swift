import FlashDevices

#if canImport(Darwin)
import Darwin
#else
import Glibc
#endif

/// One of the programs that the package builds, run as a user runs it.
public final class Program {
  public struct Outcome: Sendable {
    /// What it exited with; 128 and the signal's number where one ended it.
    public var status: Int32
    public var out: String
    public var error: String
    /// The last line of its output.
    public var lastLine: String {
      out.split(whereSeparator: \.isNewline).last.map(String.init) ?? ""
    }
  }

  public let pid: pid_t
  private var streams: [(descriptor: Int32, bytes: [UInt8])]

  /// Starts a program that stands beside the running tests.
  public init(_ name: String, _ arguments: [String], environment: [String: String] = [:]) throws {
    var out: [Int32] = [0, 0]
    var error: [Int32] = [0, 0]
    guard pipe(&out) == 0, pipe(&error) == 0 else { throw Self.last("pipe") }
    for end in out + error { _ = fcntl(end, F_SETFD, FD_CLOEXEC) }
    defer {
      close(out[1])
      close(error[1])
    }
    streams = [(out[0], []), (error[0], [])]
    #if canImport(Darwin)
    var actions: posix_spawn_file_actions_t?
    #else
    var actions = posix_spawn_file_actions_t()
    #endif
    posix_spawn_file_actions_init(&actions)
    defer { posix_spawn_file_actions_destroy(&actions) }
    posix_spawn_file_actions_addopen(&actions, 0, "/dev/null", O_RDONLY, 0)
    posix_spawn_file_actions_adddup2(&actions, out[1], 1)
    posix_spawn_file_actions_adddup2(&actions, error[1], 2)

    var variables = Dictionary(
      Environment.all.map { ($0.name, $0.value) }, uniquingKeysWith: { a, _ in a })
    for name in variables.keys where name.hasPrefix("FLASH_") { variables[name] = nil }
    variables.merge(environment) { $1 }
    var words = ([name] + arguments).map { strdup($0) } + [nil]
    var pairs = variables.map { strdup("\($0.key)=\($0.value)") } + [nil]
    defer { for text in words + pairs { free(text) } }
    var pid = pid_t()
    let code = posix_spawn(&pid, Self.path(name), &actions, nil, &words, &pairs)
    guard code == 0 else {
      throw FileError(path: Self.path(name), reason: String(cString: strerror(code)))
    }
    self.pid = pid
  }

  deinit { for stream in streams { close(stream.descriptor) } }

  /// Runs a program to its end.
  public static func run(
    _ name: String, _ arguments: [String], environment: [String: String] = [:]
  ) throws -> Outcome {
    try Program(name, arguments, environment: environment).finish()
  }

  public func send(_ signal: Int32) { kill(pid, signal) }

  /// Reads until its output holds a text.
  public func wait(for text: String, seconds: Int = 30) throws {
    let end = Monotonic.now + Double(seconds) * 1_000
    while !String(decoding: streams[0].bytes, as: UTF8.self).contains(text) {
      guard try read(until: end) else { throw Self.last("the output without '\(text)'") }
    }
  }

  /// Reads what it writes to its end, and what it exits with.
  public func finish(seconds: Int = 60) throws -> Outcome {
    let end = Monotonic.now + Double(seconds) * 1_000
    while try read(until: end) {}
    var status: Int32 = 0
    guard waitpid(pid, &status, 0) == pid else { throw Self.last("waitpid") }
    let signal = status & 0x7F
    return Outcome(
      status: signal == 0 ? (status >> 8) & 0xFF : 128 + signal,
      out: String(decoding: streams[0].bytes, as: UTF8.self),
      error: String(decoding: streams[1].bytes, as: UTF8.self))
  }

  /// False once both streams have ended.
  private func read(until end: Double) throws -> Bool {
    var waiting = streams.filter { $0.descriptor >= 0 }.map {
      pollfd(fd: $0.descriptor, events: Int16(POLLIN), revents: 0)
    }
    guard !waiting.isEmpty else { return false }
    let left = end - Monotonic.now
    guard left > 0, poll(&waiting, nfds_t(waiting.count), Int32(left) + 1) > 0 else {
      kill(pid, SIGKILL)
      throw FileError(path: "pid \(pid)", reason: "did not end in time")
    }
    for ready in waiting where ready.revents != 0 {
      guard let index = streams.firstIndex(where: { $0.descriptor == ready.fd }) else { continue }
      var chunk = [UInt8](repeating: 0, count: 8_192)
      let count = chunk.withUnsafeMutableBytes { buffer in
        #if canImport(Darwin)
        Darwin.read(ready.fd, buffer.baseAddress, buffer.count)
        #else
        Glibc.read(ready.fd, buffer.baseAddress, buffer.count)
        #endif
      }
      if count > 0 {
        streams[index].bytes += chunk[..<count]
      } else {
        close(ready.fd)
        streams[index].descriptor = -1
      }
    }
    return true
  }

  /// Products are built into the folder that the tests run from.
  public static func path(_ name: String) -> String {
    let own = Environment.executable ?? CommandLine.arguments[0]
    #if canImport(Darwin)
    // The tests are a bundle in that folder, which another program loads.
    let marker = CommandLine.arguments.first { $0.hasSuffix(".xctest") || $0.contains(".xctest/") }
    let file = marker ?? own
    let parts = file.split(separator: "/", omittingEmptySubsequences: false)
    let bundle = parts.firstIndex { $0.hasSuffix(".xctest") } ?? parts.count - 1
    return (parts[..<bundle] + [Substring(name)]).joined(separator: "/")
    #else
    return own[..<(own.lastIndex(of: "/") ?? own.startIndex)] + "/" + name
    #endif
  }

  private static func last(_ what: String) -> FileError {
    FileError(path: what, reason: String(cString: strerror(errno)))
  }
}
