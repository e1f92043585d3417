#if FLASH
import FlashHTTP
import FlashProtocol
import FlashServer
import FlashTesting
import Testing
import UIKitHost

@testable import FlashUIKit

/// All tests on the stand-in: its application is one, as on a device, so one test runs at a time.
@Suite(.serialized) enum OnUIKit {}

/// An app on the stand-in with one window, and short words for what tests ask of it.
struct UIBench {
  let platform: UIKitPlatform
  let driver: DirectDriver

  /// - Parameters:
  ///   - state: a simulator without its own window in front never gets further than the default.
  ///   - arms: whether the functions that arm accessibility exist on this system.
  ///   - build: puts views into the root controller's view, which fills the window.
  init(
    navigation: Navigation? = nil, state: UIScene.ActivationState = .foregroundInactive,
    arms: Bool = true, deadline: Int = 5000,
    _ build: @escaping @UIActor @Sendable (UIView) -> Void
  ) {
    let platform = Self.ui {
      UIKitPlatform(
        identity: AppIdentity(
          name: "Test", bundle: "dev.flash.Test", version: "1", platform: "ios",
          device: "stand-in", pid: 1),
        arming: AccessibilityArming(symbols: arms ? .working : .absent))
    }
    self.platform = platform
    driver = DirectDriver(platform, navigation: navigation, deadline: deadline)
    Self.ui {
      UIApplication.hostLaunch()
      Self.kept = []
      let scene = UIWindowScene(hostState: state)
      UIApplication.shared.hostConnect(scene)
      let window = UIWindow(windowScene: scene)
      window.rootViewController = UIViewController()
      window.makeKeyAndVisible()
      build(window.rootViewController!.view)
      CATransaction.flush()
    }
  }

  /// Runs on the main thread and waits for what comes of it.
  @discardableResult
  static func ui<T: Sendable>(_ body: @UIActor @Sendable () -> T) -> T {
    DispatchQueue.main.sync { UIThread.assume { body() } }
  }

  /// Keeps alive until the next test what UIKit refers to weakly: data sources and delegates.
  @UIActor static func keep(_ objects: AnyObject?...) { kept += objects.compactMap { $0 } }
  @UIActor private static var kept: [AnyObject] = []

  @UIActor static var window: UIWindow {
    (UIApplication.shared.connectedScenes.first as! UIWindowScene).windows[0]
  }

  func json(_ response: HTTPResponse) throws -> JSON { try JSON(parsing: response.body) }

  func get(_ path: String, _ query: KeyValuePairs<String, String> = [:]) throws -> JSON {
    try json(try driver.get(path, query))
  }

  /// An act that must succeed.
  func act(_ path: String, _ body: JSON) throws -> ActReply {
    let reply = try json(try driver.post(path, body))
    if reply["error"] != nil { throw try Failure(json: reply) }
    return try ActReply(json: reply)
  }

  /// A request that must be refused.
  func failure(_ path: String, _ body: JSON) throws -> Failure {
    try Failure(json: try json(try driver.post(path, body)))
  }

  func listed() throws -> [FlashProtocol.Element] {
    let reply = try get("/actionables")
    if reply["error"] != nil { throw try Failure(json: reply) }
    var elements: [FlashProtocol.Element] = []
    for item in reply["elements"]?.array ?? [] { elements.append(try .init(json: item)) }
    return elements
  }

  func listedIds() throws -> [String] { try listed().compactMap(\.id) }

  func element(_ id: String) throws -> FlashProtocol.Element {
    let reply = try get("/element", ["id": id])
    if reply["error"] != nil { throw try Failure(json: reply) }
    return try .init(json: reply["element"] ?? .null)
  }
}

extension AccessibilityArming.Symbols {
  /// A system whose functions do what they are called for.
  static let working = Self { name in
    let set: @convention(c) (Int32) -> Void = { value in
      UIThread.assume { _UIHostingView.hostIsArmed = value == 1 }
    }
    let get: @convention(c) () -> Int32 = { UIThread.assume { _UIHostingView.hostIsArmed ? 1 : 0 } }
    return name.contains("Set")
      ? unsafeBitCast(set, to: UnsafeMutableRawPointer.self)
      : unsafeBitCast(get, to: UnsafeMutableRawPointer.self)
  }

  static let absent = Self { _ in nil }
}

/// Counts what was done, on the main thread.
@UIActor
final class Counter {
  var count = 0
  nonisolated init() {}
  nonisolated var value: Int { UIBench.ui { self.count } }

  /// Keeps alive what UIKit refers to weakly.
  func keep(_ object: AnyObject) { kept.append(object) }
  private var kept: [AnyObject] = []
}

extension UIView {
  /// Adds a view with an identifier, and gives it back.
  @discardableResult
  func add<V: UIView>(_ view: V, _ id: String? = nil, _ rect: CGRect? = nil) -> V {
    if let rect { view.frame = rect }
    view.accessibilityIdentifier = id
    addSubview(view)
    return view
  }
}

extension CGRect {
  init(_ x: Double, _ y: Double, _ width: Double, _ height: Double) {
    self.init(x: x, y: y, width: width, height: height)
  }
}

/// A button that does something for a touch.
@UIActor
func button(
  _ title: String, _ rect: CGRect, _ action: @escaping @UIActor () -> Void = {}
) -> UIButton {
  let button = UIButton(frame: rect)
  button.setTitle(title, for: .normal)
  button.addAction(UIAction { _ in action() }, for: .touchUpInside)
  return button
}

@UIActor
func label(_ text: String, _ rect: CGRect) -> UILabel {
  let label = UILabel(frame: rect)
  label.text = text
  return label
}
#endif
