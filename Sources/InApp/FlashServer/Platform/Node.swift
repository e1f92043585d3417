#if FLASH
import FlashProtocol

/// One element of a snapshot, as the toolkit had it at that moment.
///
/// Adapters make thousands of them at a time, so what makes one is inlinable.
public struct Node: Sendable {
  /// What a toolkit knows of an element, beside what a reader asks for.
  public struct Traits: OptionSet, Sendable {
    public let rawValue: UInt32
    @inlinable public init(rawValue: UInt32) { self.rawValue = rawValue }

    /// It can be triggered: a control, a row, or a view with a handler of its own.
    @inlinable public static var actionable: Traits { Traits(rawValue: 1 << 0) }
    /// Neither it nor anything in it receives touches.
    @inlinable public static var untouchable: Traits { Traits(rawValue: 1 << 1) }
    /// It draws nothing of its content beyond its own frame.
    @inlinable public static var clips: Traits { Traits(rawValue: 1 << 2) }
    /// While it is up, nothing before it in its window, or behind its window, can be reached.
    @inlinable public static var modal: Traits { Traits(rawValue: 1 << 3) }
    @inlinable public static var scrollsX: Traits { Traits(rawValue: 1 << 4) }
    @inlinable public static var scrollsY: Traits { Traits(rawValue: 1 << 5) }
    /// Its children are rows: `Platform`'s row calls answer for it.
    @inlinable public static var list: Traits { Traits(rawValue: 1 << 6) }
    /// `Platform`'s page calls answer for it.
    @inlinable public static var pager: Traits { Traits(rawValue: 1 << 7) }
    /// It stays in place at the edge of a scroll view and hides what scrolls under it.
    @inlinable public static var sticky: Traits { Traits(rawValue: 1 << 8) }
    /// A long press or a double tap has a handler.
    @inlinable public static var longPress: Traits { Traits(rawValue: 1 << 9) }
    @inlinable public static var doubleTap: Traits { Traits(rawValue: 1 << 10) }
    /// Only what a gesture recognizer answers for makes it actionable.
    @inlinable public static var gestureOnly: Traits { Traits(rawValue: 1 << 11) }
    /// It belongs to the inside of a control and is of no interest to a reader.
    @inlinable public static var inner: Traits { Traits(rawValue: 1 << 12) }
    /// Fully transparent: a person cannot see it.
    @inlinable public static var invisible: Traits { Traits(rawValue: 1 << 13) }
    /// A text that is shortened with an ellipsis for want of room.
    @inlinable public static var cut: Traits { Traits(rawValue: 1 << 14) }
    /// An image that has no picture to draw.
    @inlinable public static var blank: Traits { Traits(rawValue: 1 << 15) }
    /// It takes no touches itself; what is in it may.
    @inlinable public static var passThrough: Traits { Traits(rawValue: 1 << 16) }
    /// Another process draws it, such as that of a web page, and does what is done on it.
    @inlinable public static var remote: Traits { Traits(rawValue: 1 << 17) }
    /// Its children stand one after the other in a scroll view: `Platform`'s row calls answer for
    /// it where there is no list.
    @inlinable public static var column: Traits { Traits(rawValue: 1 << 18) }
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

  @inlinable public init(
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
