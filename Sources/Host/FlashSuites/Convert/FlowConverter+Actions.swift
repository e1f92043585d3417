import FlashMaestro

extension FlowConverter {
  /// - Throws: why there are no lines for it.
  mutating func translate(_ command: MaestroCommand) throws(Untranslatable) {
    switch command.action {
    case .tap(let selector, let options, let point): try tap(selector, options, point)
    case .assert(let condition, let timeout): try assert(condition, timeout)
    case .launchApp(let launch): try self.launch(launch, command)
    case .back, .pressKey(.back): emit("back")
    case .pressKey(let key): try press(key)
    case .inputText(let text): emit("type \(try focused()) \(FlowWords.quoted(text))")
    case .eraseText(let count):
      guard count == nil else {
        throw Untranslatable("Flash empties a field, and counts no characters")
      }
      emit("clear \(try focused())")
    case .openLink(let link, _, let browser):
      guard !browser else { throw Untranslatable("it opens a browser, outside the app") }
      emit("deeplink \(FlowWords.quoted(link))")
    case .scroll: emit("swipe up")
    case .swipe(let swipe): try self.swipe(swipe)
    case .scrollUntilVisible(let scroll): try self.scroll(scroll)
    case .takeScreenshot(let path, nil):
      emit("proof \(FlowWords.word(path.split(separator: "/").last.map(String.init) ?? path))")
    case .waitForAnimationToEnd(let timeout): try wait(timeout)
    case .runFlow(let flow): try run(flow)
    case .retry(let flow, _):
      try run(flow)
      lose(command, "Flash tries nothing again; bench flow waits for each element instead")
    case .repeat(let commands, let times, let condition):
      try repeated(commands, times, condition)
    case .runScript, .evalScript: throw Untranslatable("Flash's flows have no scripts")
    default: throw Untranslatable("no step of Flash's does it")
    }
  }

  private func focused() throws(Untranslatable) -> String {
    guard let field else {
      throw Untranslatable("Flash types into a field by name, and none was tapped before")
    }
    return field
  }

  private mutating func tap(
    _ selector: MaestroSelector, _ options: TapOptions, _ point: String?
  ) throws(Untranslatable) {
    if point != nil { throw Untranslatable("Flash taps elements, not points of them") }
    let target = try FlowWords.target(selector)
    let states = try FlowWords.states(selector)
    if !states.isEmpty { emit("assert \(target)\(states)") }
    let count = options.repeating?.count ?? 1
    if options.isLong {
      emit("longpress \(target)")
    } else if count == 2 {
      emit("doubletap \(target)")
    } else {
      guard count <= Self.mostRounds else { throw Untranslatable("it taps \(count) times") }
      for _ in 0..<count { emit("tap \(target)") }
    }
    field = target
  }

  private mutating func assert(_ condition: MaestroCondition, _ timeout: String?)
    throws(Untranslatable)
  {
    if condition.script != nil { throw Untranslatable("Flash's flows have no scripts") }
    if condition.platform != nil { throw Untranslatable("a flow of Flash's asks for no platform") }
    if let timeout, let milliseconds = Int(timeout), milliseconds > 5_000 {
      note("Within \(milliseconds) ms: bench flow --timeout \(milliseconds)")
    }
    if let visible = condition.visible {
      emit("assert \(try FlowWords.target(visible))\(try FlowWords.states(visible))")
    }
    if let hidden = condition.notVisible {
      guard try FlowWords.states(hidden).isEmpty else {
        throw Untranslatable("'gone' asks for an identifier or a text alone")
      }
      emit("gone \(try FlowWords.target(hidden))")
    }
  }

  private mutating func launch(_ launch: Launch, _ command: MaestroCommand)
    throws(Untranslatable)
  {
    guard carried == 0, losses.isEmpty else {
      throw Untranslatable("a flow of Flash's starts no app on its way")
    }
    note("bench flow --run starts the app.")
    if launch.clearState == true || launch.clearKeychain == true {
      lose(command, "what the app keeps is emptied before it starts, by who starts it")
    }
    if launch.permissions != nil { lose(command, "permissions are given by who starts the app") }
    if let arguments = launch.arguments, !arguments.isEmpty {
      let words = arguments.map(\.name).joined(separator: ", ")
      lose(command, "give the app its arguments after --: \(words)")
    }
  }

  private mutating func press(_ key: MaestroKey) throws(Untranslatable) {
    switch key {
    case .enter: emit("press Return")
    case .backspace: emit("press BackSpace")
    case .escape: emit("press Escape")
    case .tab: emit("press Tab")
    default: throw Untranslatable("the key \(key.rawValue) is the device's, not the app's")
    }
  }

  private mutating func swipe(_ swipe: Swipe) throws(Untranslatable) {
    switch swipe.way {
    case .direction(let direction): emit("swipe \(direction.rawValue)")
    case .element(let selector, let direction, nil):
      let target = try FlowWords.target(selector)
      let states = try FlowWords.states(selector)
      if !states.isEmpty { emit("assert \(target)\(states)") }
      emit("swipe \(direction.rawValue) " + Self.asOption(target, selector))
    case .element, .points, .relative:
      throw Untranslatable("Flash scrolls by a direction and a distance, not between points")
    }
  }

  /// The second place of `swipe` is a distance, so that what it scrolls is an option.
  private static func asOption(_ target: String, _ selector: MaestroSelector) -> String {
    target.hasPrefix("--") ? target : (selector.id == nil ? "--text " : "--id ") + target
  }

  private mutating func scroll(_ scroll: Scroll) throws(Untranslatable) {
    // Identifiers name rows only once they are built; texts name those that are not, too.
    guard scroll.selector.id == nil, let text = scroll.selector.text,
      [.down, .up].contains(scroll.direction), scroll.selector.index == nil
    else { throw Untranslatable("'row' scrolls to a row by its text or number") }
    _ = try FlowWords.target(scroll.selector)
    emit("row \(FlowWords.quoted(try FlowWords.literal(text, "text")))")
  }

  private mutating func wait(_ timeout: String?) throws(Untranslatable) {
    guard let timeout else { return emit("wait") }
    guard let milliseconds = Int(timeout), (0...600_000).contains(milliseconds) else {
      throw Untranslatable("its timeout is '\(timeout)'")
    }
    emit("wait \(milliseconds)")
  }

  private mutating func run(_ flow: Subflow) throws(Untranslatable) {
    if let condition = flow.condition {
      throw Untranslatable(
        "a flow of Flash's has no conditions, and this is only so when "
          + condition.words)
    }
    if let file = flow.file { note("From \(file)") }
    within((flow.config?.env ?? []) + flow.env) { converter in
      converter.add(flow.config?.onFlowStart ?? [])
      converter.add(flow.commands)
      converter.add(flow.config?.onFlowComplete ?? [])
    }
  }

  private mutating func repeated(
    _ commands: [MaestroCommand], _ times: String?, _ condition: MaestroCondition?
  ) throws(Untranslatable) {
    if let condition {
      throw Untranslatable(
        "a flow of Flash's has no loops, and this is one while "
          + condition.words)
    }
    guard let times, let count = Int(times), (0...Self.mostRounds).contains(count) else {
      throw Untranslatable("it goes round more than \(Self.mostRounds) times")
    }
    for _ in 0..<count { add(commands) }
  }
}
