import FlashProtocol

extension ScreenSnapshot {
  /// Reads the reply of GET /hierarchy.
  ///
  /// - Throws: `SnapshotError` where it is not one.
  public init(hierarchy json: JSON) throws(SnapshotError) {
    self.init(elements: try Self.elements(of: json))
  }

  /// Reads a file that `flash tree --save` wrote.
  ///
  /// - Parameter bytes: the file's content, UTF-8.
  /// - Throws: `SnapshotError`, naming what was got and what was wanted.
  public init(file bytes: [UInt8]) throws(SnapshotError) {
    let json: JSON
    do {
      json = try JSON(parsing: bytes)
    } catch {
      throw .notJSON(error)
    }
    guard json.object != nil else { throw .notASnapshot(got: json.typeName) }
    guard let version = json["version"] else { throw .noVersion }
    guard version.int == Self.version else { throw .version(got: version.text) }
    self.init(elements: try Self.elements(of: json), taken: json["taken"]?.string)
    do throws(WireError) {
      app = try json["app"].map { app throws(WireError) in try AppIdentity(json: app) }
      screen = try json["screen"].map { screen throws(WireError) in try ScreenInfo(json: screen) }
      idle = try json["idle"].map { idle throws(WireError) in try IdleReply(json: idle) }
      act = try json["act"].map { act throws(WireError) in try ActReply(json: act) }
    } catch {
      throw .wire(error)
    }
    for member in json["spinning"]?.object ?? [] {
      if let milliseconds = member.value.double { spinning[member.name] = milliseconds }
    }
  }

  private static func elements(of json: JSON) throws(SnapshotError) -> [Element] {
    guard let items = json["elements"]?.array else { throw .noElements }
    var elements: [Element] = []
    elements.reserveCapacity(items.count)
    for (index, item) in items.enumerated() {
      do {
        elements.append(try Element(json: item))
      } catch {
        throw .element(index: index, error)
      }
    }
    return elements
  }

  /// The content of a file that `init(file:)` reads.
  public var file: [UInt8] {
    var writer = JSONWriter(capacity: 256 + elements.count * 160)
    writer.beginObject()
    writer.member("version", Self.version)
    writer.member("app", app)
    writer.member("taken", taken)
    writer.member("screen", screen)
    writer.member("idle", idle)
    writer.member("act", act)
    if !spinning.isEmpty {
      writer.name("spinning")
      writer.beginObject()
      for (ref, milliseconds) in spinning.sorted(by: { $0.key < $1.key }) {
        writer.member(ref, milliseconds)
      }
      writer.endObject()
    }
    writer.member("elements", elements)
    writer.endObject()
    return writer.bytes
  }
}
