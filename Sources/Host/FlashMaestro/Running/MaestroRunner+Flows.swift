extension MaestroRunner {
  /// Runs the commands of a subflow with variables of their own.
  ///
  /// - Returns: whether any of them did something to the device.
  func run(_ flow: Subflow) throws(MaestroFailure) -> Bool {
    scope.enter()
    depth += 1
    defer {
      depth -= 1
      scope.leave()
    }
    // The file's own win, since they come later.
    try define(flow.env)
    if let config = flow.config { try define(config.env) }
    var acted = false
    var failure: MaestroFailure?
    do {
      try commands(flow.config?.onFlowStart ?? [])
      acted = try commands(flow.commands)
    } catch {
      failure = error
    }
    if failure?.endsAll != true, let hook = flow.config?.onFlowComplete {
      do {
        try commands(hook)
      } catch {
        failure = failure ?? error
      }
    }
    if let failure { throw failure }
    return acted
  }

  func loop(
    _ list: [MaestroCommand], _ times: String?, _ condition: MaestroCondition?, isOptional: Bool
  ) throws(MaestroFailure) -> Act {
    let wanted = try times.map { (text) throws(MaestroFailure) in try self.times(text) }
    var rounds = 0
    var acted = false
    let flow = Subflow(commands: list, file: nil, config: nil, env: [], condition: nil)
    while rounds < wanted ?? .max {
      guard try holds(try evaluated(condition), isOptional: isOptional) else { break }
      guard wanted != nil || rounds < settings.mostRounds else {
        throw .assertion(
          "repeat did not end within \(settings.mostRounds) rounds"
            + (condition.map { ": \($0.words)" } ?? ""))
      }
      try device.checkpoint()
      if try run(flow) { acted = true }
      rounds += 1
    }
    if rounds == 0 { return .skipped }
    return acted ? .acted : .still
  }

  private func times(_ text: String) throws(MaestroFailure) -> Int {
    guard let number = Double(text.trimmingSpace), number.isFinite else {
      // Not a number of times: as often as the condition holds.
      return .max
    }
    return Int(min(max(number, 0), 1e9))
  }

  private func evaluated(_ condition: MaestroCondition?) throws(MaestroFailure)
    -> MaestroCondition?
  {
    do {
      return try condition?.mapTexts { try scope.interpolate($0) }
    } catch let failure as MaestroFailure {
      throw failure
    } catch {
      throw .script("\(error)")
    }
  }

  func retry(_ flow: Subflow, _ times: String?) throws(MaestroFailure) -> Bool {
    let most = min(times.flatMap { Int($0.trimmingSpace) } ?? 1, 3)
    var attempt = 0
    while true {
      do {
        return try run(flow)
      } catch {
        guard error.isOfTheTest, attempt < most else { throw error }
        attempt += 1
        observer?.retrying(after: error, attempt: attempt)
      }
    }
  }

  func travel(_ points: [[String]], _ speed: Double) throws(MaestroFailure) {
    var places: [GeoPoint] = []
    for point in points {
      places.append(
        GeoPoint(
          latitude: try number(point[0], "latitude"),
          longitude: try number(point[1], "longitude")))
    }
    guard let first = places.first else { return }
    try device.setLocation(latitude: first.latitude, longitude: first.longitude)
    for (start, end) in zip(places, places.dropFirst()) {
      let steps = 50
      let time = start.metres(to: end) / max(speed, 0.001) * 1_000
      for step in 1...steps {
        try device.pause(milliseconds: time / Double(steps))
        let share = Double(step) / Double(steps)
        try device.setLocation(
          latitude: start.latitude + (end.latitude - start.latitude) * share,
          longitude: start.longitude + (end.longitude - start.longitude) * share)
      }
    }
  }
}
