import FlashProtocol

/// The last act that a command had done in an app, kept for the command that judges it.
public struct LastAct: Sendable, Equatable {
  /// The command's word, such as `tap`.
  public var command: String
  public var reply: ActReply
  /// Which process it was done in.
  var pid: Int
  /// When, by the clock that only goes forward.
  var moment: Double

  /// How long ago it was answered, in milliseconds.
  public var age: Double { max(0, Monotonic.now - moment) }

  /// What was done longer ago says nothing of the screen that shows now.
  static let life = 60_000.0
}

extension LastAct: JSONConvertible {
  public func write(to writer: inout JSONWriter) {
    writer.beginObject()
    writer.member("command", command)
    writer.member("pid", pid)
    writer.member("moment", moment)
    writer.member("reply", reply)
    writer.endObject()
  }

  public init(json: JSON) throws(WireError) {
    self.init(
      command: try json.require("command", "string", \.string),
      reply: try ActReply(json: json["reply"] ?? .null),
      pid: try json.require("pid", "number", \.int),
      moment: try json.require("moment", "number", \.double))
  }
}

extension Devices {
  /// Keeps an act's reply until the next one; that it cannot is no reason to fail the act.
  public func remember(_ reply: ActReply, of command: String, in instance: Instance) {
    guard let pid = instance.app?.pid else { return }
    let act = LastAct(command: command, reply: reply, pid: pid, moment: Monotonic.now)
    try? Files.write(act.jsonBytes, to: registry.path(instance.port, "act"), mode: 0o600)
  }

  /// The last act in that very process, unless it was long ago.
  public func lastAct(in instance: Instance) -> LastAct? {
    guard let bytes = try? Files.read(registry.path(instance.port, "act")),
      let json = try? JSON(parsing: bytes), let act = try? LastAct(json: json),
      act.pid == instance.app?.pid, act.age < LastAct.life
    else { return nil }
    return act
  }
}
