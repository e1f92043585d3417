#if FLASH
import FlashServer
import UIKit

/// The views in which SwiftUI draws, and whether any of them told accessibility what it shows.
@UIActor
struct HostingViews {
  private var hasElements = false
  private var largestShare: CGFloat = 0

  nonisolated init() {}

  mutating func note(_ view: UIView, hasElements: Bool) {
    self.hasElements = self.hasElements || hasElements
    guard let window = view.window, !view.subviews.isEmpty || view.layer.sublayers != nil else {
      return
    }
    let area = view.bounds.width * view.bounds.height
    largestShare = max(largestShare, area / (window.bounds.width * window.bounds.height))
  }

  /// SwiftUI draws most of a window and tells of nothing: then nobody is known to listen.
  var isBlind: Bool { !hasElements && largestShare > 0.5 }
}
#endif
