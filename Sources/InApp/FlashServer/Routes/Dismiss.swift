#if FLASH
import FlashProtocol

extension Route {
  /// POST /dismiss
  static let dismiss = Route("dismiss") { call in
    try Stillness.during(call) {
      try Act.perform(call) {
        try Act.require(call.meter.app { call.platform.dismiss() }, "dismissing")
      }
    }
  }

  /// POST /animations
  static let animations = Route("animations") { call in
    call.platform.animations = call.arguments.flag("on")
    return .reply(.json(["animations": .bool(call.platform.animations)]))
  }
}
#endif
