/// What a row of samples says in three numbers.
struct Statistics: Equatable {
  var count: Int
  var min: Double
  var median: Double
  /// The sample that one in a hundred exceeds, by nearest rank.
  var p99: Double

  /// - Parameter samples: at least one; their order does not matter.
  init?(_ samples: [Double]) {
    guard !samples.isEmpty else { return nil }
    let sorted = samples.sorted()
    count = sorted.count
    min = sorted[0]
    let middle = sorted.count / 2
    median = sorted.count % 2 == 1 ? sorted[middle] : (sorted[middle - 1] + sorted[middle]) / 2
    p99 = sorted[Swift.max(0, (sorted.count * 99 + 99) / 100 - 1)]
  }
}
