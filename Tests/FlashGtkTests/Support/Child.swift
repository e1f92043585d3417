import Glibc

/// A process of our own, with pipes to its standard input and output.
///
/// Not Foundation's `Process`: its children inherit each other's descriptors, so that the end of one
/// is noticed only with the end of all.
final class Child {
  let pid: pid_t
  let output: Lines
  private let input: Int32
  private var status: Int32?

  /// - Parameter errors: the file that its standard error goes to.
  init(_ arguments: [String], environment: [String: String], errors: String = "/dev/null") throws {
    var toChild: [Int32] = [0, 0]
    var fromChild: [Int32] = [0, 0]
    guard pipe(&toChild) == 0, pipe(&fromChild) == 0 else {
      throw GalleryApp.Trouble(description: "no pipe: errno \(errno)")
    }
    for end in toChild + fromChild { _ = fcntl(end, F_SETFD, FD_CLOEXEC) }
    var actions = posix_spawn_file_actions_t()
    posix_spawn_file_actions_init(&actions)
    defer { posix_spawn_file_actions_destroy(&actions) }
    posix_spawn_file_actions_adddup2(&actions, toChild[0], 0)
    posix_spawn_file_actions_adddup2(&actions, fromChild[1], 1)
    posix_spawn_file_actions_addopen(&actions, 2, errors, O_WRONLY | O_CREAT | O_APPEND, 0o600)
    // The threads that tests run on hold signals back, which a child would inherit.
    var attributes = posix_spawnattr_t()
    posix_spawnattr_init(&attributes)
    defer { posix_spawnattr_destroy(&attributes) }
    var none = sigset_t()
    sigemptyset(&none)
    posix_spawnattr_setsigmask(&attributes, &none)
    posix_spawnattr_setflags(&attributes, Int16(POSIX_SPAWN_SETSIGMASK))
    var words = arguments.map { strdup($0) } + [nil]
    var pairs = environment.map { strdup("\($0.key)=\($0.value)") } + [nil]
    defer { for text in words + pairs { free(text) } }
    var pid: pid_t = 0
    let code = posix_spawnp(&pid, arguments[0], &actions, &attributes, &words, &pairs)
    close(toChild[0])
    close(fromChild[1])
    guard code == 0 else {
      close(toChild[1])
      close(fromChild[0])
      throw GalleryApp.Trouble(description: "\(arguments[0]) did not start: errno \(code)")
    }
    self.pid = pid
    input = toChild[1]
    output = Lines(fromChild[0])
  }

  deinit {
    end()
    close(input)
    close(output.descriptor)
  }

  var isRunning: Bool {
    if status == nil {
      var value: Int32 = 0
      if waitpid(pid, &value, WNOHANG) == pid { status = value }
    }
    return status == nil
  }

  /// Ends it, and returns when it has ended.
  func end() {
    guard isRunning else { return }
    kill(pid, SIGTERM)
    _ = exitStatus(within: 10_000)
    guard isRunning else { return }
    kill(pid, SIGKILL)
    var value: Int32 = 0
    waitpid(pid, &value, 0)
    status = value
  }

  /// Waits for its end, which closes its standard output.
  ///
  /// - Returns: the status that it ended with; nil where it has not, or was killed.
  func exitStatus(within milliseconds: Int) -> Int32? {
    if status == nil {
      guard output.reachesEnd(within: milliseconds) else { return nil }
      var value: Int32 = 0
      guard waitpid(pid, &value, 0) == pid else { return nil }
      status = value
    }
    guard let status, status & 0x7F == 0 else { return nil }
    return (status >> 8) & 0xFF
  }
}
