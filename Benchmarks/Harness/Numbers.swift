/// Numbers as a table shows them.
enum Numbers {
  /// With as many decimals as keep three digits in sight.
  static func short(_ value: Double) -> String {
    let magnitude = value.magnitude
    if magnitude >= 1000 { return fixed(value, 0) }
    if magnitude >= 100 { return fixed(value, 0) }
    if magnitude >= 10 { return fixed(value, 1) }
    if magnitude >= 1 { return fixed(value, 2) }
    return fixed(value, 3)
  }

  static func fixed(_ value: Double, _ decimals: Int) -> String {
    guard value.isFinite else { return "-" }
    var scale = 1.0
    for _ in 0..<decimals { scale *= 10 }
    let scaled = Int((value.magnitude * scale).rounded())
    let sign = value < 0 && scaled != 0 ? "-" : ""
    guard decimals > 0 else { return "\(sign)\(scaled)" }
    let whole = scaled / Int(scale)
    let rest = String(scaled % Int(scale))
    return "\(sign)\(whole)." + String(repeating: "0", count: decimals - rest.count) + rest
  }
}

extension String {
  func padded(to width: Int) -> String {
    self + String(repeating: " ", count: Swift.max(0, width - count))
  }

  func rightAligned(to width: Int) -> String {
    String(repeating: " ", count: Swift.max(0, width - count)) + self
  }
}
