import FlashYAML

/// Commands on elements and on the screen.
extension CommandReader {
  func acting(_ fields: FieldReader) -> MaestroAction? {
    switch name {
    case "tapOn", "doubleTapOn", "longPressOn": return tap(fields)
    case "assertVisible":
      return .assert(MaestroCondition(visible: fields.selector()), timeout: nil)
    case "assertNotVisible":
      return .assert(MaestroCondition(notVisible: fields.selector()), timeout: nil)
    case "assertTrue":
      return .assert(MaestroCondition(script: fields.requiredText("condition")), timeout: nil)
    case "extendedWaitUntil":
      let (visible, gone) = (fields.selector("visible"), fields.selector("notVisible"))
      guard visible != nil || gone != nil else {
        return fail("extendedWaitUntil expects either `visible` or `notVisible` to be provided")
      }
      return .assert(
        MaestroCondition(visible: visible, notVisible: gone), timeout: fields.text("timeout"))
    case "copyTextFrom": return .copyText(fields.selector())
    case "inputText": return .inputText(fields.requiredText("text"))
    case "setClipboard": return .setClipboard(fields.requiredText("text"))
    case "pressKey": return key(fields.requiredText("key"))
    case "swipe": return swipe(fields)
    case "scrollUntilVisible": return scroll(fields)
    default: return nil
    }
  }

  private func tap(_ fields: FieldReader) -> MaestroAction {
    var options = TapOptions(isLong: name == "longPressOn")
    options.retryIfNoChange = fields.bool("retryTapIfNoChange") ?? false
    options.waitUntilVisible = fields.bool("waitUntilVisible") ?? false
    // What waits longer than that is not settling.
    options.settleTimeout = fields.int("waitToSettleTimeoutMs").map { min($0, 30_000) }
    let delay = fields.int("delay").flatMap { $0 >= 0 ? $0 : nil } ?? 100
    if name == "doubleTapOn" {
      options.repeating = .init(count: 2, delay: delay)
    } else if let count = fields.int("repeat") {
      options.repeating = .init(count: max(1, count), delay: delay)
    }
    let selector = fields.selector()
    guard let point = fields.text("point") else {
      return .tap(selector, options, relativePoint: nil)
    }
    return selector.isEmpty
      ? .tapPoint(point, options) : .tap(selector, options, relativePoint: point)
  }

  private func swipe(_ fields: FieldReader) -> MaestroAction? {
    let duration = fields.int("duration") ?? 400
    let settle = fields.int("waitToSettleTimeoutMs")
    func made(_ way: Swipe.Way) -> MaestroAction {
      .swipe(Swipe(way: way, duration: duration, settleTimeout: settle))
    }
    func refuse(_ message: String) -> MaestroAction? {
      reading.report("Parsing Failed", fields.node.end, message)
      return nil
    }
    if let start = fields.text("start"), let end = fields.text("end") {
      guard !fields.has("direction") else {
        return refuse("You cannot provide direction with start/end swipe.")
      }
      guard start.holds("%") || end.holds("%") else {
        guard let from = Self.numbers(start), let to = Self.numbers(end) else {
          return refuse("Swipe takes two numbers, such as `100, 200`: (\(start), \(end))")
        }
        return made(.points(start: from, end: to))
      }
      for point in [start, end] where !Self.isExpression(point) {
        guard point.holds("%"), let parts = Self.numbers(point),
          parts.allSatisfy((0...100).contains)
        else {
          return refuse("Invalid point: \(point) should be two per cents between 0 and 100")
        }
      }
      return made(.relative(start: start, end: end))
    }
    if fields.has("direction") {
      guard let direction = direction(fields, "direction") else {
        return refuse(
          "Invalid direction provided to directional swipe: \(fields.text("direction") ?? "")."
            + " Direction can be either:\n1. RIGHT or right\n2. LEFT or left\n3. UP or up\n"
            + "4. DOWN or down")
      }
      guard let from = fields.value("from") else { return made(.direction(direction)) }
      let point = from.pairs == nil ? nil : from["point"]?.scalar?.text
      let selector = FieldReader.selector(from, "from", reading)
      return made(.element(selector, direction, relativePoint: point))
    }
    return refuse(
      "Swipe command takes either:\n  1. direction: RIGHT, LEFT, UP or DOWN\n"
        + "  2. start and end: points\n  3. from and direction: an element to swipe on")
  }

  static func isExpression(_ text: String) -> Bool { text.holds("${") }

  /// `10, 20` or `10%, 20%`.
  static func numbers(_ text: String) -> [Int]? {
    let parts = text.filter { $0 != "%" }.split(separator: ",", omittingEmptySubsequences: false)
      .map { Int(String($0).trimmingSpace) }
    let numbers = parts.compactMap(\.self)
    return parts.count == 2 && numbers.count == 2 ? numbers : nil
  }

  private func direction(_ fields: FieldReader, _ name: String) -> Swipe.Direction? {
    fields.text(name).flatMap { Swipe.Direction(rawValue: $0.lowercased()) }
  }

  private func scroll(_ fields: FieldReader) -> MaestroAction? {
    guard let selector = fields.selector("element") else {
      fields.missing("element")
      return nil
    }
    let direction: Swipe.Direction
    if let value = fields.value("direction") {
      guard let read = self.direction(fields, "direction") else {
        return fields.fault("direction", value)
      }
      direction = read
    } else {
      direction = .down
    }
    return .scrollUntilVisible(
      Scroll(
        selector: selector, direction: direction, timeout: fields.text("timeout") ?? "20000",
        speed: fields.text("speed") ?? "40",
        visibilityPercentage: min(100, max(0, fields.int("visibilityPercentage") ?? 100)),
        centerElement: fields.bool("centerElement") ?? false,
        settleTimeout: fields.int("waitToSettleTimeoutMs")))
  }
}
