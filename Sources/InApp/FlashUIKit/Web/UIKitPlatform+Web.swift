#if FLASH
import FlashProtocol
import FlashServer
import UIKit
#if canImport(WebKit)
import WebKit
#endif

extension UIKitPlatform {
  public func readRemote(_ done: @escaping @UIActor () -> Void) -> Bool {
    var views: [WKWebView] = []
    for window in Windows.backToFront() { Self.collect(window, depth: 0, into: &views) }
    guard !views.isEmpty else { return false }
    let last = Countdown(views.count, done)
    for view in views { pages.read(view) { last.count() } }
    return true
  }

  private static func collect(_ view: UIView, depth: Int, into views: inout [WKWebView]) {
    guard !view.isHidden, depth < 200 else { return }
    if let web = view as? WKWebView { return views.append(web) }
    for subview in view.subviews { collect(subview, depth: depth + 1, into: &views) }
  }

  public func perform(
    _ act: RemoteAct, on handle: Handle, _ done: @escaping @UIActor (RemoteOutcome) -> Void
  ) {
    guard let element = turn.object(handle) as? WebElement else { return done(.gone) }
    pages.perform(act, on: element, done)
  }
}

/// Calls back when so many have answered.
@UIActor
private final class Countdown {
  private var left: Int
  private let done: () -> Void

  init(_ count: Int, _ done: @escaping () -> Void) {
    left = count
    self.done = done
  }

  func count() {
    left -= 1
    if left == 0 { done() }
  }
}
#endif
