/// What flows are played on.
///
/// What a device cannot do it answers with `unsupported` and the reason: the step is then a
/// warning, never silently nothing.
public protocol MaestroDevice: AnyObject {
  /// As `when: platform` names it, such as `iOS`.
  var platform: String { get }
  /// In points.
  var screen: (width: Int, height: Int) { get }
  /// Milliseconds that only go forward.
  var now: Double { get }
  /// How long to wait between two looks, in milliseconds.
  var pollInterval: Double { get }

  /// Lets time go by, but not past a cancellation.
  func pause(milliseconds: Double) throws(MaestroFailure)
  /// Called before each command: waits while the run is paused, and throws where it is cancelled.
  func checkpoint() throws(MaestroFailure)

  func look() throws(MaestroFailure) -> ScreenTree
  func elements(css: String) throws(MaestroFailure) -> [UINode]

  /// - Parameters:
  ///   - tree: what was on screen when the element was found.
  ///   - point: within the element, in points of the screen; nil for the element itself.
  func tap(
    _ node: UINode, in tree: ScreenTree, at point: (x: Int, y: Int)?, _ options: TapOptions)
    throws(MaestroFailure)
  func tap(x: Int, y: Int, _ options: TapOptions) throws(MaestroFailure)
  func swipe(_ direction: Swipe.Direction, duration: Int, settle: Int?) throws(MaestroFailure)
  func swipe(
    from start: (x: Int, y: Int), to end: (x: Int, y: Int), duration: Int, settle: Int?)
    throws(MaestroFailure)
  func swipe(
    _ node: UINode, at point: (x: Int, y: Int), _ direction: Swipe.Direction, duration: Int,
    settle: Int?) throws(MaestroFailure)
  /// One step of looking for what is further on.
  ///
  /// - Returns: false where the device knows that nothing is further on.
  func swipeFromCenter(_ direction: Swipe.Direction, duration: Int, settle: Int?)
    throws(MaestroFailure) -> Bool
  func scroll() throws(MaestroFailure)
  func back() throws(MaestroFailure)
  /// - Returns: whether a keyboard is still there.
  func hideKeyboard() throws(MaestroFailure) -> Bool
  func input(_ text: String) throws(MaestroFailure)
  /// - Parameter count: nil for all.
  func erase(_ count: Int?) throws(MaestroFailure)
  func press(_ key: MaestroKey) throws(MaestroFailure)
  func waitForAnimationToEnd(timeout: Double) throws(MaestroFailure)

  /// Whether an app that is launched is granted all permissions, where its flow names none.
  var grantsByDefault: Bool { get }

  func clearKeychain() throws(MaestroFailure)
  func clearState(_ app: String) throws(MaestroFailure)
  func setPermissions(_ app: String, _ permissions: [MaestroPair]) throws(MaestroFailure)
  func stopApp(_ app: String) throws(MaestroFailure)
  func killApp(_ app: String) throws(MaestroFailure)
  func launchApp(_ app: String, _ arguments: [Launch.Argument]) throws(MaestroFailure)
  func openLink(_ link: String, app: String, autoVerify: Bool, browser: Bool)
    throws(MaestroFailure)

  /// - Parameter node: what to keep of it; nil for all.
  func picture(of node: UINode?) throws(MaestroFailure) -> [UInt8]
  /// How far two pictures are the same, from 0 to 100.
  func likeness(_ expected: [UInt8], _ got: [UInt8]) throws(MaestroFailure) -> Double
  func startRecording() throws(MaestroFailure) -> [UInt8]
  func stopRecording() throws(MaestroFailure)
  func setLocation(latitude: Double, longitude: Double) throws(MaestroFailure)
  func setOrientation(_ orientation: String) throws(MaestroFailure)
  func addMedia(_ paths: [String]) throws(MaestroFailure)
  var airplaneMode: Bool { get throws(MaestroFailure) }
  func setAirplaneMode(_ on: Bool) throws(MaestroFailure)
  var darkMode: Bool { get throws(MaestroFailure) }
  func setDarkMode(_ on: Bool) throws(MaestroFailure)
}
