import FlashProtocol

extension FlashClient {
  public func health() throws(ClientError) -> Health {
    try call(try command("health")).decode()
  }

  /// What can be triggered and is visible, one short line an element.
  public func actionablesText() throws(ClientError) -> String {
    try call(try command("actionables"), [("format", "text")]).text
  }

  public func actionables() throws(ClientError) -> [Element] {
    try elements(try command("actionables"), [])
  }

  /// The whole tree as a flat array.
  ///
  /// - Parameter visible: only what is within the window and not clipped.
  public func hierarchy(visible: Bool = false) throws(ClientError) -> [Element] {
    try elements(try command("hierarchy"), visible ? [("visible", true)] : [])
  }

  /// Every row of a list, built or not.
  ///
  /// - Parameters:
  ///   - list: identifier or ref of the list; nil for the largest on screen.
  ///   - all: read an endless feed to its end, and put the list back where it was.
  public func rows(of list: String? = nil, all: Bool = false) throws(ClientError) -> JSON {
    var arguments: [(name: String, value: JSON)] = []
    if let list { arguments.append(("list", .string(list))) }
    if all { arguments.append(("all", true)) }
    return try call(try command("rows"), arguments).json()
  }

  /// - Parameter wait: answer as soon as the app is idle, within so many milliseconds.
  public func idle(wait: Int = 0) throws(ClientError) -> IdleReply {
    try call(try command("idle"), [("wait", .int(wait))]).decode()
  }

  /// One element, waited for.
  ///
  /// - Parameter wait: how long it may take to come, in milliseconds.
  public func find(_ target: Target, wait: Int = 0) throws(ClientError) -> JSON {
    try call(try command("element"), target.arguments + [("wait", .int(wait))]).json()
  }

  /// - Parameters:
  ///   - target: one element; nil for the window.
  ///   - format: `jpeg` or `png`.
  public func screenshot(of target: Target? = nil, format: String = "jpeg", scale: Int = 1)
    throws(ClientError) -> Reply
  {
    try call(
      try command("screenshot"),
      (target?.arguments ?? []) + [
        ("format", .string(format)), ("scale", .string(String(scale))),
      ])
  }

  private func elements(_ command: Command, _ arguments: [(name: String, value: JSON)])
    throws(ClientError) -> [Element]
  {
    let json = try call(command, arguments).json()
    var elements: [Element] = []
    do {
      for element in json["elements"]?.array ?? [] { elements.append(try Element(json: element)) }
    } catch {
      throw .badReply(error.description)
    }
    return elements
  }
}
