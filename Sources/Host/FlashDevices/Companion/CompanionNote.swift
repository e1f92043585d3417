import FlashProtocol

/// What is remembered of a companion that was started: where it answers, and how it is ended.
struct CompanionNote: JSONConvertible, Equatable {
  var port: Int
  var token: String
  var start: StartNote

  init(port: Int, token: String, start: StartNote) {
    self.port = port
    self.token = token
    self.start = start
  }

  init(json: JSON) throws(WireError) {
    self.init(
      port: try json.require("port", "number", \.int),
      token: try json.require("token", "string", \.string),
      start: try StartNote(json: json["start"] ?? .null))
  }

  func write(to writer: inout JSONWriter) {
    writer.beginObject()
    writer.member("port", port)
    writer.member("token", token)
    writer.member("start", start)
    writer.endObject()
  }
}

extension Registry {
  private func companionPath(_ udid: String) -> String { "\(folder)/\(udid).companion" }

  func companion(of udid: String) -> CompanionNote? {
    guard let bytes = try? Files.read(companionPath(udid)), let json = try? JSON(parsing: bytes)
    else { return nil }
    return try? CompanionNote(json: json)
  }

  func write(_ note: CompanionNote, of udid: String) throws(DeviceError) {
    do {
      try Files.write(note.jsonBytes, to: companionPath(udid), mode: 0o600)
    } catch {
      throw .file(error)
    }
  }

  func forgetCompanion(of udid: String) { Files.remove(companionPath(udid)) }
}
