import FlashProtocol

/// What a screen was at one moment: its elements, and what else was known of it.
public struct ScreenSnapshot: Sendable, Equatable {
  /// Version of the files that hold one.
  public static let version = 1

  public var app: AppIdentity?
  /// When it was read, as ISO 8601 has it.
  public var taken: String?
  /// In the order they are painted; `parent` is an index of this array.
  public var elements: [Element]
  /// The screen that the app's own navigation said it showed.
  public var screen: ScreenInfo?
  /// What /idle said at that moment.
  public var idle: IdleReply?
  /// The reply of the last act before it, where one was made.
  public var act: ActReply?
  /// How long each spinner was seen to spin over several reads, in milliseconds, by its ref.
  public var spinning: [String: Double]
  /// The window as pixels; not kept on disk.
  public var pixels: PixelBuffer?

  public init(
    elements: [Element], app: AppIdentity? = nil, taken: String? = nil,
    screen: ScreenInfo? = nil, idle: IdleReply? = nil,
    act: ActReply? = nil, spinning: [String: Double] = [:], pixels: PixelBuffer? = nil
  ) {
    self.elements = elements
    self.app = app
    self.taken = taken
    self.screen = screen
    self.idle = idle
    self.act = act
    self.spinning = spinning
    self.pixels = pixels
  }
}
