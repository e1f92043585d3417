#if canImport(Darwin)
@preconcurrency import Darwin
#else
@preconcurrency import Glibc
#endif

/// A process of which only the end and the output matter.
enum Child {
  struct Outcome {
    /// From before the start until the process was gone, in milliseconds.
    var milliseconds: Double
    var status: Int32
    var output: String
  }

  /// Runs a program to its end, its standard output read and its errors passed on.
  static func run(_ words: [String]) throws(BenchmarkError) -> Outcome {
    var ends: [Int32] = [0, 0]
    guard pipe(&ends) == 0 else { throw .spawn(words[0], String(cString: strerror(errno))) }
    var actions = posix_spawn_file_actions_t()
    posix_spawn_file_actions_init(&actions)
    defer { posix_spawn_file_actions_destroy(&actions) }
    posix_spawn_file_actions_adddup2(&actions, ends[1], 1)
    posix_spawn_file_actions_addclose(&actions, ends[0])
    posix_spawn_file_actions_addclose(&actions, ends[1])
    var arguments: [UnsafeMutablePointer<CChar>?] = words.map { strdup($0) } + [nil]
    defer { for argument in arguments { free(argument) } }

    var pid: pid_t = 0
    let start = ContinuousClock.now
    let code = posix_spawn(&pid, words[0], &actions, nil, &arguments, environ)
    close(ends[1])
    defer { close(ends[0]) }
    guard code == 0 else { throw .spawn(words[0], String(cString: strerror(code))) }
    let output = TextFile.readAll(ends[0])
    var status: Int32 = 0
    while waitpid(pid, &status, 0) < 0, errno == EINTR {}
    let elapsed = ContinuousClock.now - start
    let isExit = status & 0x7F == 0
    return Outcome(
      milliseconds: elapsed.milliseconds, status: isExit ? (status >> 8) & 0xFF : -(status & 0x7F),
      output: String(decoding: output, as: UTF8.self))
  }

  /// The same, where anything but success is an error.
  static func succeed(_ words: [String]) throws(BenchmarkError) -> Outcome {
    let outcome = try run(words)
    guard outcome.status == 0 else {
      throw .process(
        words.joined(separator: " "), status: outcome.status, output: outcome.output)
    }
    return outcome
  }
}

extension Duration {
  var milliseconds: Double {
    Double(components.seconds) * 1000 + Double(components.attoseconds) / 1e15
  }
}
