/// Numbers as people read them.
public enum Numbers {
  /// With so many decimals.
  public static func fixed(_ number: Double, _ decimals: Int) -> String {
    guard number.isFinite else { return "?" }
    var scale = 1.0
    for _ in 0..<decimals { scale *= 10 }
    let whole = (abs(number) * scale).rounded()
    guard whole < 1e15 else { return String(number) }
    let digits = Int(whole)
    let sign = number < 0 && digits > 0 ? "-" : ""
    if decimals == 0 { return sign + String(digits) }
    let fraction = String(digits % Int(scale))
    return sign + "\(digits / Int(scale))."
      + String(repeating: "0", count: decimals - fraction.count) + fraction
  }

  /// `0.42 ms`, `8.3 ms`, `240 ms`.
  public static func milliseconds(_ time: Double) -> String {
    fixed(time, time < 1 ? 2 : time < 10 ? 1 : 0) + " ms"
  }

  /// `812 B`, `38.4 kB`.
  public static func bytes(_ count: Int) -> String {
    count < 1_000
      ? "\(count) B"
      : count < 1_000_000
        ? fixed(Double(count) / 1_000, 1) + " kB" : fixed(Double(count) / 1_000_000, 1) + " MB"
  }

  /// `8 s`, `3 min`, `2 h 05 min`.
  public static func age(_ seconds: Int) -> String {
    switch seconds {
    case ..<60: "\(seconds) s"
    case ..<3_600: "\(seconds / 60) min"
    case ..<86_400:
      "\(seconds / 3_600) h " + (seconds / 60 % 60 < 10 ? "0" : "") + "\(seconds / 60 % 60) min"
    default: "\(seconds / 86_400) d \(seconds / 3_600 % 24) h"
    }
  }

  /// Without decimals that say nothing.
  public static func plain(_ number: Double) -> String {
    Int(exactly: number).map(String.init) ?? fixed(number, 1)
  }
}
