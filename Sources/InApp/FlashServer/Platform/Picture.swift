#if FLASH
/// What the app drew, as pixels, and the way to make a file of them off the UI thread.
public struct Picture: Sendable {
  public enum Format: String, Sendable { case jpeg, png }

  /// In pixels.
  public var width: Int
  public var height: Int
  /// Pixels a point.
  public var scale: Int
  /// Encodes the pixels; called on Flash's own thread. Quality is 1 to 100 and for JPEG alone.
  public var encode: @Sendable (_ format: Format, _ quality: Int) -> [UInt8]?

  public init(
    width: Int, height: Int, scale: Int,
    encode: @escaping @Sendable (_ format: Format, _ quality: Int) -> [UInt8]?
  ) {
    self.width = width
    self.height = height
    self.scale = scale
    self.encode = encode
  }
}
#endif
