#if FLASH
import FlashProtocol
import FlashServer
import UIKit
#if canImport(WebKit)
import WebKit
#endif

extension TreeWalk {
  /// Reads the page of a web view instead of the layers that WebKit draws it with.
  ///
  /// The page stands in the web view's scroller, so it moves with that whether or not its process
  /// has been heard of since.
  mutating func appendPage(of view: UIView, _ place: Place) {
    guard let web = view as? WKWebView,
      let scroller = web.subviews.lazy.compactMap({ $0 as? UIScrollView }).first
    else { return }
    let (elements, page, overdue) = pages.elements(in: web)
    let parent = Int32(nodes.count)
    append(view: scroller, place, isWeb: true)
    guard nodes.count > Int(parent) else { return }
    guard overdue < Self.webPatience, let page else {
      return note(cut: "the page in \(Motion.name(of: view)) has not been heard of")
    }
    if page.isCut { note(cut: "the page in \(Motion.name(of: view)) is longer than is read") }
    let scale = scroller.zoomScale * web.pageZoom
    // A page that changed since its elements were noted is read anew by the next look.
    guard elements.count == page.elements.count else { return }
    for object in elements {
      let element = object.element
      let place = CGRect(
        x: CGFloat(element.frame.x) * scale, y: CGFloat(element.frame.y) * scale,
        width: CGFloat(element.frame.width) * scale,
        height: CGFloat(element.frame.height) * scale)
      // What is -1 in the page, the page itself, is the scroller.
      append(
        element.node(
          handle: turn.hold(object), parent: parent + 1 + Int32(element.parent),
          frame: Frame(scroller.convert(place, to: nil), shift), isTyped: isTyped))
    }
  }
}
#endif
