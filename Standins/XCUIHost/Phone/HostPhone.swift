/// What the stand-in shows instead of a simulator: apps, each a tree of elements.
///
/// Only what the sources under test ask for is modelled, each with a test; a call that ends a real
/// test with a failure is noted in `failures`.
@MainActor public final class HostPhone {
  /// The phone that `XCUIApplication` finds; a test sets one of its own.
  @TaskLocal public static var current: HostPhone?

  /// The bundle that `XCUIApplication()` means.
  public var target: String
  /// What XCTest would have reported as failures of the test.
  public private(set) var failures: [String] = []
  /// What becomes true while something is waited for, one at each look.
  public var later: [() -> Void] = []
  /// The element that the keyboard types into.
  public var focus: HostNode?
  private var apps: [String: HostNode] = [:]
  private var states: [String: XCUIApplication.State] = [:]
  public private(set) var launches: [(bundle: String, arguments: [String])] = []
  /// The bytes of each screenshot.
  public var picture: [UInt8] = [0x89, 0x50, 0x4E, 0x47]

  public nonisolated init(target: String = "dev.flash.Host") {
    self.target = target
  }

  /// Puts an app on the phone, or changes what it shows.
  ///
  /// - Parameter root: an element of type `application`.
  public func show(_ root: HostNode, as bundle: String? = nil) {
    let bundle = bundle ?? target
    apps[bundle] = root
    if states[bundle] == nil { states[bundle] = .runningForeground }
  }

  public func remove(_ bundle: String) {
    apps[bundle] = nil
    states[bundle] = nil
  }

  func root(_ bundle: String) -> HostNode? {
    state(bundle).rawValue >= XCUIApplication.State.runningBackground.rawValue
      ? apps[bundle] : nil
  }

  func state(_ bundle: String) -> XCUIApplication.State { states[bundle] ?? .notRunning }

  func set(_ state: XCUIApplication.State, of bundle: String) { states[bundle] = state }

  func launch(_ bundle: String, _ arguments: [String]) {
    launches.append((bundle, arguments))
    states[bundle] = .runningForeground
  }

  func fail(_ reason: String) { failures.append(reason) }

  /// Looks again and again until something holds or nothing more is to come: no time passes.
  func wait(until holds: () -> Bool) -> Bool {
    while !holds() {
      guard !later.isEmpty else { return false }
      later.removeFirst()()
    }
    return true
  }

  /// The phone of this test.
  static var ours: HostPhone {
    guard let current else {
      preconditionFailure("no HostPhone: wrap the test in HostPhone.$current.withValue(…)")
    }
    return current
  }
}
