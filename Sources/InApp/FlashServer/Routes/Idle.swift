#if FLASH
import FlashProtocol

extension Route {
  /// GET /idle
  static let idle = Route("idle") { call in
    let ask: @UIActor () -> IdleReply = {
      var (busy, ignored) = call.platform.activity()
      for name in call.navigation?.awaited(call.meter) ?? [] {
        busy.append(.init(what: "request", name: name))
      }
      return IdleReply(
        idle: busy.isEmpty, busy: busy, ignored: ignored, waited: call.meter.timing.wait)
    }
    return try Progress.poll(for: call.wait, call) { () throws -> Progress? in
      let reply = ask()
      return reply.idle || call.wait == 0 ? .reply(.json(reply)) : nil
    } otherwise: { () throws -> Progress in
      var reply = ask()
      reply.timedOut = !reply.idle
      return .reply(.json(reply))
    }
  }
}
#endif
