#if FLASH
import FlashProtocol

/// How far a request has come in one turn of the UI thread.
///
/// A route that must let the app react ends its turn with `later` and goes on in the closure; no
/// turn ever blocks the UI thread.
enum Progress {
  case reply(Reply)
  case later(Moment, @UIActor () throws -> Progress)

  enum Moment {
    /// After the next whole frame.
    case frame
    case milliseconds(Int)
  }

  /// Asks again every few milliseconds until there is an answer or the time is over.
  ///
  /// - Parameters:
  ///   - milliseconds: how long at most; 0 asks once.
  ///   - call: whose request it is.
  ///   - ask: gives the progress to go on with, or nil for "not yet".
  ///   - otherwise: what to answer when the time is over.
  @UIActor
  static func poll(
    for milliseconds: Int, _ call: Call,
    ask: @escaping @UIActor () throws -> Progress?,
    otherwise: @escaping @UIActor () throws -> Progress
  ) throws -> Progress {
    let until = call.meter.elapsed + Double(milliseconds)
    @UIActor func turn() throws -> Progress {
      if let progress = try ask() { return progress }
      let left = until - call.meter.elapsed
      if left <= 0 { return try otherwise() }
      return .later(.milliseconds(min(10, max(1, Int(left)))), turn)
    }
    return try turn()
  }
}
#endif
