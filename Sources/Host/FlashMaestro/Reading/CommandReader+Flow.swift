import FlashYAML

/// Commands that run commands or scripts.
extension CommandReader {
  func flow(_ fields: FieldReader) -> MaestroAction? {
    switch name {
    case "runFlow":
      let env = fields.pairs("env")
      return subflow(fields, env: env, fields.condition("when")).map { .runFlow($0) }
    case "retry":
      let times = fields.text("maxRetries")
      return subflow(fields, env: fields.pairs("env"), nil).map { .retry($0, times: times) }
    case "repeat":
      guard let items = fields.value("commands")?.items else {
        fields.missing("commands")
        return nil
      }
      return .repeat(
        items.compactMap { reading.command($0) }, times: fields.text("times"),
        fields.condition("while"))
    case "runScript":
      return script(
        fields.requiredText("file"), env: fields.pairs("env"), fields.condition("when"))
    case "evalScript": return .evalScript(fields.requiredText("script"))
    default: return nil
    }
  }

  private func subflow(
    _ fields: FieldReader, env: [MaestroPair], _ condition: MaestroCondition?
  ) -> Subflow? {
    let file = fields.text("file")
    let items = fields.value("commands")
    guard file != nil || items != nil else {
      return fail("Invalid \(name) command: No file or commands provided")
    }
    guard file == nil || items == nil else {
      return fail(
        "Invalid \(name) command: Can't provide both file and commands at the same time")
    }
    if let file { return subflow(file: file, env: env, condition) }
    guard let list = items?.items else {
      return items.flatMap { fields.fault("commands", $0) }
    }
    return Subflow(
      commands: list.compactMap { reading.command($0) }, file: nil, config: nil, env: env,
      condition: condition)
  }

  func subflow(file: String, env: [MaestroPair], _ condition: MaestroCondition?) -> Subflow? {
    guard let path = reading.resolve(file, for: source) else { return nil }
    guard !reading.trail.contains(path) else {
      return fail("\(file) runs itself, by way of \(reading.trail.joined(separator: ", "))")
    }
    guard reading.trail.count < FlowReader.mostNesting else {
      return fail("flows run one another more than \(FlowReader.mostNesting) deep")
    }
    let (flow, errors) = FlowReader.read(path, reading.access, trail: reading.trail)
    reading.adopt(errors)
    guard let flow else { return nil }
    return Subflow(
      commands: flow.commands, file: file, config: flow.config, env: env, condition: condition)
  }

  func script(_ file: String, env: [MaestroPair], _ condition: MaestroCondition?)
    -> MaestroAction?
  {
    guard let path = reading.resolve(file, for: source) else { return nil }
    do {
      let text = try YAMLText.decode(try reading.access.read(path))
      return .runScript(
        Script(file: file, path: path, text: text, env: env, condition: condition))
    } catch {
      return fail("\(file): \(error)")
    }
  }
}
