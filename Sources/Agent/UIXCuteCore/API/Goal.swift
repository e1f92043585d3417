/// A goal in plain English in which secrets stand by name.
///
/// `"Log in as ada@example.org with \(.secret("password"))"`
public struct Goal: Sendable, Equatable, ExpressibleByStringInterpolation {
  /// The name of a value that nobody sees.
  public struct SecretName: Sendable, Equatable {
    let name: String

    public static func secret(_ name: String) -> Self { Self(name: name) }
  }

  public struct StringInterpolation: StringInterpolationProtocol {
    var text = ""

    public init(literalCapacity: Int, interpolationCount: Int) {}
    public mutating func appendLiteral(_ literal: String) { text += literal }
    public mutating func appendInterpolation(_ secret: SecretName) {
      text += SecretStore.placeholder(secret.name)
    }
    public mutating func appendInterpolation(_ value: some CustomStringConvertible) {
      text += value.description
    }
  }

  public var text: String

  public init(_ text: String) { self.text = text }
  public init(stringLiteral value: String) { text = value }
  public init(stringInterpolation: StringInterpolation) { text = stringInterpolation.text }
}
