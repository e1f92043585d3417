import FlashProtocol

/// Why some bytes are not a snapshot of a screen.
public enum SnapshotError: Error, Sendable, Equatable {
  case notJSON(JSONError)
  case notASnapshot(got: String)
  case noVersion
  case version(got: String)
  case noElements
  case element(index: Int, WireError)
  case wire(WireError)
}

extension SnapshotError: CustomStringConvertible {
  public var description: String {
    switch self {
    case .notJSON(let error): "it is \(error); \(Self.advice)"
    case .notASnapshot(let got): "it holds \(got), not a snapshot; \(Self.advice)"
    case .noVersion: "it has no 'version', so it is no snapshot; \(Self.advice)"
    case .version(let got):
      "it is of version \(got), and this flash reads version \(ScreenSnapshot.version); "
        + "save it again with this flash: flash tree --save FILE"
    case .noElements: "it has no list of 'elements', so it is no snapshot; \(Self.advice)"
    case .element(let index, let error):
      "element \(index) of it is not one: it has no \(error.wanted) '\(error.member)'; "
        + Self.advice
    case .wire(let error): "it has no \(error.wanted) '\(error.member)'; \(Self.advice)"
    }
  }

  private static let advice = "flash tree --save FILE writes one"
}
