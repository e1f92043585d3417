/// A value that goes over the wire as JSON.
public protocol JSONConvertible: Sendable {
  /// - Throws: `WireError` naming the member that is missing or of another type.
  init(json: JSON) throws(WireError)
  func write(to writer: inout JSONWriter)
}

extension JSONConvertible {
  public var jsonBytes: [UInt8] {
    var writer = JSONWriter()
    write(to: &writer)
    return writer.bytes
  }
}

/// A reply that is not of the shape that docs/protocol.md promises.
public struct WireError: Error, Sendable, Equatable, CustomStringConvertible {
  /// The member at fault, and what was wanted of it.
  public let member: String
  public let wanted: String

  public init(member: String, wanted: String) {
    self.member = member
    self.wanted = wanted
  }

  public var description: String { "the app's reply has no \(wanted) '\(member)'" }
}

extension JSON {
  public func require<T>(_ member: String, _ wanted: String, _ read: (JSON) -> T?)
    throws(WireError) -> T
  {
    guard let value = self[member].flatMap(read) else {
      throw WireError(member: member, wanted: wanted)
    }
    return value
  }
}

extension JSONWriter {
  /// Writes a string member, unless the value is nil.
  public mutating func member(_ name: String, _ value: String?) {
    guard let value else { return }
    self.name(name)
    string(value)
  }

  public mutating func member(_ name: String, _ value: Int?) {
    guard let value else { return }
    self.name(name)
    int(value)
  }

  public mutating func member(_ name: String, _ value: Double?) {
    guard let value else { return }
    self.name(name)
    double(value)
  }

  public mutating func member(_ name: String, _ value: Bool?) {
    guard let value else { return }
    self.name(name)
    bool(value)
  }

  public mutating func member(_ name: String, _ value: JSON?) {
    guard let value else { return }
    self.name(name)
    self.value(value)
  }

  public mutating func member(_ name: String, _ value: (some JSONConvertible)?) {
    guard let value else { return }
    self.name(name)
    value.write(to: &self)
  }

  public mutating func member(_ name: String, _ values: [some JSONConvertible]) {
    self.name(name)
    beginArray()
    for value in values { value.write(to: &self) }
    endArray()
  }
}
