import FlashClient

/// Where a reply's time went, in one line; the parts add up to the total.
public enum TimingLine {
  public static func line(_ reply: Reply, paint: Paint) -> String {
    let timing = reply.timing
    let parts = [
      ("queue", timing.queue), ("work", timing.work), ("app", timing.app), ("wait", timing.wait),
      ("transport", reply.transport),
    ]
    return "  "
      + parts.map { paint(.dim, $0.0) + " " + Numbers.fixed($0.1, 2) }.joined(separator: "  ")
      + paint(.dim, "  total ") + Numbers.fixed(reply.roundTrip, 2) + " ms"
  }
}
