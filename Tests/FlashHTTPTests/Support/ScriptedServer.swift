@testable import FlashHTTP

#if canImport(Darwin)
import Darwin
#else
import Glibc
#endif

/// A server that does with each of its connections what a test says, in order, then ends.
struct ScriptedServer {
  typealias Script = @Sendable (RawClient) throws -> Void

  let port: Int
  private let listener: Int32
  private let thread: ServerThread
  private let faults = Guarded<[String]>([])

  static func run(_ scripts: [Script], _ body: (ScriptedServer) throws -> Void) throws {
    let server = try ScriptedServer(scripts)
    defer { server.stop() }
    try body(server)
  }

  private init(_ scripts: [Script]) throws {
    let (listener, port) = try Socket.listen(port: 0)
    self.port = port
    self.listener = listener
    thread = try ServerThread.start { [faults] in
      for script in scripts {
        var polled = pollfd(fd: listener, events: Int16(POLLIN), revents: 0)
        guard poll(&polled, 1, 10_000) > 0 else { return }
        let descriptor = Socket.accept(listener)
        guard descriptor >= 0 else { return }
        do {
          try script(RawClient(accepted: descriptor))
        } catch {
          faults.withLock { $0.append("\(error)") }
        }
      }
    }
  }

  /// What went wrong in the scripts so far.
  var faultsSoFar: [String] { faults.withLock { $0 } }

  private func stop() {
    shutdown(listener, Int32(SHUT_RDWR))
    thread.join()
    Socket.close(listener)
  }
}
