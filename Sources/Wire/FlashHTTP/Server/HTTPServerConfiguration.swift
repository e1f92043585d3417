#if FLASH || FLASH_HOST
/// What a server listens on and how much it puts up with; times are in milliseconds, sizes in
/// bytes.
public struct HTTPServerConfiguration: Sendable {
  /// The port on 127.0.0.1; 0 takes a free one.
  public var port: Int
  /// What `Authorization: Bearer` must carry, when set.
  public var token: String?
  /// The longest request line or header line.
  public var maxLine: Int
  /// The longest header section.
  public var maxHeader: Int
  /// The longest body.
  public var maxBody: Int
  /// All that may be buffered of unfinished requests, over all connections.
  public var maxBuffered: Int
  /// From the first byte of a request to the end of its header.
  public var headerDeadline: Int
  /// From the end of the header to the end of the body.
  public var bodyDeadline: Int
  /// How long a client may take none of a reply that waits for it.
  public var sendDeadline: Int
  /// How long a connection may stay open without a request.
  public var idleDeadline: Int
  /// Open connections; half of the process's descriptors at most, whatever is set here.
  public var maxConnections: Int
  /// Requests of one connection that wait for their reply; further ones are not read until then.
  public var maxQueuedPerConnection: Int
  /// What a refusal that no handler sees carries besides its reason, such as who refused; given the
  /// refusal and the nanoseconds since its last byte was read.
  public var refusalHeaders: @Sendable (HTTPFailure, UInt64) -> HTTPHeaders

  public init(
    port: Int = 0, token: String? = nil, maxLine: Int = 8 << 10, maxHeader: Int = 32 << 10,
    maxBody: Int = 16 << 20, maxBuffered: Int = 64 << 20, headerDeadline: Int = 10_000,
    bodyDeadline: Int = 30_000, sendDeadline: Int = 30_000, idleDeadline: Int = 300_000,
    maxConnections: Int = 1024, maxQueuedPerConnection: Int = 32,
    refusalHeaders: @escaping @Sendable (HTTPFailure, UInt64) -> HTTPHeaders = { _, _ in [:] }
  ) {
    self.port = port
    self.token = token
    self.maxLine = maxLine
    self.maxHeader = maxHeader
    self.maxBody = maxBody
    self.maxBuffered = maxBuffered
    self.headerDeadline = headerDeadline
    self.bodyDeadline = bodyDeadline
    self.sendDeadline = sendDeadline
    self.idleDeadline = idleDeadline
    self.maxConnections = maxConnections
    self.maxQueuedPerConnection = maxQueuedPerConnection
    self.refusalHeaders = refusalHeaders
  }
}
#endif
