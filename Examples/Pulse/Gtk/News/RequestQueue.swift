import CPulseAdwaita
import FlashHTTP

/// Sends requests to the newsroom from threads of its own, each with its own connection.
nonisolated final class RequestQueue: Sendable {
  /// What came back, or why nothing did.
  typealias Answer = Result<HTTPResponse, HTTPClientError>

  private final class Job: Sendable {
    let request: HTTPRequest
    let done: @Sendable (Answer) -> Void

    init(_ request: HTTPRequest, _ done: @escaping @Sendable (Answer) -> Void) {
      self.request = request
      self.done = done
    }
  }

  private final class Desk: Sendable {
    let host: String
    let port: Int
    nonisolated(unsafe) let queue: OpaquePointer

    init(host: String, port: Int) {
      self.host = host
      self.port = port
      queue = g_async_queue_new()!
    }

    func work() {
      let client = HTTPClient(host: host, port: port)
      while let item = g_async_queue_pop(queue) {
        let job = Unmanaged<Job>.fromOpaque(item).takeRetainedValue()
        do throws(HTTPClientError) {
          job.done(.success(try client.send(job.request, timeoutMilliseconds: 10_000)))
        } catch {
          job.done(.failure(error))
        }
      }
    }
  }

  private let desk: Desk

  /// - Parameter threads: how many requests can be on their way at once.
  init(host: String, port: Int, threads: Int = 2) {
    desk = Desk(host: host, port: port)
    for number in 1...threads {
      let data = Unmanaged.passRetained(desk).toOpaque()
      let thread = g_thread_new(
        "newsroom-\(number)",
        { data in
          if let data { Unmanaged<Desk>.fromOpaque(data).takeRetainedValue().work() }
          return nil
        }, data)
      g_thread_unref(thread)
    }
  }

  /// - Parameter done: called on a thread of the queue.
  func send(_ request: HTTPRequest, _ done: @escaping @Sendable (Answer) -> Void) {
    g_async_queue_push(desk.queue, Unmanaged.passRetained(Job(request, done)).toOpaque())
  }
}
