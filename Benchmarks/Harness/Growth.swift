/// How cost grows with the screen: ten times the elements may cost eleven times as much.
enum Growth {
  static func measure(into report: inout Report) {
    for (name, title) in [("actionables", "/actionables"), ("hierarchy", "/hierarchy")] {
      guard let small = median(of: "\(name).1000", in: report),
        let large = median(of: "\(name).10000", in: report), small > 0
      else { continue }
      report.add(
        Figure(
          name: "\(name).growth", title: "\(title), 10,000 over 1,000", unit: .times,
          samples: [large / small], budget: 11))
    }
  }

  private static func median(of name: String, in report: Report) -> Double? {
    report.figures.first { $0.name == name }?.statistics?.median
  }
}
