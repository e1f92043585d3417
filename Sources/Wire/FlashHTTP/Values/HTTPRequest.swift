#if FLASH || FLASH_HOST
/// One request, whole.
public struct HTTPRequest: Sendable, Equatable {
  public var method: String
  /// Decoded path, without the query, such as `/tap`.
  public var path: String
  /// Decoded names and values of the query, in order.
  public var query: [(name: String, value: String)]
  public var headers: HTTPHeaders
  public var body: [UInt8]

  public init(
    method: String = "GET", path: String, query: [(name: String, value: String)] = [],
    headers: HTTPHeaders = HTTPHeaders(), body: [UInt8] = []
  ) {
    self.method = method
    self.path = path
    self.query = query
    self.headers = headers
    self.body = body
  }

  public static func == (a: Self, b: Self) -> Bool {
    a.method == b.method && a.path == b.path && a.headers == b.headers && a.body == b.body
      && a.query.elementsEqual(b.query, by: ==)
  }
}
#endif
