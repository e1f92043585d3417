#if FLASH
import FlashServer
import UIKit

/// Accessibility lists elements in the order in which they are read, which says nothing of what is
/// drawn over what.
@UIActor
enum ElementOrder {
  /// The order as it is; or, where one lies wholly on another that would be drawn over it, the
  /// larger ones first.
  static func paintOrder(_ elements: [NSObject]) -> [NSObject] {
    guard elements.count > 1 else { return elements }
    let frames = elements.map { $0 is UIView ? CGRect.zero : $0.accessibilityFrame }
    let areas = frames.map { $0.width.isFinite && $0.height.isFinite ? $0.width * $0.height : 0 }
    let isSound = elements.indices.allSatisfy { one in
      areas[one] == 0
        || !elements.indices[(one + 1)...].contains {
          areas[$0] > areas[one] && frames[$0].contains(frames[one])
        }
    }
    guard !isSound else { return elements }
    return elements.indices.sorted { (-areas[$0], $0) < (-areas[$1], $1) }.map { elements[$0] }
  }
}
#endif
