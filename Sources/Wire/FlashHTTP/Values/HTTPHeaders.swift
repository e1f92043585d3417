#if FLASH || FLASH_HOST
/// Header fields in order; names compare without regard to case (RFC 9110, section 5.1).
public struct HTTPHeaders: Sendable, Equatable, ExpressibleByDictionaryLiteral {
  public private(set) var fields: [(name: String, value: String)] = []

  public init() {}

  public init(dictionaryLiteral elements: (String, String)...) {
    for (name, value) in elements { add(name, value) }
  }

  public mutating func add(_ name: String, _ value: String) { fields.append((name, value)) }

  /// Puts one value in the place of all values of that name.
  public mutating func set(_ name: String, _ value: String) {
    remove(name)
    add(name, value)
  }

  public mutating func remove(_ name: String) {
    fields.removeAll { Self.same($0.name, name) }
  }

  /// The first value of that name.
  public subscript(name: String) -> String? {
    for field in fields where Self.same(field.name, name) { return field.value }
    return nil
  }

  public func all(_ name: String) -> [String] {
    var values: [String] = []
    for field in fields where Self.same(field.name, name) { values.append(field.value) }
    return values
  }

  /// Whether two names, or two words of a value, are one but for the case of ASCII letters.
  static func same(_ a: String, _ b: String) -> Bool {
    guard a.utf8.count == b.utf8.count else { return false }
    var a = a
    var b = b
    return a.withUTF8 { a in
      b.withUTF8 { b in
        var index = 0
        while index < a.count {
          guard lower(a[index]) == lower(b[index]) else { return false }
          index &+= 1
        }
        return true
      }
    }
  }

  private static func lower(_ byte: UInt8) -> UInt8 {
    byte >= 0x41 && byte <= 0x5A ? byte | 0x20 : byte
  }

  public static func == (a: Self, b: Self) -> Bool { a.fields.elementsEqual(b.fields, by: ==) }
}
#endif
