import FlashClient
import FlashProtocol

/// What there is to type, made from the Command list.
public struct Help {
  let paint: Paint

  public init(paint: Paint) { self.paint = paint }

  /// - Parameter topic: a command's word; nil for all of them.
  public func text(_ topic: String?) throws(UsageError) -> String {
    guard let topic else { return overview }
    if let command = Command.spoken.first(where: { $0.word == topic }) { return page(command) }
    if let own = OwnCommand.all.first(where: { $0.word == topic }) { return page(own) }
    throw .noTopic(
      topic, nearest: Spelling.nearest(to: topic, among: CommandLineParser.words))
  }

  private var overview: String {
    var lines = [
      paint(.bold, "flash") + " drives a running app from inside it, by name, in milliseconds.", "",
      heading("Usage"),
      "  flash COMMAND [WORD…] [--option VALUE…] [+ COMMAND…]", "",
    ]
    let own = OwnCommand.all.map {
      (words: Self.usage($0), summary: $0.summary, group: Command.Group.app)
    }
    let spoken = Command.spoken.map {
      (words: Self.usage($0), summary: $0.summary, group: $0.group)
    }
    let width = (own.map(\.words) + spoken.map(\.words)).map(\.count).max() ?? 0
    for group in [Command.Group.app, .act, .navigate, .read] {
      lines.append(heading(group.rawValue))
      for item in own + spoken where item.group == group {
        let gap = String(repeating: " ", count: width - item.words.count)
        lines.append("  " + paint(.cyan, item.words) + gap + "  " + item.summary)
      }
      lines.append("")
    }
    lines.append(heading("In plain English"))
    for item in AgentProgram.commands {
      let gap = String(repeating: " ", count: max(0, width - item.usage.count))
      lines.append("  " + paint(.cyan, item.usage) + gap + "  " + item.summary)
    }
    lines += [
      "",
      heading("Everywhere"),
      option("--app NAME", "which app, where several run; also FLASH_APP"),
      option("--json", "the app's reply as it came"),
      option("--timing", "where the time went: queue, work, app, wait, transport"), "",
      heading("Examples"),
      "  flash run demo + tab Profile + open settings",
      "  flash tap home.top.video",
      "  flash open search query=river",
      "  flash act", "",
      heading("Exit codes"),
      "  0 done   1 the app said no   2 wrong usage   3 no app   4 another app answers   130 Ctrl-C",
      "",
      "flash help COMMAND says what a command takes.",
    ]
    return lines.joined(separator: "\n")
  }

  private func page(_ command: Command) -> String {
    var lines = [
      paint(.bold, "flash " + (command.word ?? "")) + "  " + command.summary, "",
      heading("Usage"), "  flash " + Self.usage(command) + " [options]", "",
    ]
    let placed = command.places.compactMap(command.parameter)
    let options = command.parameters.filter { parameter in
      !command.places.contains(parameter.name) && parameter.form != .list
    }
    if !placed.isEmpty {
      lines.append(heading("Words"))
      lines += placed.map { option($0.name.uppercased(), Self.summary($0)) }
      lines += options.filter { $0.form == .object }.map { option("NAME=VALUE…", $0.summary) }
      lines.append("")
    }
    lines.append(heading("Options"))
    // Here the text form is what is printed, unless --json is given.
    lines += options.filter { $0.form != .object && !command.printsText($0) }.map { parameter in
      option(Self.option(parameter), Self.summary(parameter))
    }
    var extras = SharedOptions.all
    if case .bytes = command.answer { extras = SharedOptions.picture + extras }
    if command.name == "hierarchy" { extras.insert(SharedOptions.save, at: 0) }
    lines += extras.map(option)
    return (lines + examples(command.examples)).joined(separator: "\n")
  }

  private func page(_ command: OwnCommand) -> String {
    let usage = ["flash", command.word, command.usage].filter { !$0.isEmpty }
    var lines = [
      paint(.bold, "flash " + command.word) + "  " + command.summary, "",
      heading("Usage"), "  " + usage.joined(separator: " "),
    ]
    if !command.options.isEmpty {
      lines += ["", heading("Options")]
      lines += command.options.map(option)
    }
    for note in command.notes {
      lines += ["", heading(note.heading)] + note.lines.map { "  " + $0 }
    }
    return (lines + examples(command.examples)).joined(separator: "\n")
  }
}
