#if FLASH
import FlashProtocol

extension Route {
  /// GET /idle
  static let idle = Route("idle") { call in
    let start = call.meter.elapsed
    let ask: @UIActor () -> IdleReply = {
      var (busy, ignored) = call.platform.activity()
      for name in call.navigation?.awaited(call.meter) ?? [] {
        busy.append(.init(what: "request", name: name))
      }
      return IdleReply(
        idle: busy.isEmpty, busy: busy, ignored: ignored, waited: call.meter.elapsed - start)
    }
    let until = call.meter.elapsed + Double(call.wait)
    var awaitsLayout = false
    @UIActor func look() throws -> Progress {
      try Progress.poll(for: max(0, Int(until - call.meter.elapsed)), call) {
        () throws -> Progress? in
        let reply = ask()
        if call.wait == 0 { return .reply(.json(reply)) }
        guard reply.idle else {
          awaitsLayout = awaitsLayout || reply.busy.contains { $0.what == "request" }
          return nil
        }
        guard awaitsLayout else { return .reply(.json(reply)) }
        // What a request brought is on the screen only after the next frame.
        awaitsLayout = false
        return .later(.frame, look)
      } otherwise: { () throws -> Progress in
        var reply = ask()
        reply.timedOut = !reply.idle
        return .reply(.json(reply))
      }
    }
    return try look()
  }
}
#endif
