#if FLASH
import FlashProtocol

/// One element of a snapshot, as the toolkit had it at that moment.
public struct Node: Sendable {
  /// What a toolkit knows of an element, beside what a reader asks for.
  public struct Traits: OptionSet, Sendable {
    public let rawValue: UInt32
    public init(rawValue: UInt32) { self.rawValue = rawValue }

    /// It can be triggered: a control, a row, or a view with a handler of its own.
    public static let actionable = Traits(rawValue: 1 << 0)
    /// Neither it nor anything in it receives touches.
    public static let untouchable = Traits(rawValue: 1 << 1)
    /// It draws nothing of its content beyond its own frame.
    public static let clips = Traits(rawValue: 1 << 2)
    /// While it is up, nothing before it in its window, or behind its window, can be reached.
    public static let modal = Traits(rawValue: 1 << 3)
    public static let scrollsX = Traits(rawValue: 1 << 4)
    public static let scrollsY = Traits(rawValue: 1 << 5)
    /// Its children are rows: `Platform`'s row calls answer for it.
    public static let list = Traits(rawValue: 1 << 6)
    /// `Platform`'s page calls answer for it.
    public static let pager = Traits(rawValue: 1 << 7)
    /// It stays in place at the edge of a scroll view and hides what scrolls under it.
    public static let sticky = Traits(rawValue: 1 << 8)
    /// A long press or a double tap has a handler.
    public static let longPress = Traits(rawValue: 1 << 9)
    public static let doubleTap = Traits(rawValue: 1 << 10)
    /// Only what a gesture recognizer answers for makes it actionable.
    public static let gestureOnly = Traits(rawValue: 1 << 11)
    /// It belongs to the inside of a control and is of no interest to a reader.
    public static let inner = Traits(rawValue: 1 << 12)
    /// Fully transparent: a person cannot see it.
    public static let invisible = Traits(rawValue: 1 << 13)
    /// A text that is shortened with an ellipsis for want of room.
    public static let cut = Traits(rawValue: 1 << 14)
    /// An image that has no picture to draw.
    public static let blank = Traits(rawValue: 1 << 15)
    /// It takes no touches itself; what is in it may.
    public static let passThrough = Traits(rawValue: 1 << 16)
    /// Another process draws it, such as that of a web page, and does what is done on it.
    public static let remote = Traits(rawValue: 1 << 17)
  }

  public var handle: Handle
  /// Index of its parent in the snapshot; -1 for a window.
  public var parent: Int32
  public var kind: Kind
  public var traits: Traits
  public var state: State
  /// In its window's coordinates, whatever clips it.
  public var frame: Frame
  public var id: String?
  /// Its own text alone; `Snapshot.text(of:)` joins its labels' where it has none.
  public var text: String?
  /// Never filled for a secure field.
  public var value: String?
  public var placeholder: String?
  /// The toolkit's type; filled when the snapshot was asked for types.
  public var type: String?
  /// Position in its list, where it is a row and the toolkit says; else -1.
  public var row: Int32

  public init(
    handle: Handle, parent: Int32, kind: Kind, traits: Traits = [], state: State = [],
    frame: Frame, id: String? = nil, text: String? = nil, value: String? = nil,
    placeholder: String? = nil, type: String? = nil, row: Int32 = -1
  ) {
    self.handle = handle
    self.parent = parent
    self.kind = kind
    self.traits = traits
    self.state = state
    self.frame = frame
    self.id = id
    self.text = text
    self.value = value
    self.placeholder = placeholder
    self.type = type
    self.row = row
  }
}
#endif
