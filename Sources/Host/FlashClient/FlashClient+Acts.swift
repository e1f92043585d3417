import FlashProtocol

extension FlashClient {
  public func tap(_ target: Target, _ options: ActOptions = .init()) throws(ClientError)
    -> ActReply
  { try act("tap", target.arguments, options) }

  public func longPress(_ target: Target, _ options: ActOptions = .init()) throws(ClientError)
    -> ActReply
  { try act("longpress", target.arguments, options) }

  public func doubleTap(_ target: Target, _ options: ActOptions = .init()) throws(ClientError)
    -> ActReply
  { try act("doubletap", target.arguments, options) }

  /// Inserts text into a field and reads it back.
  ///
  /// - Parameters:
  ///   - replace: empty the field first.
  ///   - submit: press Return afterwards.
  public func type(
    _ text: String, into target: Target, replace: Bool = false, submit: Bool = false,
    _ options: ActOptions = .init()
  ) throws(ClientError) -> ActReply {
    var arguments = target.arguments
    arguments.append(("value", .string(text)))
    if replace { arguments.append(("replace", true)) }
    if submit { arguments.append(("submit", true)) }
    return try act("type", arguments, options)
  }

  public func clear(_ target: Target, _ options: ActOptions = .init()) throws(ClientError)
    -> ActReply
  { try act("clear", target.arguments, options) }

  /// - Parameters:
  ///   - key: such as `Return`, `F5` or `Ctrl+F`.
  ///   - target: nil for what has the focus.
  public func press(_ key: String, on target: Target? = nil, _ options: ActOptions = .init())
    throws(ClientError) -> ActReply
  { try act("press", [("key", .string(key))] + (target?.arguments ?? []), options) }

  /// - Parameters:
  ///   - direction: `up`, `down`, `left` or `right`, as a finger would move.
  ///   - distance: in points; nil for most of the viewport.
  ///   - target: the scroll view or something in it; nil for the main one.
  public func swipe(
    _ direction: String, distance: Double? = nil, in target: Target? = nil,
    _ options: ActOptions = .init()
  ) throws(ClientError) -> ActReply {
    var arguments: [(name: String, value: JSON)] = [("direction", .string(direction))]
    if let distance { arguments.append(("distance", .double(distance))) }
    return try act("swipe", arguments + (target?.arguments ?? []), options)
  }

  /// - Parameter page: `next`, `previous`, `first`, `last` or an index from 0.
  public func page(to page: String, of target: Target? = nil, _ options: ActOptions = .init())
    throws(ClientError) -> ActReply
  { try act("page", [("to", .string(page))] + (target?.arguments ?? []), options) }

  public func tab(_ name: String, _ options: ActOptions = .init()) throws(ClientError) -> ActReply {
    try act("tab", [("name", .string(name))], options)
  }

  /// - Parameters:
  ///   - row: an index from 0, or a text that the row shows.
  ///   - list: identifier of the list; nil for the main one.
  ///   - tap: activate the row as well.
  public func row(
    _ row: String, in list: String? = nil, section: Int? = nil, tap: Bool = false,
    _ options: ActOptions = .init()
  ) throws(ClientError) -> ActReply {
    var arguments: [(name: String, value: JSON)] = [("row", .string(row))]
    if let list { arguments.append(("list", .string(list))) }
    if let section { arguments.append(("section", .int(section))) }
    if tap { arguments.append(("tap", true)) }
    return try act("row", arguments, options)
  }

  public func dismiss(_ options: ActOptions = .init()) throws(ClientError) -> ActReply {
    try act("dismiss", [], options)
  }

  func act(_ name: String, _ arguments: [(name: String, value: JSON)], _ options: ActOptions)
    throws(ClientError) -> ActReply
  {
    let command = try command(name)
    return try call(command, arguments + options.arguments(for: command)).decode()
  }

  func command(_ name: String) throws(ClientError) -> Command {
    guard let command = Command.named(name) else { throw .unknownCommand(name) }
    return command
  }
}
