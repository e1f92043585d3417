import FlashClient
import FlashProtocol

/// What a read answered, as text for people.
struct ReadText {
  let paint: Paint

  /// - Returns: the text, and whether the answer is the one hoped for.
  func text(_ reply: Reply, of command: Command) throws(ClientError) -> (text: String, isWell: Bool)
  {
    switch command.name {
    case "actionables": return (ActListing(paint: paint).text(Self.whole(reply.text)), true)
    case "idle": return idle(try reply.decode())
    case "element": return (element(try reply.json()), true)
    case "hierarchy": return (try tree(reply), true)
    case "rows": return (try rows(reply), true)
    case "screen": return (try screen(reply), true)
    case "steps": return (try steps(reply), true)
    case "health": return (health(try reply.decode()), true)
    case "animations":
      let isOn = try reply.json()["animations"]?.bool ?? false
      return ("animations " + (isOn ? "on" : "off"), true)
    default: return (reply.text, true)
    }
  }

  private static func whole(_ text: String) -> String {
    text.hasSuffix("\n") ? String(text.dropLast()) : text
  }

  private func idle(_ idle: IdleReply) -> (text: String, isWell: Bool) {
    var lines = [
      idle.idle
        ? paint(.green, "idle")
        : paint(.yellow, "busy")
          + (idle.timedOut ? "  after \(Numbers.milliseconds(idle.waited))" : "")
    ]
    lines += idle.busy.map { activity in
      "  \(activity.what)  \(activity.name.printable)"
        + (activity.remaining.map { "  \(Numbers.milliseconds($0)) left" } ?? "")
    }
    lines += idle.ignored.map { paint(.dim, "  ignored: \($0.what)  \($0.name.printable)") }
    return (lines.joined(separator: "\n"), idle.idle)
  }

  private func element(_ json: JSON) -> String {
    if json["gone"]?.bool == true { return paint(.green, "gone") }
    guard let element = try? Element(json: json["element"] ?? json) else { return json.text }
    let isHidden = json["visible"]?.bool == false
    return line(element) + (isHidden ? paint(.yellow, "  not visible") : "")
  }

  /// `e12 button home.top.video "Video" selected [12 80 64 32]`
  private func line(_ element: Element) -> String {
    let frame = element.frame
    let numbers = [frame.x, frame.y, frame.width, frame.height]
    let parts: [String?] = [
      paint(.dim, element.ref), element.kind.rawValue,
      element.id.map { paint(.cyan, $0.printable) },
      element.text.map(ActLine.quote), element.value.map { "= " + ActLine.quote($0) },
      element.state.isEmpty ? nil : element.state.words.joined(separator: " "),
      paint(.dim, "[" + numbers.map { Numbers.plain(Double($0)) }.joined(separator: " ") + "]"),
    ]
    return parts.compactMap(\.self).joined(separator: " ")
  }

  private func tree(_ reply: Reply) throws(ClientError) -> String {
    let items = try reply.json()["elements"]?.array ?? []
    var depths: [Int] = []
    var lines: [String] = []
    for item in items {
      guard let element = try? Element(json: item) else { continue }
      let depth = element.parent.flatMap { depths.indices.contains($0) ? depths[$0] + 1 : nil } ?? 0
      depths.append(depth)
      lines.append(String(repeating: "  ", count: depth) + line(element))
    }
    return lines.joined(separator: "\n")
  }

  /// `12  Quiet engines`, and how many there are.
  private func rows(_ reply: Reply) throws(ClientError) -> String {
    let json = try reply.json()
    let rows = json["rows"]?.array ?? []
    var table = Table([.right, .left])
    for row in rows {
      table.add([String(row["index"]?.int ?? 0), row["text"]?.string?.printable ?? "(not built)"])
    }
    var lines = table.lines { row, column, cell in
      column == 0 || rows[row]["text"] == nil ? paint(.dim, cell) : cell
    }
    let count = json["count"]?.int ?? rows.count
    let name = json["id"]?.string?.printable ?? json["list"]?.string ?? "the list"
    let rest = json["capped"]?.bool == true ? ", the first \(rows.count) of them above" : ""
    lines.append(paint(.dim, "\(name): \(count) \(count == 1 ? "row" : "rows")\(rest)"))
    if json["complete"]?.bool == false, let reason = json["reason"]?.string?.printable {
      // Over the wire they are fields, here options.
      let spoken = reason.replacing("'within'", with: "--within").replacing("'max'", with: "--max")
      lines.append(paint(.yellow, "not the whole list: \(spoken)"))
    }
    return lines.joined(separator: "\n")
  }

  private func screen(_ reply: Reply) throws(ClientError) -> String {
    guard let json = try reply.json()["screen"], let screen = try? ScreenInfo(json: json) else {
      return paint(.yellow, "the app's navigation names no screen")
    }
    return ActLine.screen(screen) + (screen.id.map { paint(.dim, "  " + $0.printable) } ?? "")
  }

  private func steps(_ reply: Reply) throws(ClientError) -> String {
    var table = Table([.left, .left])
    for item in try reply.json()["steps"]?.array ?? [] {
      guard let step = try? StepSpec(json: item) else { continue }
      let arguments = step.arguments.map { $0.required ? "\($0.name)=…" : "[\($0.name)=…]" }
      table.add([
        ([step.name] + arguments).joined(separator: " ").printable, step.summary.printable,
      ])
    }
    return table.lines { _, column, cell in column == 0 ? cell : paint(.dim, cell) }
      .joined(separator: "\n")
  }

  private func health(_ health: Health) -> String {
    let app = health.app
    return [
      paint(.bold, app.name.printable), "\(app.bundle) \(app.version)".printable,
      app.platform.printable, app.device.printable, "pid \(app.pid)",
      paint(.dim, "flash \(health.flash)"),
    ].joined(separator: "  ")
  }
}
