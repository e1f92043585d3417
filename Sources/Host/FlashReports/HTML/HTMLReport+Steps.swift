import FlashProtocol

extension HTMLReport {
  func steps(_ steps: [StepRecord]) -> String {
    let longest = steps.map(\.milliseconds).max() ?? 0
    var last: [UInt8]?
    var items: [String] = []
    for step in steps {
      let bytes = step.picture.flatMap(picture)
      // The same screen twice says nothing more, and pictures are most of the page.
      let isNew = bytes != last || step.outcome.fault != nil
      items.append(item(step, longest: longest, picture: isNew ? bytes : nil))
      last = bytes ?? last
    }
    return items.joined(separator: "\n")
  }

  private func item(_ step: StepRecord, longest: Double, picture: [UInt8]?) -> String {
    var body = ""
    if let reason = step.outcome.reason { body += "<p class=\"reason\">\(Self.escape(reason))</p>" }
    if !step.notes.isEmpty {
      body += "<p class=\"note\">\(Self.escape(step.notes.joined(separator: "; ")))</p>"
    }
    if !step.changes.isEmpty {
      body +=
        "<details class=\"changes\"><summary>\(Self.count(step.changes))</summary>"
        + "<pre>\(Self.escape(step.changes.joined(separator: "\n")))</pre></details>"
    }
    let path = step.path.map { " <small>\(Self.escape($0))</small>" } ?? ""
    let indent = step.depth > 0 ? " style=\"margin-left:\(step.depth * 2)em\"" : ""
    return """
      <li class="\(step.outcome.word)"\(indent)>\(picture.map(Self.image) ?? "")\
      <code>\(Self.escape(step.source))</code>\(path) \
      <time>\(Self.time(step.milliseconds))</time>\(Self.span(step, longest: longest))\
      \(body)</li>
      """
  }

  /// A click makes it large, the next one small.
  private static func image(_ bytes: [UInt8]) -> String {
    let kind = bytes.starts(with: [0x89, 0x50]) ? "png" : "jpeg"
    return "<img loading=\"lazy\" tabindex=\"0\" alt=\"the screen after this step\" "
      + "src=\"data:image/\(kind);base64,\(Base64.text(bytes))\">"
  }

  private static func count(_ changes: [String]) -> String {
    changes.count == 1 ? escape(changes[0]) : "\(changes.count) lines of changes"
  }

  /// How long it took beside the longest, in parts of where the time went.
  private static func span(_ step: StepRecord, longest: Double) -> String {
    let share = longest > 0 ? Int((step.milliseconds / longest * 100).rounded()) : 0
    guard let timing = step.timing, timing.total > 0 else {
      return "<span class=\"span\" style=\"width:\(share)%\"></span>"
    }
    let parts = [
      ("queue", timing.queue), ("work", timing.work), ("app", timing.app), ("wait", timing.wait),
      ("rest", max(0, step.milliseconds - timing.total)),
    ]
    let told = parts.map { "\($0.0) \(time($0.1))" }.joined(separator: ", ")
    let pieces = parts.filter { $0.1 > 0 }.map { name, part in
      "<i class=\"\(name)\" style=\"flex:\(Int((part * 1_000).rounded()))\"></i>"
    }
    return
      "<span class=\"span\" title=\"\(told)\" style=\"width:\(share)%\">\(pieces.joined())</span>"
  }
}
