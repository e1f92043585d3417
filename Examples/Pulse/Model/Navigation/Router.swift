/// Moves the reader through the app, and tells who shows it and who watches it.
@MainActor
public final class Router {
  public private(set) var place = Place()
  /// Does what a move needs, in order, before the screen is reported.
  public var apply: (([Place.Change]) -> Void)?
  /// Told of each screen once it shows.
  public var didShow: ((Screen) -> Void)?
  /// Whether someone is logged in.
  public var hasAccount: () -> Bool = { false }

  public private(set) var isReady: Bool
  private var waiting: [Destination] = []
  private let delay: Delay?

  /// Runs work later, which the planted fault of late navigation needs.
  public typealias Delay = (_ work: @escaping @MainActor () -> Void) -> Void

  /// - Parameters:
  ///   - ready: false where links given at start must wait for `becomeReady`.
  ///   - delay: pushes and sheets come after it; nil for at once.
  public init(ready: Bool = true, delay: Delay? = nil) {
    isReady = ready
    self.delay = delay
  }

  public var screen: Screen { place.current.screen }

  /// Opens a destination, or keeps it until the router is ready.
  ///
  /// - Throws: `RouteError.needsAccount`.
  public func open(_ destination: Destination) throws(RouteError) {
    guard isReady else {
      waiting.append(destination)
      return
    }
    if destination.needsAccount, !hasAccount() {
      throw .needsAccount(step: destination.step)
    }
    let move = { @MainActor in _ = self.move { $0.open(destination) } }
    if let delay, destination.mode != .tab { delay(move) } else { move() }
  }

  /// Opens a destination where there is no one to tell of an error.
  public func show(_ destination: Destination) { try? open(destination) }

  public func open(step: String, arguments: [String: String]) throws(RouteError) {
    try open(Destination(step: step, arguments: arguments))
  }

  public func open(link: String) throws(RouteError) {
    try open(DeepLink(link).destination)
  }

  public func select(_ tab: Tab) { move { $0.select(tab) } }
  public func select(topTab: Section) { move { $0.select(topTab: topTab) } }

  /// - Returns: false where there is nothing to go back to.
  @discardableResult
  public func back() -> Bool { move { $0.back() } }

  @discardableResult
  public func dismiss() -> Bool { move { $0.dismiss() } }

  /// Reports the first screen, and opens what has been waiting.
  public func becomeReady() {
    isReady = true
    guard !waiting.isEmpty else {
      didShow?(screen)
      return
    }
    for destination in waiting { show(destination) }
    waiting = []
  }

  @discardableResult
  private func move(_ step: (inout Place) -> [Place.Change]) -> Bool {
    let changes = step(&place)
    guard !changes.isEmpty else { return false }
    apply?(changes)
    didShow?(screen)
    return true
  }
}
