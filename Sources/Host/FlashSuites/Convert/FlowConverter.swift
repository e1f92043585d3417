import FlashMaestro

/// Turns a Maestro flow into the text of one of Flash's.
struct FlowConverter {
  /// A command that has no line, or not all of it.
  struct Loss: Sendable, Equatable {
    var command: MaestroCommand
    var reason: String

    var line: String {
      let source = command.source
      return "\(source.file):\(source.line): \(command.name): \(reason)"
    }
  }

  private(set) var lines: [String] = []
  private(set) var losses: [Loss] = []
  /// How many commands became lines.
  private(set) var carried = 0
  /// What is to be given by the environment.
  private(set) var variables: [String] = []
  /// The words for what was tapped last: what Maestro types into.
  var field: String?
  private var scopes: [[MaestroPair]] = []
  /// How many rounds of a loop are written out.
  static let mostRounds = 100

  init(_ flow: MaestroFlow) {
    lines.append("# \(flow.name), from \(flow.file)")
    within(flow.config.env) { converter in
      converter.add(flow.config.onFlowStart ?? [])
      converter.add(flow.commands)
      if let after = flow.config.onFlowComplete, !after.isEmpty {
        converter.note("In Maestro what follows is done after a failure too.")
        converter.add(after)
      }
    }
  }

  var text: String { lines.joined(separator: "\n") + "\n" }

  mutating func add(_ commands: [MaestroCommand]) {
    for command in commands { add(command) }
  }

  mutating func emit(_ line: String) { lines.append(line) }

  mutating func note(_ text: String) { lines.append("# " + text) }

  /// Tells what of a command is left out, where the rest of it has a line.
  mutating func lose(_ command: MaestroCommand, _ reason: String) {
    losses.append(Loss(command: command, reason: reason))
    note("Not carried over: \(reason)")
  }

  mutating func within(
    _ env: [MaestroPair], _ body: (inout FlowConverter) -> Void
  ) {
    // A value may name what is known so far; what needs a script is left to the environment.
    var scope: [MaestroPair] = []
    for pair in env {
      if let value = try? filled(pair.value) { scope.append(MaestroPair(pair.name, value)) }
    }
    scopes.append(scope)
    body(&self)
    scopes.removeLast()
  }

  private mutating func add(_ command: MaestroCommand) {
    let (oldLines, oldCarried, oldLosses, oldField) = (lines, carried, losses, field)
    do throws(Untranslatable) {
      if command.isOptional { throw Untranslatable("a step of Flash's is never optional") }
      if let label = command.label { note(label.split(whereSeparator: \.isNewline).joined()) }
      try translate(try filled(command))
      carried += 1
    } catch {
      // Either all lines of a command stand, or none.
      (lines, carried, losses, field) = (oldLines, oldCarried, oldLosses, oldField)
      lose(command, error.reason)
      for line in command.source.text.split(whereSeparator: \.isNewline) { note("  " + line) }
    }
  }

  private mutating func filled(_ command: MaestroCommand) throws(Untranslatable)
    -> MaestroCommand
  {
    var failure: Untranslatable?
    var names: [String] = []
    let result = command.mapTexts { text in
      do throws(Untranslatable) {
        return try filled(text, &names)
      } catch {
        failure = failure ?? error
        return text
      }
    }
    if let failure { throw failure }
    for name in names where !variables.contains(name) { variables.append(name) }
    return result
  }

  private func filled(_ text: String) throws(Untranslatable) -> String {
    var names: [String] = []
    return try filled(text, &names)
  }

  /// A text with the variables that are known; the others are left to the environment.
  private func filled(_ text: String, _ names: inout [String]) throws(Untranslatable) -> String {
    var failure: Untranslatable?
    var found: [String] = []
    let result = try? Interpolation.fill(text) { script in
      let name = script.split(whereSeparator: \.isWhitespace).joined(separator: " ")
      let isName =
        name.first.map { $0 == "_" || $0.isASCII && $0.isLetter } == true
        && name.allSatisfy { $0 == "_" || $0.isASCII && ($0.isLetter || $0.isNumber) }
      guard isName else {
        failure = failure ?? Untranslatable("'${\(script)}' is a script, and Flash has none")
        return ""
      }
      if let value = scopes.reversed().lazy.flatMap({ $0.reversed() }).first(where: {
        $0.name == name
      })?.value {
        return value
      }
      found.append(name)
      return String(FlowWords.variableStart) + name + String(FlowWords.variableEnd)
    }
    if let failure { throw failure }
    names += found
    return result ?? text
  }
}
