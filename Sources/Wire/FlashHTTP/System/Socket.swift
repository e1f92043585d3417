#if FLASH || FLASH_HOST
#if canImport(Darwin)
import Darwin
#else
import Glibc
#endif

/// TCP sockets as this module uses them: never inherited by a child, never blocking, never the
/// cause of a SIGPIPE (whose disposition belongs to the app).
enum Socket {
  #if canImport(Darwin)
  static let stream = SOCK_STREAM
  private static let sendFlags: Int32 = 0
  #else
  static let stream = Int32(SOCK_STREAM.rawValue)
  private static let sendFlags = Int32(MSG_NOSIGNAL)
  #endif

  static func make(family: Int32 = AF_INET) -> Int32 {
    #if canImport(Darwin)
    let descriptor = socket(family, stream, 0)
    #else
    let flags = Int32(SOCK_CLOEXEC.rawValue | SOCK_NONBLOCK.rawValue)
    let descriptor = socket(family, stream | flags, 0)
    #endif
    if descriptor >= 0 { prepare(descriptor) }
    return descriptor
  }

  /// The next connection of a listener, or -1 with `errno`.
  static func accept(_ listener: Int32) -> Int32 {
    #if canImport(Darwin)
    let descriptor = Darwin.accept(listener, nil, nil)
    #else
    let flags = Int32(SOCK_CLOEXEC.rawValue | SOCK_NONBLOCK.rawValue)
    let descriptor = GNUCalls.accept(listener, flags: flags)
    #endif
    if descriptor >= 0 { prepare(descriptor) }
    return descriptor
  }

  private static func prepare(_ descriptor: Int32) {
    #if canImport(Darwin)
    keepFromChildren(descriptor)
    set(descriptor, SOL_SOCKET, SO_NOSIGPIPE, 1)
    #endif
    set(descriptor, Int32(IPPROTO_TCP), TCP_NODELAY, 1)
  }

  static func keepFromChildren(_ descriptor: Int32) {
    _ = fcntl(descriptor, F_SETFD, FD_CLOEXEC)
    _ = fcntl(descriptor, F_SETFL, fcntl(descriptor, F_GETFL) | O_NONBLOCK)
  }

  @discardableResult
  static func set(_ descriptor: Int32, _ level: Int32, _ option: Int32, _ value: Int32) -> Int32 {
    var value = value
    return setsockopt(descriptor, level, option, &value, socklen_t(MemoryLayout<Int32>.size))
  }

  /// How many bytes went out; -1 with `errno`.
  static func send(_ descriptor: Int32, _ bytes: UnsafeRawPointer?, _ count: Int) -> Int {
    #if canImport(Darwin)
    return Darwin.send(descriptor, bytes, count, sendFlags)
    #else
    return Glibc.send(descriptor, bytes, count, sendFlags)
    #endif
  }

  /// How many bytes came, 0 at the end; -1 with `errno`.
  static func receive(_ descriptor: Int32, _ buffer: UnsafeMutableRawBufferPointer) -> Int {
    recv(descriptor, buffer.baseAddress, buffer.count, 0)
  }

  /// What went wrong with a connection meanwhile; 0 for nothing.
  static func pendingError(_ descriptor: Int32) -> Int32 {
    var error: Int32 = 0
    var length = socklen_t(MemoryLayout<Int32>.size)
    getsockopt(descriptor, SOL_SOCKET, SO_ERROR, &error, &length)
    return error
  }

  static func finishSending(_ descriptor: Int32) { shutdown(descriptor, Int32(SHUT_WR)) }

  /// Whether the other side has reset the connection, or nothing can be sent for another reason.
  static func isBroken(_ descriptor: Int32) -> Bool {
    var polled = pollfd(fd: descriptor, events: Int16(POLLOUT), revents: 0)
    return poll(&polled, 1, 0) > 0 && Int32(polled.revents) & (POLLERR | POLLHUP | POLLNVAL) != 0
  }

  /// Whether bytes, an end or an error wait to be read.
  static func isReadable(_ descriptor: Int32) -> Bool {
    var polled = pollfd(fd: descriptor, events: Int16(POLLIN), revents: 0)
    return poll(&polled, 1, 0) > 0
  }

  static func close(_ descriptor: Int32) {
    #if canImport(Darwin)
    Darwin.close(descriptor)
    #else
    Glibc.close(descriptor)
    #endif
  }

  static func isTransient(_ error: Int32) -> Bool {
    error == EAGAIN || error == EWOULDBLOCK || error == EINTR
  }

  static func text(_ error: Int32) -> String { String(cString: strerror(error)) }
}
#endif
