import FlashDevices

#if canImport(Darwin)
import Darwin
#else
import Glibc
#endif

/// A program of our own beside this one, talked to over its input and output.
final class PipeProcess {
  enum Fault: Error, CustomStringConvertible {
    case cannotStart(String, reason: String)
    case ended(String)
    case timedOut(milliseconds: Int)

    var description: String {
      switch self {
      case .cannotStart(let program, let reason): "\(program) cannot be started: \(reason)"
      case .ended(let program): "\(program) ended before it answered"
      case .timedOut(let milliseconds): "no answer within \(milliseconds) ms"
      }
    }
  }

  private let name: String
  private let pid: pid_t
  private let input: Int32
  private let output: Int32
  private var pending: [UInt8] = []
  private var isOpen = true

  /// - Parameter name: of a program that lies beside this one.
  init(_ name: String, _ arguments: [String] = []) throws(Fault) {
    self.name = name
    let program = Self.path(of: name)
    var toChild: [Int32] = [0, 0]
    var fromChild: [Int32] = [0, 0]
    guard pipe(&toChild) == 0 else {
      throw .cannotStart(name, reason: String(cString: strerror(errno)))
    }
    guard pipe(&fromChild) == 0 else {
      for descriptor in toChild { close(descriptor) }
      throw .cannotStart(name, reason: String(cString: strerror(errno)))
    }
    for descriptor in toChild + fromChild { _ = fcntl(descriptor, F_SETFD, FD_CLOEXEC) }
    #if canImport(Darwin)
    var actions: posix_spawn_file_actions_t?
    #else
    var actions = posix_spawn_file_actions_t()
    #endif
    posix_spawn_file_actions_init(&actions)
    posix_spawn_file_actions_adddup2(&actions, toChild[0], 0)
    posix_spawn_file_actions_adddup2(&actions, fromChild[1], 1)
    var pid = pid_t()
    var words: [UnsafeMutablePointer<CChar>?] = ([program] + arguments).map { strdup($0) } + [nil]
    var variables: [UnsafeMutablePointer<CChar>?] =
      Environment.all.map { strdup("\($0.name)=\($0.value)") } + [nil]
    let code = posix_spawn(&pid, program, &actions, nil, &words, &variables)
    for pointer in words + variables { free(pointer) }
    posix_spawn_file_actions_destroy(&actions)
    close(toChild[0])
    close(fromChild[1])
    guard code == 0 else {
      close(toChild[1])
      close(fromChild[0])
      throw .cannotStart(program, reason: String(cString: strerror(code)))
    }
    self.pid = pid
    input = toChild[1]
    output = fromChild[0]
    // A child that is gone is told by an error, not by a signal.
    signal(SIGPIPE, SIG_IGN)
  }

  deinit {
    if isOpen { kill(pid, SIGKILL) }
    finish()
  }

  /// Beside this program, wherever that lies.
  static func path(of name: String) -> String {
    guard let own = Environment.executable, let slash = own.lastIndex(of: "/") else { return name }
    return String(own[...slash]) + name
  }

  static func isThere(_ name: String) -> Bool { Files.isProgram(path(of: name)) }

  func send(_ bytes: [UInt8]) throws(Fault) {
    var rest = bytes[...]
    while !rest.isEmpty {
      let count = rest.withUnsafeBytes { write(input, $0.baseAddress, $0.count) }
      if count < 0 {
        if errno == EINTR { continue }
        throw .ended(name)
      }
      rest = rest.dropFirst(count)
    }
  }

  /// The next line of its output, without its end.
  func line(within milliseconds: Int) throws(Fault) -> [UInt8] {
    let end = Monotonic.now + Double(milliseconds)
    while true {
      if let feed = pending.firstIndex(of: 0x0A) {
        let line = Array(pending[..<feed])
        pending.removeSubrange(...feed)
        return line
      }
      guard try read(until: end, milliseconds) else { throw .ended(name) }
    }
  }

  /// Ends its input, and gives all that it still says.
  func rest(within milliseconds: Int) throws(Fault) -> [UInt8] {
    close(input)
    let end = Monotonic.now + Double(milliseconds)
    while try read(until: end, milliseconds) {}
    isOpen = false
    defer { pending = [] }
    return pending
  }

  /// - Returns: false at the end of its output.
  private func read(until end: Double, _ milliseconds: Int) throws(Fault) -> Bool {
    var wanted = pollfd(fd: output, events: Int16(POLLIN), revents: 0)
    let left = end - Monotonic.now
    guard left > 0, poll(&wanted, 1, Int32(clamping: Int(left.rounded(.up)))) > 0 else {
      if left > 0, errno == EINTR { return true }
      throw .timedOut(milliseconds: milliseconds)
    }
    var chunk = [UInt8](repeating: 0, count: 65_536)
    #if canImport(Darwin)
    let count = chunk.withUnsafeMutableBytes { Darwin.read(output, $0.baseAddress, $0.count) }
    #else
    let count = chunk.withUnsafeMutableBytes { Glibc.read(output, $0.baseAddress, $0.count) }
    #endif
    if count > 0 { pending += chunk[..<count] }
    return count > 0 || (count < 0 && errno == EINTR)
  }

  /// Ends it at once.
  func end() {
    if isOpen { kill(pid, SIGKILL) }
  }

  /// What it exited with.
  @discardableResult
  private func finish() -> Int32 {
    if isOpen { close(input) }
    close(output)
    isOpen = false
    var status: Int32 = 0
    while waitpid(pid, &status, 0) < 0, errno == EINTR {}
    return status
  }
}
