/// Shares cases between machines that know nothing of each other.
enum Shard {
  /// The cases of one part.
  ///
  /// The longest first, each to the part that has least to do so far: every machine that has the
  /// same cases and durations comes to the same parts, and each case is in exactly one.
  static func part(
    _ index: Int, of count: Int, _ cases: [SuiteCase], _ durations: Durations
  ) -> [SuiteCase] {
    let units = units(cases)
    let sorted = units.indices.sorted {
      let (one, other) = (cost(units[$0], durations), cost(units[$1], durations))
      return one == other ? units[$0][0].key < units[$1][0].key : one > other
    }
    var loads = Array(repeating: 0.0, count: count)
    var chosen: Set<Int> = []
    for unit in sorted {
      let lightest = loads.indices.min { loads[$0] < loads[$1] } ?? 0
      loads[lightest] += cost(units[unit], durations)
      if lightest == index { chosen.insert(unit) }
    }
    return units.indices.filter(chosen.contains).flatMap { units[$0] }
  }

  /// What must stay together: a chain, or a case alone.
  static func units(_ cases: [SuiteCase]) -> [[SuiteCase]] {
    var units: [[SuiteCase]] = []
    var chains: [String: Int] = [:]
    for item in cases {
      if let chain = item.chain, let index = chains[chain] {
        units[index].append(item)
      } else {
        if let chain = item.chain { chains[chain] = units.count }
        units.append([item])
      }
    }
    return units
  }

  static func cost(_ unit: [SuiteCase], _ durations: Durations) -> Double {
    unit.reduce(0) { $0 + durations.expected($1.key) }
  }
}
