import FlashDevices

#if canImport(Darwin)
import Darwin
#else
import Glibc
#endif

/// A program that makes bytes of bytes, run to its end.
struct Filter {
  struct Outcome {
    /// What it exited with; 128 and the signal's number where one ended it.
    var status: Int32
    var out: [UInt8]
    var error: [UInt8]
  }

  let program: String
  let arguments: [String]

  /// - Throws: `FileError` where it cannot be started.
  func run(_ input: [UInt8]) throws(FileError) -> Outcome {
    var ends = [[Int32]](repeating: [-1, -1], count: 3)
    for index in ends.indices {
      guard pipe(&ends[index]) == 0 else { throw FileError(path: program, reason: Self.reason) }
      for end in ends[index] { _ = fcntl(end, F_SETFD, FD_CLOEXEC) }
    }
    let pid: pid_t
    do throws(FileError) {
      pid = try start(reading: ends[0][0], writing: ends[1][1], complaining: ends[2][1])
    } catch {
      for end in ends.joined() { close(end) }
      throw error
    }
    close(ends[0][0])
    close(ends[1][1])
    close(ends[2][1])
    // A program that ends before it has read all must not end this one.
    let former = signal(SIGPIPE, SIG_IGN)
    defer { _ = signal(SIGPIPE, former) }
    var exchange = Exchange(input: input, to: ends[0][1], out: ends[1][0], error: ends[2][0])
    exchange.run()
    var status: Int32 = 0
    while waitpid(pid, &status, 0) < 0, errno == EINTR {}
    let signal = status & 0x7F
    return Outcome(
      status: signal == 0 ? (status >> 8) & 0xFF : 128 + signal, out: exchange.read[0],
      error: exchange.read[1])
  }

  private func start(reading: Int32, writing: Int32, complaining: Int32) throws(FileError) -> pid_t
  {
    #if canImport(Darwin)
    var actions: posix_spawn_file_actions_t?
    #else
    var actions = posix_spawn_file_actions_t()
    #endif
    posix_spawn_file_actions_init(&actions)
    defer { posix_spawn_file_actions_destroy(&actions) }
    posix_spawn_file_actions_adddup2(&actions, reading, 0)
    posix_spawn_file_actions_adddup2(&actions, writing, 1)
    posix_spawn_file_actions_adddup2(&actions, complaining, 2)
    var words = ([program] + arguments).map { strdup($0) } + [nil]
    var variables = Environment.all.map { strdup("\($0.name)=\($0.value)") } + [nil]
    defer { for text in words + variables { free(text) } }
    var pid = pid_t()
    let code = posix_spawnp(&pid, program, &actions, nil, &words, &variables)
    guard code == 0 else {
      throw FileError(path: program, reason: String(cString: strerror(code)))
    }
    return pid
  }

  private static var reason: String { String(cString: strerror(errno)) }
}

/// What goes into a program and comes out of it, all at once, so that neither waits for ever.
private struct Exchange {
  private let input: [UInt8]
  private var sent = 0
  private var sink: Int32
  private var sources: [Int32]
  /// From its output and from its error output.
  private(set) var read: [[UInt8]] = [[], []]

  init(input: [UInt8], to sink: Int32, out: Int32, error: Int32) {
    self.input = input
    self.sink = sink
    sources = [out, error]
    _ = fcntl(sink, F_SETFL, O_NONBLOCK)
  }

  mutating func run() {
    send()
    while sink >= 0 || sources.contains(where: { $0 >= 0 }) {
      // poll(2) passes over negative descriptors.
      var waits = [pollfd(fd: sink, events: Int16(POLLOUT), revents: 0)]
      waits += sources.map { pollfd(fd: $0, events: Int16(POLLIN), revents: 0) }
      guard poll(&waits, nfds_t(waits.count), -1) > 0 else { continue }
      if waits[0].revents != 0 { send() }
      for index in sources.indices where waits[index + 1].revents != 0 { receive(index) }
    }
  }

  private mutating func send() {
    while sink >= 0, sent < input.count {
      let count = input[sent...].withUnsafeBytes { write(sink, $0.baseAddress, $0.count) }
      if count < 0, errno == EAGAIN { return }
      if count < 0, errno == EINTR { continue }
      if count <= 0 { break }
      sent += count
    }
    if sink >= 0 { close(sink) }
    sink = -1
  }

  private mutating func receive(_ index: Int) {
    let room = 1 << 16
    var count = 0
    let chunk = [UInt8](unsafeUninitializedCapacity: room) { buffer, filled in
      #if canImport(Darwin)
      count = Darwin.read(sources[index], buffer.baseAddress, room)
      #else
      count = Glibc.read(sources[index], buffer.baseAddress, room)
      #endif
      filled = max(0, count)
    }
    if count < 0, errno == EINTR { return }
    read[index] += chunk
    guard count <= 0 else { return }
    close(sources[index])
    sources[index] = -1
  }
}
