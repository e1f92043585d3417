#if FLASH
/// A key by name, with modifiers: `Return`, `Escape`, `Ctrl+F`, `a`.
public struct Key: Sendable, Equatable {
  public struct Modifiers: OptionSet, Sendable {
    public let rawValue: UInt8
    public init(rawValue: UInt8) { self.rawValue = rawValue }
    public static let shift = Modifiers(rawValue: 1)
    public static let control = Modifiers(rawValue: 2)
    public static let alt = Modifiers(rawValue: 4)
    public static let command = Modifiers(rawValue: 8)
  }

  /// `Return`, `Escape`, `Tab`, `Space`, `Backspace`, `Delete`, `Up`, `Down`, `Left`, `Right`,
  /// `Home`, `End`, `PageUp`, `PageDown`, `F1` to `F12`, or one character.
  public var name: String
  public var modifiers: Modifiers

  public init(name: String, modifiers: Modifiers = []) {
    self.name = name
    self.modifiers = modifiers
  }
}
#endif
