#if FLASH
import FlashServer
import UIKit

/// Finds the text field that a name stands for: the view of that name, the one in it, or the one
/// behind an element that only accessibility knows.
@UIActor
enum FieldFinder {
  static func field(for object: NSObject) -> UIView? {
    if let view = object as? UIView {
      if view is any UITextInput { return view }
      let inside = fields(in: view)
      if inside.count == 1 { return inside[0] }
      if !inside.isEmpty { return nil }
    }
    let place = frame(of: object)
    if let best = Windows.backToFront().reversed().lazy.compactMap({ best(in: $0, at: place) })
      .first
    {
      return best
    }
    // An element may make its field only when it is activated.
    guard object.accessibilityActivate() else { return nil }
    return Windows.backToFront().reversed().flatMap { fields(in: $0) }.first {
      $0.isFirstResponder && overlap(frame(of: $0), place) > 0
    }
  }

  /// In the coordinates of the screen.
  static func frame(of object: NSObject) -> CGRect {
    guard let view = object as? UIView, let window = view.window else {
      return object.accessibilityFrame
    }
    let inWindow = view.convert(view.bounds, to: nil)
    return inWindow.offsetBy(dx: window.frame.minX, dy: window.frame.minY)
  }

  static func overlap(_ one: CGRect, _ other: CGRect) -> CGFloat {
    let common = one.intersection(other)
    return common.isNull ? 0 : common.width * common.height
  }

  /// The one that most of lies at a place, and at least half of.
  private static func best(in window: UIWindow, at place: CGRect) -> UIView? {
    let candidates = fields(in: window).map { ($0, frame(of: $0)) }
    let shares = candidates.map { view, frame -> CGFloat in
      let area = frame.width * frame.height
      return area > 0 ? overlap(frame, place) / area : 0
    }
    guard let best = shares.indices.max(by: { shares[$0] < shares[$1] }), shares[best] >= 0.5
    else { return nil }
    return candidates[best].0
  }

  private static func fields(in view: UIView, depth: Int = 0) -> [UIView] {
    guard !view.isHidden, depth < 200 else { return [] }
    if view is any UITextInput { return [view] }
    return view.subviews.flatMap { fields(in: $0, depth: depth + 1) }
  }
}
#endif
