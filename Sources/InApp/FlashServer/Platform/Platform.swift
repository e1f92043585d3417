#if FLASH
import FlashProtocol

/// What a toolkit must offer so that Flash can drive an app on it.
///
/// An adapter answers plain questions and does single acts; every decision (what a name means,
/// what is covered, in which order activation is tried, when an act has settled) is made above it,
/// once for all toolkits. All but `identity` and `onUIThread` is called on the UI thread.
@UIActor
public protocol Platform: AnyObject, Sendable {
  nonisolated var identity: AppIdentity { get }

  /// What came of making the toolkit tell what it draws, in words; empty where nothing is needed.
  nonisolated var accessibility: [String] { get }

  // MARK: Time

  /// Runs work on the UI thread soon, ahead of drawing, and never inside this call.
  nonisolated func onUIThread(_ work: @escaping @UIActor @Sendable () -> Void)

  /// Calls back once the next whole frame (update, layout, paint) is done, asking for one if none
  /// is due; and at the latest after 100 ms where nothing can be drawn.
  func afterFrame(_ work: @escaping @UIActor @Sendable () -> Void)

  /// Calls back on the UI thread after so many milliseconds.
  func after(milliseconds: Int, _ work: @escaping @UIActor @Sendable () -> Void)

  /// Grows with each frame that was drawn: where it stands still, nothing on screen has moved.
  var frameCount: Int { get }

  /// What moves now, and what moves for ever.
  func activity() -> (busy: [IdleReply.Activity], ignored: [IdleReply.Activity])

  /// Whether the toolkit's animations are on.
  var animations: Bool { get set }

  // MARK: Reading

  /// All that is mapped, in one pass.
  ///
  /// - Parameters:
  ///   - types: whether nodes carry the toolkit's own type names.
  ///   - onScreen: what lies wholly outside of what shows may be left out, so that a long list
  ///     costs what shows of it; but nothing that is inside something that can be triggered.
  func snapshot(types: Bool, onScreen: Bool) -> Snapshot

  /// The number of an element's ref: the same for as long as it lives and shows the same thing,
  /// and never given to another.
  func ref(for handle: Handle) -> Int

  /// The element of a ref, where it still lives and still shows the same thing.
  func handle(forRef number: Int) -> Handle?

  /// - Parameters:
  ///   - handle: one element; nil for the front window with what is in front of it.
  ///   - scale: pixels a point.
  /// - Throws: `Failure` where the element is not drawn.
  func picture(of handle: Handle?, scale: Int) throws(Failure) -> Picture

  // MARK: What another process draws

  /// Asks the processes that draw into the app, such as those of web pages, what they show now.
  ///
  /// - Parameter done: called in a later turn, once all have answered and snapshots hold it; never
  ///   where one of them hangs.
  /// - Returns: false where nothing on screen is drawn elsewhere; then `done` is never called.
  func readRemote(_ done: @escaping @UIActor () -> Void) -> Bool

  /// Has an act done on an element of the trait `remote`, and tells in a later turn what came of it.
  func perform(
    _ act: RemoteAct, on handle: Handle, _ done: @escaping @UIActor (RemoteOutcome) -> Void)

  // MARK: Acting

  /// Tries one way, and one only, to trigger a gesture on an element.
  ///
  /// `nearest` and `script` are never asked for: a neighbour is tried by its own ways, and a page by
  /// a `RemoteAct`.
  func perform(_ gesture: Gesture, on handle: Handle, by path: ActReply.Path) -> Attempt

  /// Inserts text where a user's would go, the change handlers firing as for a user.
  ///
  /// - Parameter replace: the field is emptied first.
  func type(_ text: String, into handle: Handle, replace: Bool) -> Typing

  /// Triggers a key on an element, or on what has the focus.
  func press(_ key: Key, on handle: Handle?) -> Attempt

  func scrollGeometry(of handle: Handle) -> ScrollGeometry?
  /// Scrolls to an offset in points, which is within the ranges of the geometry.
  func scroll(_ handle: Handle, toX x: Double, y: Double)

  /// The pages of a pager: how many, and which one shows.
  func pages(of handle: Handle) -> (count: Int, current: Int)?
  func turn(_ handle: Handle, toPage index: Int)

  // MARK: Lists

  /// Rows in each section of a list, built or not.
  func rowCounts(in list: Handle) -> [Int]
  /// Texts of rows by index over all sections, nil for those that only building would tell.
  func rowTexts(in list: Handle, _ range: Range<Int>) -> [String?]
  /// Builds rows by scrolling through them within this call, gives their texts and restores the
  /// offset.
  func sweepRows(in list: Handle, _ range: Range<Int>) -> [String?]
  /// Where a list stands; nil where it cannot be told.
  func standing(of list: Handle) -> ListStanding?
  /// Scrolls a list back to where it stood in an earlier turn, also if it has grown since.
  func restore(_ standing: ListStanding, of list: Handle)
  /// Whether rows tell what they show only some turns after they are built.
  func rowsTellLate(in list: Handle) -> Bool
  /// Scrolls so that the row is built and near the middle; its frame is right after a frame.
  func bring(row index: Int, of list: Handle)
  func rowHandle(_ index: Int, in list: Handle) -> Handle?
  func activate(row index: Int, of list: Handle) -> Attempt

  // MARK: The app as a whole

  /// Goes back as the toolkit's own back button would, where the app handed in no closure.
  func back() -> Attempt
  /// Closes what is modal on top: a dialog, a sheet, a popover.
  func dismiss() -> Attempt
}

extension Platform {
  public func rowsTellLate(in list: Handle) -> Bool { false }

  /// What shows, for those who ask about nothing else.
  func screen() -> Scene { Scene(snapshot(types: false, onScreen: true)) }

  /// Offsets are enough where the toolkit keeps them as rows come and go.
  public func standing(of list: Handle) -> ListStanding? {
    scrollGeometry(of: list).map { ListStanding(x: $0.x, y: $0.y) }
  }

  public func restore(_ standing: ListStanding, of list: Handle) {
    scroll(list, toX: standing.x, y: standing.y)
  }
}

extension Platform {
  nonisolated public var accessibility: [String] { [] }
}
#endif
