#if FLASH
import FlashProtocol
import FlashServer

/// One element of a `FakeApp`; its frame is in its parent's content coordinates.
@UIActor
public final class FakeView {
  public var kind: Kind
  public var id: String?
  public var text: String?
  public var value: String?
  public var placeholder: String?
  public var state: State
  public var traits: Node.Traits
  public var frame: Frame
  public var isHidden = false
  public private(set) var children: [FakeView] = []
  public private(set) weak var parent: FakeView?

  // What it does. A closure that is absent is a way that does not exist.
  public var onTap: (() -> Void)?
  public var onLongPress: (() -> Void)?
  public var onDoubleTap: (() -> Void)?
  public var onKey: ((Key) -> Bool)?
  public var onChange: (() -> Void)?
  /// The way by which `onTap` answers.
  public var tapPath: ActReply.Path = .activate
  /// A toolkit that answers yes and does nothing.
  public var claimsTaps = false
  /// A field's limit, in characters.
  public var maxLength: Int?
  public var secret = ""

  // A scroll view.
  public var contentWidth: Float = 0
  public var contentHeight: Float = 0
  public var offsetX: Float = 0
  public var offsetY: Float = 0
  /// Height at its bottom edge that bars hide.
  public var bottomInset: Float = 0

  // A pager.
  public var pageCount = 0
  public var currentPage = 0

  /// The rows of a list, built or not.
  public var rows: FakeRows?
  var rowIndex: Int32 = -1

  public init(
    _ kind: Kind, id: String? = nil, text: String? = nil, value: String? = nil,
    state: State = [], traits: Node.Traits = [], frame: Frame = .zero,
    onTap: (() -> Void)? = nil, _ children: [FakeView] = []
  ) {
    self.kind = kind
    self.id = id
    self.text = text
    self.value = value
    self.state = state
    self.traits = kind.isControl ? traits.union(.actionable) : traits
    self.frame = frame
    self.onTap = onTap
    for child in children { add(child) }
  }

  public func add(_ child: FakeView) {
    child.parent = self
    children.append(child)
  }

  public func remove(_ child: FakeView) {
    children.removeAll { $0 === child }
    child.parent = nil
  }

  public func removeAll() {
    for child in children { child.parent = nil }
    children = []
  }
}

/// The rows of a list: how many, what they read, and what happens when the last one is built.
@UIActor
public final class FakeRows {
  public var texts: [String]
  public var height: Float
  public var onTap: ((Int) -> Void)?
  /// How often the end was reached, which makes an endless feed load more.
  public private(set) var loads = 0
  public var onEnd: (() -> Void)?
  /// Whether rows wait to be built, as those of a list that the app is too slow to draw.
  public var isHeld = false

  public init(_ texts: [String], height: Float = 44, onTap: ((Int) -> Void)? = nil) {
    self.texts = texts
    self.height = height
    self.onTap = onTap
  }

  func reachedEnd() {
    loads += 1
    onEnd?()
  }
}
#endif
