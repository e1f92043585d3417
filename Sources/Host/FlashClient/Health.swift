import FlashProtocol

/// What /health answers.
public struct Health: JSONConvertible {
  public var app: AppIdentity
  /// Version of the Flash inside.
  public var flash: String

  public init(app: AppIdentity, flash: String) {
    self.app = app
    self.flash = flash
  }

  public init(json: JSON) throws(WireError) {
    self.init(
      app: try AppIdentity(json: json["app"] ?? .null),
      flash: try json.require("flash", "string", \.string))
  }

  public func write(to writer: inout JSONWriter) {
    writer.beginObject()
    writer.member("status", "ok")
    writer.member("flash", flash)
    writer.member("app", app)
    writer.endObject()
  }
}
