import FlashProtocol

extension FlashClient {
  /// Opens a screen by the app's own router.
  ///
  /// - Parameters:
  ///   - step: a name from `steps()`.
  ///   - arguments: what the screen must be told.
  public func open(
    _ step: String, _ arguments: [(name: String, value: String)] = [],
    _ options: ActOptions = .init()
  ) throws(ClientError) -> ActReply {
    var given: [(name: String, value: JSON)] = [("name", .string(step))]
    if !arguments.isEmpty {
      given.append(("arguments", .object(arguments.map { .init($0.name, .string($0.value)) })))
    }
    return try act("step", given, options)
  }

  /// Opens several screens in turn; the reply is that of /steps.
  public func open(all steps: [JSON], _ options: ActOptions = .init()) throws(ClientError) -> JSON {
    let command = try command("batch")
    return try call(command, [("steps", .array(steps))] + options.arguments(for: command)).json()
  }

  public func back(_ options: ActOptions = .init()) throws(ClientError) -> ActReply {
    try act("back", [], options)
  }

  public func deeplink(_ url: String, _ options: ActOptions = .init()) throws(ClientError)
    -> ActReply
  { try act("deeplink", [("url", .string(url))], options) }

  public func notify(_ url: String, _ options: ActOptions = .init()) throws(ClientError)
    -> ActReply
  { try act("notification", [("url", .string(url))], options) }

  /// The screen that the app's navigation shows.
  public func screen() throws(ClientError) -> JSON { try call(try command("screen")).json() }

  /// The screens that `open` accepts.
  public func steps() throws(ClientError) -> [StepSpec] {
    let json = try call(try command("steps")).json()
    var steps: [StepSpec] = []
    do {
      for step in json["steps"]?.array ?? [] { steps.append(try StepSpec(json: step)) }
    } catch {
      throw .badReply(error.description)
    }
    return steps
  }

  /// - Parameter on: whether the app's animations run.
  @discardableResult
  public func animations(_ on: Bool) throws(ClientError) -> Reply {
    try call(try command("animations"), [("on", .bool(on))])
  }
}
