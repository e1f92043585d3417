#if FLASH
import FlashProtocol

extension Route {
  /// POST /tap
  static let tap = Route("tap") { call in try trigger(.tap, call) }
  /// POST /longpress
  static let longpress = Route("longpress") { call in try trigger(.longPress, call) }
  /// POST /doubletap
  static let doubletap = Route("doubletap") { call in try trigger(.doubleTap, call) }

  @UIActor
  private static func trigger(_ gesture: Gesture, _ call: Call) throws -> Progress {
    try Act.perform(call, remote: .gesture(gesture)) { target in
      Act.Outcome(path: try Activation(call: call).trigger(gesture, on: target))
    }
  }
}
#endif
