/// Durations in the words of messages and reports.
enum Durations {
  /// What something took: `42 ms`, `14 s`
  static func taken(_ seconds: Double) -> String {
    guard seconds < 10 else { return Self.seconds(seconds) }
    return "\(Int((max(0, seconds) * 1_000).rounded())) ms"
  }

  /// A limit: `0.4 s`, `12 s`
  static func seconds(_ seconds: Double) -> String {
    let tenths = (max(0, seconds) * 10).rounded()
    guard tenths.isFinite, tenths < 1e12 else { return "unlimited time" }
    let whole = Int(tenths)
    return whole % 10 == 0 ? "\(whole / 10) s" : "\(whole / 10).\(whole % 10) s"
  }
}
