#if canImport(Darwin)
import Darwin
#else
import Glibc
#endif

/// A program to be started, in a session of its own so that no signal of the terminal reaches it.
struct Spawn {
  var program: String
  var arguments: [String]
  var environment: [(name: String, value: String)]
  /// Where its output goes, appended.
  var log: String
  /// A descriptor of ours that it gets as its number 3.
  var handed: Int32?

  /// POSIX_SPAWN_SETSID, which glibc's spawn.h shows to GNU sources alone.
  #if canImport(Darwin)
  private static let setsid: Int32 = 0x400
  #else
  private static let setsid: Int32 = 0x80
  #endif

  /// - Throws: `DeviceError.cannotStart` with the system's words.
  func start() throws(DeviceError) -> ChildProcess {
    #if canImport(Darwin)
    var actions: posix_spawn_file_actions_t?
    var attributes: posix_spawnattr_t?
    #else
    var actions = posix_spawn_file_actions_t()
    var attributes = posix_spawnattr_t()
    #endif
    posix_spawn_file_actions_init(&actions)
    posix_spawnattr_init(&attributes)
    defer {
      posix_spawn_file_actions_destroy(&actions)
      posix_spawnattr_destroy(&attributes)
    }
    posix_spawn_file_actions_addopen(&actions, 0, "/dev/null", O_RDONLY, 0)
    posix_spawn_file_actions_addopen(&actions, 1, log, O_WRONLY | O_CREAT | O_APPEND, 0o600)
    posix_spawn_file_actions_adddup2(&actions, 1, 2)
    if let handed { posix_spawn_file_actions_adddup2(&actions, handed, 3) }

    // A child inherits what is blocked and ignored here, and must begin as any program does.
    var none = sigset_t()
    sigemptyset(&none)
    posix_spawnattr_setsigmask(&attributes, &none)
    var every = sigset_t()
    sigfillset(&every)
    posix_spawnattr_setsigdefault(&attributes, &every)
    let flags = POSIX_SPAWN_SETSIGMASK | POSIX_SPAWN_SETSIGDEF | Self.setsid
    posix_spawnattr_setflags(&attributes, Int16(truncatingIfNeeded: flags))

    var pid = pid_t()
    let words = CStrings([program] + arguments)
    let variables = CStrings(environment.map { "\($0.name)=\($0.value)" })
    let code = posix_spawnp(
      &pid, program, &actions, &attributes, words.pointers, variables.pointers)
    guard code == 0 else {
      throw .cannotStart(program: program, reason: String(cString: strerror(code)))
    }
    return ChildProcess(pid: Int(pid))
  }
}

/// A nil-ended array of C strings, for as long as it lives.
private final class CStrings {
  let pointers: UnsafeMutablePointer<UnsafeMutablePointer<CChar>?>
  private let count: Int

  init(_ texts: [String]) {
    count = texts.count
    pointers = .allocate(capacity: count + 1)
    for (index, text) in texts.enumerated() { pointers[index] = strdup(text) }
    pointers[count] = nil
  }

  deinit {
    for index in 0..<count { free(pointers[index]) }
    pointers.deallocate()
  }
}
