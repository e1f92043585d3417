import Foundation

/// Points in time as AWS writes them.
enum AWSTime {
  /// `20150830T123600Z`
  static func basic(_ date: Date) -> String {
    let parts = Calendar.utc.dateComponents(
      [.year, .month, .day, .hour, .minute, .second], from: date)
    func two(_ number: Int?) -> String {
      let text = String(number ?? 0)
      return text.count < 2 ? "0" + text : text
    }
    return "\(parts.year ?? 1970)\(two(parts.month))\(two(parts.day))"
      + "T\(two(parts.hour))\(two(parts.minute))\(two(parts.second))Z"
  }

  /// `2015-08-30T12:36:00Z`, with or without a fraction, with `UTC` for `Z` as SSO caches have it.
  static func parse(_ text: String) -> Date? {
    let plain = text.replacing("UTC", with: "Z")
    let formatter = ISO8601DateFormatter()
    for options: ISO8601DateFormatter.Options in [
      .withInternetDateTime, [.withInternetDateTime, .withFractionalSeconds],
    ] {
      formatter.formatOptions = options
      if let date = formatter.date(from: plain) { return date }
    }
    return nil
  }
}

extension Calendar {
  fileprivate static var utc: Calendar {
    var calendar = Calendar(identifier: .gregorian)
    calendar.timeZone = TimeZone(secondsFromGMT: 0) ?? .current
    return calendar
  }
}
