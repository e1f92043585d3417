extension AgentLoop {
  /// Reads the screen, unless it was read since anything was done.
  func look(fresh: Bool = false) async throws {
    guard isStale || fresh else { return }
    try Task.checkCancellation()
    guard timeLeft > 0 else { throw UIXCuteError.timeout(seconds: configuration.totalTimeout) }
    let mode = configuration.perceptionMode
    let wantsPicture = mode == .screenshotOnly || mode == .screenshotAndAccessibilityTree
    var seen = try await capture(screenshot: wantsPicture)
    if mode == .screenshotFallback, seen.elements.isEmpty {
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
  private func capture(screenshot: Bool) async throws -> UIContext {
    let seen = try await Limited.run(seconds: configuration.stepTimeout, clock: clock) {
      [executor] in
      try await executor.capture(tree: true, screenshot: screenshot)
    }
    guard let seen else {
      throw UIXCuteError.app(
        reason:
          "the screen could not be read within \(Durations.seconds(configuration.stepTimeout))"
      )
    }
    return seen
  }

  /// Puts the screen into the conversation, as the perception mode has it.
  func show() {
    let (text, picture) = view()
    conversation.show(text, picture)
  }

  /// The screen as text and picture.
  func view() -> (text: String?, picture: Screenshot?) {
    var picture = context.screenshot
    var note: String?
    if let shot = picture, let fault = ScreenshotLimits.fault(of: shot) {
      picture = nil
      note = "[screenshot left out: \(fault)]"
    } else if rawContext.screenshot != nil, picture == nil {
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
