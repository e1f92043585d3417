/// One thing that was measured, with what it may cost.
struct Figure {
  enum Unit: String {
    case milliseconds = "ms"
    case bytes = "B"
    case megabytes = "MB"
    case percent = "%"
    case times = "×"
    case tokens = "tokens"
    case ticks = "ticks"
  }

  /// Stable, for programs: `idle.work`.
  var name: String
  var title: String
  var unit: Unit
  var samples: [Double]
  /// What the median may be at most, in the unit; nil where there is no budget.
  var budget: Double?

  var statistics: Statistics? { Statistics(samples) }

  /// How far the median is from the budget; positive where it is missed.
  var excess: Double? {
    guard let budget, let statistics else { return nil }
    return statistics.median - budget
  }

  var isMissed: Bool { (excess ?? 0) > 0 }
}
