/// An app of the phone.
@MainActor public final class XCUIApplication: XCUIElement {
  public enum State: UInt, Sendable {
    case unknown = 0
    case notRunning = 1
    case runningBackgroundSuspended = 2
    case runningBackground = 3
    case runningForeground = 4
  }

  private let bundle: String
  public var launchArguments: [String] = []
  public var launchEnvironment: [String: String] = [:]

  /// The target of the test.
  public convenience init() { self.init(HostPhone.ours.target, on: .ours) }

  public convenience init(bundleIdentifier: String) { self.init(bundleIdentifier, on: .ours) }

  private init(_ bundle: String, on phone: HostPhone) {
    self.bundle = bundle
    super.init(phone: phone, path: "application '\(bundle)'") {
      phone.root(bundle).map { [$0] } ?? []
    }
  }

  public var state: State { phone.state(bundle) }

  public func launch() { phone.launch(bundle, launchArguments) }
  public func activate() { phone.set(.runningForeground, of: bundle) }
  public func terminate() { phone.set(.notRunning, of: bundle) }

  public func wait(for state: State, timeout: TimeInterval) -> Bool {
    phone.wait { self.state == state }
  }
}
