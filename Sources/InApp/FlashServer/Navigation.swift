#if FLASH
import FlashProtocol

/// The app's own router, handed to Flash as closures, so that Flash imports no navigation code.
///
/// The app makes one, passes it to `start`, and calls `didNavigate` whenever its router has shown
/// a screen. All of it is used on the UI thread alone, which for an app is its main actor.
public final class Navigation: @unchecked Sendable {
  /// The screens that `open` accepts.
  public var steps: [StepSpec] = []
  /// Opens a screen. Throws, or returns, at once; the screen may come later.
  public var open: (@MainActor (_ step: String, _ arguments: [String: String]) throws -> Void)?
  /// Goes back one screen; false where there is nothing to go back to.
  public var back: (@MainActor () -> Bool)?
  /// The screen that shows now.
  public var current: (@MainActor () -> ScreenInfo?)?
  /// Opens a link as if it came from outside; false where the app does not know it.
  public var deeplink: (@MainActor (_ url: String) throws -> Bool)?
  /// Opens what a notification carries as if it was tapped.
  public var notification: (@MainActor (_ url: String) throws -> Bool)?
  /// Names what the app is waiting for, such as requests in flight.
  public var pending: (@MainActor () -> [String])?

  /// False until the app's router can take a step; requests wait for it.
  public private(set) var isReady: Bool

  /// Grows with each screen reported.
  public private(set) var arrivals = 0
  public private(set) var lastArrival: ScreenInfo?

  /// What was last asked for by a request, and the screen that it led to.
  var reached: (goal: Goal, screen: ScreenInfo)?

  /// - Parameter ready: false where the router comes up later, which then calls `becomeReady`.
  public init(ready: Bool = true) { isReady = ready }

  public func becomeReady() { isReady = true }

  /// Calls one of the app's closures, which are the main actor's.
  @UIActor
  func call<T>(_ closure: @MainActor () throws -> T) rethrows -> T {
    try UIThread.assumeMain(closure)
  }

  /// What the app says that it waits for.
  @UIActor
  func awaited(_ meter: Meter) -> [String] {
    guard let pending else { return [] }
    return meter.app { call { pending() } }
  }

  /// Tells Flash that the app's navigation has shown a screen.
  public func didNavigate(to screen: ScreenInfo) {
    arrivals += 1
    lastArrival = screen
  }
}
#endif
