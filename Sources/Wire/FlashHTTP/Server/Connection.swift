#if FLASH || FLASH_HOST
/// One client, as the server's thread sees it.
final class Connection {
  enum State {
    case open
    /// The last reply is being sent.
    case closing
    /// All is sent; what the client still sends is drained, so that it can read the reply.
    case lingering
    case dead
  }

  let descriptor: Int32
  /// Where it stands among all connections.
  var index: Int
  var state = State.open
  var decoder: HTTPRequestDecoder
  /// Requests without a reply sent, oldest first.
  var exchanges: [Exchange] = []
  var output = OutputQueue()

  /// No further request is taken; what still comes is thrown away.
  var stopsParsing = false
  /// Parsing paused until replies are out.
  var isCapped = false
  /// The client sends nothing more; it may still read.
  var inputEnded = false
  var continueDue = false
  var isTouched = false
  /// Whether a client that ended its sending was asked if it still listens.
  var isProbed = false

  /// When the last bytes came.
  var readAt: UInt64
  /// When the request at hand began, or its body did.
  var phaseStart: UInt64
  var phase = HTTPRequestDecoder.Progress.idle
  /// When bytes last went out.
  var sentAt: UInt64
  /// When something must have happened; `.max` for never.
  var deadline = UInt64.max
  /// Bytes thrown away.
  var discarded = 0
  /// Its share of what the server has buffered.
  var accounted = 0

  init(_ descriptor: Int32, index: Int, decoder: HTTPRequestDecoder, now: UInt64) {
    self.descriptor = descriptor
    self.index = index
    self.decoder = decoder
    readAt = now
    phaseStart = now
    sentAt = now
  }
}
#endif
