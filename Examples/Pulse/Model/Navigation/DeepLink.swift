/// A link into the app: `pulse://step`, `pulse://step/argument` or `pulse://step?name=argument`.
public struct DeepLink: Sendable, Equatable {
  public static let scheme = "pulse"
  public var destination: Destination

  /// - Throws: `RouteError` where it is no such link, or leads nowhere.
  public init(_ text: String) throws(RouteError) {
    let prefix = Self.scheme + "://"
    guard text.lowercased().hasPrefix(prefix) else { throw .notALink(text) }
    let rest = text.dropFirst(prefix.count).prefix { $0 != "#" }
    let parts = rest.split(separator: "?", maxSplits: 1, omittingEmptySubsequences: false)
    let path = parts[0].split(separator: "/")
    guard let host = path.first, path.count <= 2 else { throw .notALink(text) }
    let name = host.lowercased()

    var arguments: [String: String] = [:]
    if path.count == 2, let argument = Step.all.first(where: { $0.name == name })?.argument {
      guard let value = Self.decode(path[1]) else { throw .notALink(text) }
      arguments[argument.name] = value
    }
    for pair in parts.count > 1 ? parts[1].split(separator: "&") : [] {
      let sides = pair.split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false)
      guard let key = Self.decode(sides[0]),
        let value = Self.decode(sides.count > 1 ? sides[1] : "")
      else { throw .notALink(text) }
      arguments[key == "q" ? "query" : key] = value
    }
    destination = try Destination(step: name, arguments: arguments)
  }

  /// Percent-decodes, with `+` as a space; nil where an escape is broken or not UTF-8.
  static func decode(_ text: Substring) -> String? {
    var bytes: [UInt8] = []
    var rest = text.utf8.makeIterator()
    while let byte = rest.next() {
      switch byte {
      case UInt8(ascii: "%"):
        guard let high = rest.next(), let low = rest.next(),
          let value = UInt8(String(decoding: [high, low], as: UTF8.self), radix: 16)
        else { return nil }
        bytes.append(value)
      case UInt8(ascii: "+"): bytes.append(UInt8(ascii: " "))
      default: bytes.append(byte)
      }
    }
    return String(validating: bytes, as: UTF8.self)
  }
}
