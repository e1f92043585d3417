#if canImport(Darwin)
import Darwin
#else
import Glibc
#endif

/// A program whose output is read as it comes.
///
/// Not Foundation's `Process`: that takes a program for running as long as any other child holds a
/// descriptor that it inherited by chance, which it does where several are started at once.
final class ProgramRun {
  /// Why it could not be run, or not to its end.
  struct Fault: Error, CustomStringConvertible {
    let description: String
  }

  private let pid: pid_t
  private var output: Int32
  private var isReaped = false

  /// - Parameters:
  ///   - program: a path, or a name on PATH.
  ///   - environment: further variables.
  init(_ program: String, _ arguments: [String], environment: [String: String] = [:]) throws {
    var ends: [Int32] = [-1, -1]
    guard pipe(&ends) == 0 else { throw Self.last(program) }
    for end in ends { _ = fcntl(end, F_SETFD, FD_CLOEXEC) }
    #if canImport(Darwin)
    var actions: posix_spawn_file_actions_t?
    #else
    var actions = posix_spawn_file_actions_t()
    #endif
    posix_spawn_file_actions_init(&actions)
    posix_spawn_file_actions_addopen(&actions, 0, "/dev/null", O_RDONLY, 0)
    posix_spawn_file_actions_adddup2(&actions, ends[1], 1)
    var variables = ProcessEnvironment.all
    variables.merge(environment) { $1 }
    var words = ([program] + arguments).map { strdup($0) } + [nil]
    var pairs = variables.map { strdup("\($0.key)=\($0.value)") } + [nil]
    var pid = pid_t()
    let code = posix_spawnp(&pid, program, &actions, nil, &words, &pairs)
    posix_spawn_file_actions_destroy(&actions)
    for text in words + pairs { free(text) }
    close(ends[1])
    guard code == 0 else {
      close(ends[0])
      throw Fault(description: "\(program): \(String(cString: strerror(code)))")
    }
    self.pid = pid
    output = ends[0]
  }

  deinit { stop() }

  /// Reads to the end of its output, or until a byte that ends what is wanted.
  ///
  /// - Throws: `Fault` where the time is over first; the program is ended then.
  func read(until last: UInt8? = nil, seconds: Double) throws -> [UInt8] {
    let clock = SystemClock()
    let end = clock.now + seconds
    var bytes: [UInt8] = []
    while true {
      var waiting = pollfd(fd: output, events: Int16(POLLIN), revents: 0)
      let left = end - clock.now
      guard left > 0 else {
        stop()
        throw Fault(description: "it did not end within \(Durations.seconds(seconds))")
      }
      guard poll(&waiting, 1, Int32(left * 1_000) + 1) > 0 else { continue }
      var byte: UInt8 = 0
      #if canImport(Darwin)
      let count = Darwin.read(output, &byte, 1)
      #else
      let count = Glibc.read(output, &byte, 1)
      #endif
      if count < 0, errno == EINTR { continue }
      guard count > 0, byte != last else { return bytes }
      bytes.append(byte)
    }
  }

  /// What it exited with, once its output has ended; 128 and the signal's number where one ended it.
  func status() -> Int32 {
    var status: Int32 = 0
    while waitpid(pid, &status, 0) < 0, errno == EINTR {}
    isReaped = true
    let signal = status & 0x7F
    return signal == 0 ? (status >> 8) & 0xFF : 128 + signal
  }

  /// Ends it, whatever it is at.
  func stop() {
    if !isReaped {
      kill(pid, SIGKILL)
      _ = status()
    }
    if output >= 0 { close(output) }
    output = -1
  }

  private static func last(_ program: String) -> Fault {
    Fault(description: "\(program): \(String(cString: strerror(errno)))")
  }
}
