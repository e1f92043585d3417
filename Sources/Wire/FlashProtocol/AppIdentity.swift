/// Which running app answered.
public struct AppIdentity: Sendable, Equatable {
  /// Name that `flash run` and `flash ls` know it by.
  public var name: String
  /// The app's own identifier, such as `dev.flash.Pulse`.
  public var bundle: String
  public var version: String
  /// `gtk`, `ios` or `fake`.
  public var platform: String
  /// The device or the size it runs on, such as `phone`.
  public var device: String
  public var pid: Int

  public init(
    name: String, bundle: String, version: String, platform: String, device: String, pid: Int
  ) {
    self.name = name
    self.bundle = bundle
    self.version = version
    self.platform = platform
    self.device = device
    self.pid = pid
  }

  /// The value of the `Flash-App` header that every reply carries.
  public var header: String {
    "\(Self.token(name)); pid=\(pid); platform=\(platform); device=\(Self.token(device))"
  }

  /// A header value may hold no control character (RFC 9110, section 5.5).
  private static func token(_ text: String) -> String {
    String(
      text.unicodeScalars.map {
        (0x20..<0x7F).contains($0.value) && $0 != ";" ? Character($0) : "?"
      })
  }
}

extension AppIdentity: JSONConvertible {
  public func write(to writer: inout JSONWriter) {
    writer.beginObject()
    writer.member("name", name)
    writer.member("bundle", bundle)
    writer.member("version", version)
    writer.member("platform", platform)
    writer.member("device", device)
    writer.member("pid", pid)
    writer.endObject()
  }

  public init(json: JSON) throws(WireError) {
    self.init(
      name: try json.require("name", "string", \.string),
      bundle: try json.require("bundle", "string", \.string),
      version: try json.require("version", "string", \.string),
      platform: try json.require("platform", "string", \.string),
      device: try json.require("device", "string", \.string),
      pid: try json.require("pid", "number", \.int))
  }
}
