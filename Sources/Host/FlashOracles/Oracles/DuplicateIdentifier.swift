import FlashProtocol

extension Oracle {
  /// Rows of one list, cards side by side and pages of one pager are made from one template, so the
  /// same identifier once in each is meant: the row or an index tells them apart. Two of them in
  /// one row, or in two places that do not repeat, are a fault: a tap by that name is ambiguous.
  static let duplicateIdentifier = Oracle(
    "duplicate-identifier", "one identifier on several elements that can be seen"
  ) { screen, _ in
    let named = screen.elements.indices.filter { index in
      let element = screen.elements[index]
      return element.id != nil && element.kind != .group && screen.isSeen(index)
        && !element.traits.contains(.inner)
    }
    let byID = Dictionary(grouping: named) { screen.elements[$0].id ?? "" }
    return byID.values.filter { $0.count > 1 }.sorted { $0[0] < $1[0] }.compactMap {
      same -> Finding? in
      guard let pair = firstClash(screen, same) else { return nil }
      let others = same.filter { $0 != pair.first }
      return screen.finding(
        "duplicate-identifier", pair.first,
        "\(same.count) elements bear this identifier; another is "
          + "\(describe(screen, pair.second, others.count))")
    }
  }

  private static func firstClash(_ screen: Screen, _ same: [Int]) -> (first: Int, second: Int)? {
    for (place, one) in same.enumerated() {
      for other in same[(place + 1)...] where !isRepeated(screen, one, other) {
        return (one, other)
      }
    }
    return nil
  }

  /// Whether the two stand in two rows of one list, or in two parts that repeat side by side.
  private static func isRepeated(_ screen: Screen, _ one: Int, _ other: Int) -> Bool {
    guard let fork = screen.fork(one, other) else { return false }
    let (first, second) = (screen.elements[fork.one], screen.elements[fork.other])
    guard first.kind == second.kind, first.type == second.type else { return false }
    if first.kind == .row || first.kind == .card { return true }
    let parent = screen.parents[fork.one]
    return parent >= 0 && [.list, .pager].contains(screen.elements[parent].kind)
  }

  private static func describe(_ screen: Screen, _ index: Int, _ others: Int) -> String {
    let element = screen.elements[index]
    return "\(element.ref), a \(element.kind.rawValue)"
      + (screen.text(index).map { " \($0.quoted)" } ?? "") + " at \(element.frame.brief)"
  }
}
