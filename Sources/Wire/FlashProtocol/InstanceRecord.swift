/// One running app as the registry on disk knows it; the app writes it, the host reads it.
public struct InstanceRecord: Sendable, Equatable {
  public var app: AppIdentity
  public var port: Int
  /// The secret that requests must bring, where the app was given one.
  public var token: String?
  /// Start of the process in clock ticks since boot: tells a reused pid from the same process.
  public var startTicks: Int?

  public init(app: AppIdentity, port: Int, token: String? = nil, startTicks: Int? = nil) {
    self.app = app
    self.port = port
    self.token = token
    self.startTicks = startTicks
  }

  /// One file an instance: a port belongs to one process at a time.
  public var fileName: String { "\(port).json" }

  /// The folder of the registry: `FLASH_REGISTRY`, else `flash` in the user's runtime folder,
  /// else one in `/tmp` that carries the user's number.
  ///
  /// - Parameters:
  ///   - environment: looks up an environment variable.
  ///   - uid: the user's number.
  public static func folder(environment: (String) -> String?, uid: UInt32) -> String {
    if let folder = environment("FLASH_REGISTRY"), !folder.isEmpty { return folder }
    if let runtime = environment("XDG_RUNTIME_DIR"), !runtime.isEmpty { return runtime + "/flash" }
    return "/tmp/flash-\(uid)"
  }
}

extension InstanceRecord: JSONConvertible {
  public func write(to writer: inout JSONWriter) {
    writer.beginObject()
    writer.member("app", app)
    writer.member("port", port)
    writer.member("token", token)
    writer.member("startTicks", startTicks)
    writer.endObject()
  }

  public init(json: JSON) throws(WireError) {
    self.init(
      app: try AppIdentity(json: json["app"] ?? .null),
      port: try json.require("port", "number", \.int),
      token: json["token"]?.string, startTicks: json["startTicks"]?.int)
  }
}
