#if FLASH || FLASH_HOST
/// One request that was handed out, and the place of its reply in the order of its connection.
///
/// It travels with replies from other threads, but only the server's own thread looks inside.
final class Exchange: @unchecked Sendable {
  let framing: HTTPFraming
  /// Nil once the reply is on its way, or the client is gone.
  private(set) var connection: Connection?
  private(set) var response: HTTPResponse?
  private var abandonWork: [@Sendable () -> Void] = []
  private var isAbandoned = false

  init(_ connection: Connection, _ framing: HTTPFraming, response: HTTPResponse? = nil) {
    self.connection = connection
    self.framing = framing
    self.response = response
  }

  /// Takes the reply, if one is still wanted; answers whose connection has something to send now.
  func accept(_ response: HTTPResponse) -> Connection? {
    guard let connection, self.response == nil else { return nil }
    self.response = response
    abandonWork = []
    return connection
  }

  func finish() {
    connection = nil
    abandonWork = []
  }

  func abandon() {
    guard connection != nil else { return }
    connection = nil
    guard response == nil else { return }
    isAbandoned = true
    let work = abandonWork
    abandonWork = []
    for item in work { item() }
  }

  func onAbandon(_ work: @escaping @Sendable () -> Void) {
    if isAbandoned { return work() }
    guard connection != nil, response == nil else { return }
    abandonWork.append(work)
  }
}
#endif
