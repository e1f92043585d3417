import FlashHTTP
import FlashProtocol

/// One answer of the app, with where its time went.
public struct Reply: Sendable {
  public var status: Int
  public var headers: HTTPHeaders
  public var body: [UInt8]
  /// What the app says it spent.
  public var timing: Timing
  /// What the client saw from the first byte sent to the last one received, in milliseconds.
  public var roundTrip: Double

  public init(
    status: Int, headers: HTTPHeaders = HTTPHeaders(), body: [UInt8] = [],
    timing: Timing = Timing(), roundTrip: Double = 0
  ) {
    self.status = status
    self.headers = headers
    self.body = body
    self.timing = timing
    self.roundTrip = roundTrip
  }

  public init(_ response: HTTPResponse, nanoseconds: Int) {
    self.init(
      status: response.status, headers: response.headers, body: response.body,
      timing: Timing(header: response.headers["Server-Timing"] ?? ""),
      roundTrip: Double(nanoseconds) / 1_000_000)
  }

  /// Sockets and the client: what is left of the round trip, in milliseconds.
  public var transport: Double { max(0, roundTrip - timing.total) }

  /// Which app answered, as the `Flash-App` header puts it; nil where no Flash did.
  public var answerer: String? { headers["Flash-App"] }

  public var contentType: String { headers["Content-Type"] ?? "" }

  public var text: String { String(decoding: body, as: UTF8.self) }

  public func json() throws(ClientError) -> JSON {
    do {
      return try JSON(parsing: body)
    } catch {
      throw .badReply("\(error)")
    }
  }

  /// The body as a value of the wire.
  public func decode<Value: JSONConvertible>(_ type: Value.Type = Value.self) throws(ClientError)
    -> Value
  {
    let json = try json()
    do {
      return try Value(json: json)
    } catch {
      throw .badReply(error.description)
    }
  }
}
