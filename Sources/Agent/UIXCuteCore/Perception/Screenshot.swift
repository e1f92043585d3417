/// A picture of the screen, as it is sent to a model.
public struct Screenshot: Sendable, Equatable {
  public enum Format: String, Sendable {
    case png, jpeg

    public var mediaType: String { "image/" + rawValue }
  }

  public var format: Format
  public var bytes: [UInt8]

  public init(format: Format, bytes: [UInt8]) {
    self.format = format
    self.bytes = bytes
  }
}
