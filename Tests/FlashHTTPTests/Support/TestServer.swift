@testable import FlashHTTP

#if canImport(Darwin)
import Darwin
#else
import Glibc
#endif

typealias Handler = @Sendable (HTTPRequest, HTTPResponder) -> Void

/// A server that runs for the length of one test.
struct TestServer {
  let server: HTTPServer
  let port: Int

  /// Answers with the method, the path and the body, so that a test sees what was understood.
  static let echo: Handler = { request, responder in
    let query = request.query.map { " \($0.name)=\($0.value)" }.joined()
    let text = "\(request.method) \(request.path)\(query)\n"
    responder.send(
      HTTPResponse(headers: ["Content-Type": "text/plain"], body: Array(text.utf8) + request.body))
  }

  static func run(
    _ configuration: HTTPServerConfiguration = HTTPServerConfiguration(),
    handler: @escaping Handler = echo, _ body: (TestServer) throws -> Void
  ) throws {
    let server = HTTPServer(configuration, handler: handler)
    let port = try server.start()
    defer { server.stop() }
    try body(TestServer(server: server, port: port))
  }

  func connect() throws -> RawClient { try RawClient(port: port) }

  /// An ordinary request on a connection of its own.
  func ask(_ path: String = "/ping") throws -> HTTPResponse {
    try HTTPClient(port: port).send(HTTPRequest(path: path), timeoutMilliseconds: 10_000)
  }

  /// A request line and a good Host header, then what is given.
  func get(_ path: String, _ rest: String = "\r\n") -> String {
    "GET \(path) HTTP/1.1\r\nHost: 127.0.0.1:\(port)\r\n\(rest)"
  }

  func post(_ path: String, _ rest: String) -> String {
    "POST \(path) HTTP/1.1\r\nHost: 127.0.0.1:\(port)\r\n\(rest)"
  }

  /// The sockets of this process that are bound to the server's port: its listener and its ends of
  /// connections, whatever other tests have open.
  var sockets: [Int32] {
    (0..<Int32(4096)).filter { descriptor in
      var address = sockaddr_in()
      var length = socklen_t(MemoryLayout<sockaddr_in>.size)
      let result = withUnsafeMutablePointer(to: &address) { pointer in
        pointer.withMemoryRebound(to: sockaddr.self, capacity: 1) {
          getsockname(descriptor, $0, &length)
        }
      }
      return result == 0 && address.sin_family == sa_family_t(AF_INET)
        && Int(UInt16(bigEndian: address.sin_port)) == port
    }
  }

  var descriptors: Int { sockets.count }

  /// Asks the server for its time until a condition holds, at most ten seconds.
  func waits(for condition: () -> Bool) throws -> Bool {
    let end = Clock.nanoseconds() + 10_000_000_000
    while !condition() {
      guard Clock.nanoseconds() < end else { return false }
      let gate = Gate()
      server.after(milliseconds: 2) { gate.open() }
      guard gate.wait() else { return false }
    }
    return true
  }
}
