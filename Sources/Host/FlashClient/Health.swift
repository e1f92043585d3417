import FlashProtocol

/// What /health answers.
public struct Health: JSONConvertible {
  public var app: AppIdentity
  /// Version of the Flash inside.
  public var flash: String
  /// What came of making the toolkit tell what it draws; empty where nothing is needed.
  public var accessibility: [String]

  public init(app: AppIdentity, flash: String, accessibility: [String] = []) {
    self.app = app
    self.flash = flash
    self.accessibility = accessibility
  }

  public init(json: JSON) throws(WireError) {
    self.init(
      app: try AppIdentity(json: json["app"] ?? .null),
      flash: try json.require("flash", "string", \.string),
      accessibility: json["accessibility"]?.array?.compactMap(\.string) ?? [])
  }

  public func write(to writer: inout JSONWriter) {
    writer.beginObject()
    writer.member("status", "ok")
    writer.member("flash", flash)
    writer.member("app", app)
    if !accessibility.isEmpty {
      writer.member("accessibility", .array(accessibility.map(JSON.string)))
    }
    writer.endObject()
  }
}
