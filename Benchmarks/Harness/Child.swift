@preconcurrency import Glibc

/// A process whose standard output is read; its errors are passed on.
struct Child {
  struct Outcome {
    /// From before the start until the process was gone, in milliseconds.
    var milliseconds: Double
    var status: Int32
    var output: String
  }

  let pid: Int
  private let output: Int32

  static func start(_ words: [String]) throws(BenchmarkError) -> Child {
    var ends: [Int32] = [0, 0]
    guard pipe(&ends) == 0 else { throw .spawn(words[0], String(cString: strerror(errno))) }
    for end in ends { _ = fcntl(end, F_SETFD, FD_CLOEXEC) }
    var actions = posix_spawn_file_actions_t()
    posix_spawn_file_actions_init(&actions)
    defer { posix_spawn_file_actions_destroy(&actions) }
    posix_spawn_file_actions_adddup2(&actions, ends[1], 1)
    var arguments: [UnsafeMutablePointer<CChar>?] = words.map { strdup($0) } + [nil]
    defer { for argument in arguments { free(argument) } }
    var pid: pid_t = 0
    let code = posix_spawn(&pid, words[0], &actions, nil, &arguments, environ)
    close(ends[1])
    guard code == 0 else {
      close(ends[0])
      throw .spawn(words[0], String(cString: strerror(code)))
    }
    return Child(pid: Int(pid), output: ends[0])
  }

  /// Runs a program to its end.
  static func run(_ words: [String]) throws(BenchmarkError) -> Outcome {
    let began = ContinuousClock.now
    let child = try start(words)
    let output = TextFile.readAll(child.output)
    let status = child.wait()
    return Outcome(
      milliseconds: (ContinuousClock.now - began).milliseconds, status: status,
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

  /// The first line that it prints; nil where it ends, or says nothing for ten seconds.
  func firstLine() -> String? {
    var line: [UInt8] = []
    var byte: UInt8 = 0
    while true {
      var waiting = pollfd(fd: output, events: Int16(POLLIN), revents: 0)
      guard poll(&waiting, 1, 10_000) > 0, read(output, &byte, 1) == 1 else { return nil }
      if byte == UInt8(ascii: "\n") { return String(decoding: line, as: UTF8.self) }
      line.append(byte)
    }
  }

  func end() {
    kill(pid_t(pid), SIGTERM)
    _ = wait()
  }

  /// - Returns: the exit code, or the signal's number below zero.
  private func wait() -> Int32 {
    defer { close(output) }
    var status: Int32 = 0
    while waitpid(pid_t(pid), &status, 0) < 0, errno == EINTR {}
    return status & 0x7F == 0 ? (status >> 8) & 0xFF : -(status & 0x7F)
  }
}

extension Duration {
  var milliseconds: Double {
    Double(components.seconds) * 1000 + Double(components.attoseconds) / 1e15
  }
}
