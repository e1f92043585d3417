#if FLASH
import FlashProtocol
import FlashServer
import UIKit
#if canImport(WebKit)
import WebKit
#endif

extension Motion {
  /// What scrolls, spins or is on its way in or out.
  mutating func read(_ window: UIWindow) {
    if let root = window.rootViewController { readTransitions(Presentation.top(above: root)) }
    read(view: window, depth: 0)
  }

  private mutating func read(view: UIView, depth: Int) {
    guard !view.isHidden, depth < 200 else { return }
    if let scroller = view as? UIScrollView,
      scroller.isTracking || scroller.isDragging || scroller.isDecelerating
    {
      note(busy: "scroll", Self.name(of: view))
    }
    if let web = view as? WKWebView, web.isLoading { note(busy: "page", Self.name(of: view)) }
    if let spinner = view as? UIActivityIndicatorView, spinner.isAnimating {
      note(ignored: "spinner", Self.name(of: view))
    }
    for subview in view.subviews { read(view: subview, depth: depth + 1) }
  }

  private mutating func readTransitions(_ top: UIViewController) {
    let isMoving =
      top.transitionCoordinator != nil || top.children.contains { $0.transitionCoordinator != nil }
    if isMoving { note(busy: "transition", top.title ?? String(describing: type(of: top))) }
  }
}
#endif
