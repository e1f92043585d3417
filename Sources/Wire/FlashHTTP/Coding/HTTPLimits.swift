#if FLASH || FLASH_HOST
/// How much of one message is taken, in bytes.
public struct HTTPLimits: Sendable, Equatable {
  /// The longest start line or header line.
  public var maxLine: Int
  /// The longest header section.
  public var maxHeader: Int
  public var maxBody: Int

  public init(maxLine: Int = 8 << 10, maxHeader: Int = 32 << 10, maxBody: Int = 16 << 20) {
    self.maxLine = maxLine
    self.maxHeader = maxHeader
    self.maxBody = maxBody
  }
}
#endif
