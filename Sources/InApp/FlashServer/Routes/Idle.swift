#if FLASH
import FlashProtocol

extension Route {
  /// GET /idle
  static let idle = Route("idle") { call in
    let ask: @MainActor () -> IdleReply = {
      var (busy, ignored) = call.platform.activity()
      if let pending = call.navigation?.pending {
        busy += call.meter.app { pending() }.map { .init(what: "request", name: $0) }
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
