/// An element, and what was on screen with it.
struct FoundElement {
  var node: UINode
  var tree: ScreenTree
}

extension MaestroRunner {
  /// What is left of a time that began when a command last did something.
  func remaining(of time: Double) -> Double { max(0, time - (device.now - lastActed)) }

  /// Looks again and again until the element is there, or the time is over; once in any case.
  ///
  /// - Parameter time: in milliseconds; nil for as long as lookups take.
  func find(_ selector: MaestroSelector, isOptional: Bool, within time: Double? = nil)
    throws(MaestroFailure) -> FoundElement
  {
    let time = time ?? remaining(of: isOptional ? settings.optionalLookup : settings.lookup)
    // What must be within the element is looked for first, in its own time.
    for part in selector.related where part.relation == .containsChild {
      if let child = part.selectors.first {
        _ = try find(child, isOptional: false, within: time)
      }
    }
    let end = device.now + time
    while true {
      let tree = try device.look()
      if let found = try match(selector, in: tree) { return found }
      guard device.now < end else { throw try missing(selector, in: tree) }
      try device.pause(milliseconds: min(device.pollInterval, end - device.now))
    }
  }

  private func match(_ selector: MaestroSelector, in tree: ScreenTree) throws(MaestroFailure)
    -> FoundElement?
  {
    guard let parent = selector.parent else {
      return try first(selector, in: tree).map { FoundElement(node: $0, tree: tree) }
    }
    guard let inner = try match(parent, in: tree)?.node else { return nil }
    return try first(selector, in: .within(inner)).map {
      FoundElement(node: $0, tree: .within($0))
    }
  }

  private func first(_ selector: MaestroSelector, in tree: ScreenTree) throws(MaestroFailure)
    -> UINode?
  {
    var queries: [String: [UINode]] = [:]
    for query in selector.cssQueries { queries[query] = try device.elements(css: query) }
    return ElementFinder { queries[$0] ?? [] }.first(selector, in: tree)
  }

  private func missing(_ selector: MaestroSelector, in tree: ScreenTree) throws(MaestroFailure)
    -> MaestroFailure
  {
    if let parent = selector.parent, try match(parent, in: tree) == nil {
      let target = selector.account(withParent: false)
      return .elementNotFound(
        "Parent element not found: \(parent.account())"
          + (target.isEmpty ? "" : " (looking for \(target) inside it)"))
    }
    return .elementNotFound("Element not found: \(selector.account())")
  }

  // MARK: - Conditions

  /// Whether all of a condition is so, each part within its time.
  func holds(_ condition: MaestroCondition?, isOptional: Bool, timeout: Double? = nil)
    throws(MaestroFailure) -> Bool
  {
    guard let condition else { return true }
    if let platform = condition.platform,
      platform.lowercased() != device.platform.lowercased()
    {
      return false
    }
    if let script = condition.script, !MaestroCondition.isTrue(script) { return false }
    let time = timeout ?? settings.optionalLookup
    if let visible = condition.visible {
      guard try isThere(visible, isOptional: isOptional, within: remaining(of: time)) else {
        return false
      }
    }
    if let gone = condition.notVisible {
      let end = device.now + remaining(of: time)
      while try isThere(gone, isOptional: isOptional, within: 500) {
        guard device.now < end else { return false }
        try device.pause(milliseconds: min(device.pollInterval, end - device.now))
      }
    }
    return true
  }

  private func isThere(_ selector: MaestroSelector, isOptional: Bool, within time: Double)
    throws(MaestroFailure) -> Bool
  {
    do {
      _ = try find(selector, isOptional: isOptional, within: time)
      return true
    } catch {
      guard case .elementNotFound = error else { throw error }
      return false
    }
  }

  func assert(_ condition: MaestroCondition, _ timeout: String?, isOptional: Bool)
    throws(MaestroFailure)
  {
    let command = MaestroCommand(
      name: "assert", action: .assert(condition, timeout: timeout), source: MaestroSource())
    let time = try milliseconds(timeout, of: command) ?? settings.lookup
    guard try !holds(condition, isOptional: isOptional, timeout: time) else { return }
    throw .assertion("Assertion is false: \(condition.words)")
  }
}

extension MaestroSelector {
  /// Every css query in it.
  var cssQueries: [String] {
    (css.map { [$0] } ?? []) + related.flatMap { $0.selectors.flatMap(\.cssQueries) }
  }
}
