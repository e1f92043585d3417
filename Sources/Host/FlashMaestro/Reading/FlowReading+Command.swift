import FlashYAML

extension FlowReading {
  private static let commandDocs = "See: https://docs.maestro.dev/api-reference/commands"

  /// One entry of a list of commands; nil where it is none, which has been told.
  func command(_ node: YAMLNode) -> MaestroCommand? {
    if let scalar = node.scalar {
      if scalar.isNull || scalar.bool != nil || scalar.int != nil { return noCommand(node) }
      return bareCommand(scalar.text, node)
    }
    guard let pairs = node.pairs, let first = pairs.first else { return noCommand(node) }
    let name = first.key.scalar?.text ?? ""
    guard CommandNames.withOptions.contains(name) else {
      report(
        "Invalid Command: \(name)", first.key.end, "`\(name)` is not a valid command.",
        suggestions: CommandNames.suggestions(for: name))
      return nil
    }
    guard !first.value.isNull else {
      report(
        "Incorrect Command Format: \(name)", first.value.end,
        "The command `\(name)` requires additional options.")
      return nil
    }
    let source = source(from: node.start, to: node.end)
    let command = CommandReader(name, source, self).command(first.value)
    guard pairs.count == 1 else {
      let field = pairs[1].key.scalar?.text ?? ""
      report(
        "Invalid Command Format: \(name)", pairs[1].key.end,
        "Found unexpected top-level field: `\(field)`. Missing an indent or dash?\n\n"
          + "Example of correctly formatted list of commands:\n```yaml\n- tapOn:\n"
          + "    text: submit\n    optional: true\n- inputText: hello\n```")
      return nil
    }
    return command
  }

  private func noCommand(_ node: YAMLNode) -> MaestroCommand? {
    report(
      "Invalid Command", node.opened,
      "Invalid command format. Expected: \"<commandName>: <options>\" eg. \"tapOn: submit\"\n\n"
        + Self.commandDocs)
    return nil
  }

  private func bareCommand(_ name: String, _ node: YAMLNode) -> MaestroCommand? {
    let source = source(from: node.start, to: node.end)
    if CommandNames.bare.contains(name) {
      return CommandReader(name == "hide keyboard" ? "hideKeyboard" : name, source, self).bare()
    }
    if CommandNames.withOptions.contains(name) {
      report(
        "Missing Command Options", node.start, "The command `\(name)` requires additional options.")
    } else {
      report(
        "Invalid Command: \(name)", node.start,
        "`\(name)` is not a valid command.\n\n\(Self.commandDocs)",
        suggestions: CommandNames.suggestions(for: name))
    }
    return nil
  }

  /// A flow, script or picture that a command names.
  ///
  /// - Returns: nil where it is no file, or the one that names it; that has been told.
  func resolve(_ path: String, for source: MaestroSource) -> String? {
    let resolved = MaestroPath.resolve(path, from: file)
    func refuse(_ message: String) -> String? {
      reportLater("Invalid File Path", source, message)
      return nil
    }
    if resolved == MaestroPath.normal(file) {
      return refuse("Referenced Flow file can't be the same as the main Flow file: \(resolved)")
    }
    switch access.kind(resolved) {
    case .missing: return refuse("Flow file does not exist: \(resolved)")
    case .folder: return refuse("Flow file can't be a directory: \(resolved)")
    case .file: return resolved
    }
  }
}
