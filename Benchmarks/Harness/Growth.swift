/// How cost grows with the screen: of what can be triggered, ten times the elements may cost eleven
/// times as much.
enum Growth {
  static func measure(into report: inout Report) {
    for (name, title, budget) in [
      ("actionables", "/actionables", 11.0), ("hierarchy", "/hierarchy", nil),
    ]
      as [(String, String, Double?)]
    {
      guard let small = median(of: "\(name).1000", in: report),
        let large = median(of: "\(name).10000", in: report), small > 0
      else { continue }
      report.add(
        Figure(
          name: "\(name).growth", title: "\(title), 10,000 over 1,000", unit: .times,
          samples: [large / small], budget: budget))
    }
  }

  private static func median(of name: String, in report: Report) -> Double? {
    report.figures.first { $0.name == name }?.statistics?.median
  }
}
