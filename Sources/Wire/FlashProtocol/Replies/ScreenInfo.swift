/// The screen that the app's own navigation says it shows.
public struct ScreenInfo: Sendable, Equatable {
  /// What kind of screen, in the app's word, such as `ARTICLE`.
  public var contentType: String
  /// How it came up, in the app's word: `root`, `tab`, `push`, `sheet`, `alert`.
  public var mode: String
  /// Which one of its kind, such as a story's id.
  public var id: String?
  public var title: String?

  public init(contentType: String, mode: String, id: String? = nil, title: String? = nil) {
    self.contentType = contentType
    self.mode = mode
    self.id = id
    self.title = title
  }
}

extension ScreenInfo: JSONConvertible {
  public func write(to writer: inout JSONWriter) {
    writer.beginObject()
    writer.member("contentType", contentType)
    writer.member("mode", mode)
    writer.member("id", id)
    writer.member("title", title)
    writer.endObject()
  }

  public init(json: JSON) throws(WireError) {
    self.init(
      contentType: try json.require("contentType", "string", \.string),
      mode: try json.require("mode", "string", \.string),
      id: json["id"]?.string, title: json["title"]?.string)
  }
}
