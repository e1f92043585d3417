extension AgentLoop {
  /// Reads the screen, unless it was read since anything was done.
  func look(fresh: Bool = false) async throws {
    guard isStale || fresh else { return }
    try Task.checkCancellation()
    guard timeLeft > 0 else { throw UIXCuteError.timeout(seconds: configuration.totalTimeout) }
    let mode = configuration.perceptionMode
    let wantsPicture =
      mode == .screenshotOnly || mode == .screenshotAndAccessibilityTree
      || configuration.pictures == .ofSteps
    var seen = try await capture(screenshot: wantsPicture)
    if mode == .screenshotFallback, seen.elements.isEmpty, seen.screenshot == nil {
      seen = try await capture(screenshot: true)
    }
    rawContext = seen
    context = secrets.redact(seen)
    isStale = false
  }

  /// Reads the screen until a condition holds of it, or the time is over.
  ///
  /// - Returns: whether it came to hold.
  func eventually(within seconds: Double, _ condition: (UIContext) -> Bool) async throws -> Bool {
    let end = clock.now + seconds
    while true {
      try await look(fresh: true)
      if condition(rawContext) { return true }
      guard clock.now < end else { return false }
      await clock.pause(seconds: min(0.05, seconds / 4))
    }
  }

  /// The tree is read in every mode: names are looked up in it, and verdicts are checked by it.
  private func capture(screenshot: Bool, seconds: Double? = nil) async throws -> UIContext {
    let limit = min(seconds ?? configuration.stepTimeout, configuration.stepTimeout)
    let seen = try await Limited.run(seconds: limit, clock: clock) {
      [executor] in
      try await executor.capture(tree: true, screenshot: screenshot)
    }
    guard let seen else {
      throw UIXCuteError.app(
        reason:
          "the screen could not be read within \(Durations.seconds(limit))"
      )
    }
    return seen
  }

  /// The last screen of a run that failed, for its report; what cannot be seen any more is left out.
  func lookBack() async {
    guard configuration.pictures != .none,
      let seen = try? await capture(screenshot: true, seconds: 2)
    else { return }
    rawContext = seen
    context = secrets.redact(seen)
  }

  /// Whether the model gets pictures of a screen like this.
  private var sendsPictures: Bool {
    switch configuration.perceptionMode {
    case .accessibilityTree: false
    case .screenshotOnly, .screenshotAndAccessibilityTree: true
    case .screenshotFallback: context.elements.isEmpty
    }
  }

  /// Puts the screen into the conversation, as the perception mode has it.
  func show() {
    let (text, picture) = view()
    conversation.show(text, picture)
  }

  /// The screen as text and picture.
  func view() -> (text: String?, picture: Screenshot?) {
    var picture = sendsPictures ? context.screenshot : nil
    var note: String?
    if let shot = picture, let fault = ScreenshotLimits.fault(of: shot) {
      picture = nil
      note = "[screenshot left out: \(fault)]"
    } else if sendsPictures, rawContext.screenshot != nil, picture == nil {
      note = "[screenshot left out: a secret shows on it]"
    }
    // Without its picture a model would be blind.
    let needsTree = configuration.perceptionMode != .screenshotOnly || picture == nil
    var shown = context
    if !needsTree { shown.elements = [] }
    var text: String?
    if needsTree || context.alert != nil {
      text = ScreenText(context: shown, limit: configuration.screenLimit).text
    }
    if let note { text = [note, text].compactMap(\.self).joined(separator: "\n") }
    return (text, picture)
  }
}
