#if FLASH
import FlashProtocol
import FlashServer
import UIKit

/// The gesture recognizers that an app has put on a view.
@UIActor
struct AppGestures {
  let view: UIView

  func recognizers(for gesture: Gesture) -> [UIGestureRecognizer] {
    (view.gestureRecognizers ?? []).filter { Self.answers($0, gesture) }
  }

  private static func answers(_ recognizer: UIGestureRecognizer, _ gesture: Gesture) -> Bool {
    switch gesture {
    case .tap: (recognizer as? UITapGestureRecognizer)?.numberOfTapsRequired == 1
    case .doubleTap: (recognizer as? UITapGestureRecognizer)?.numberOfTapsRequired == 2
    case .longPress: recognizer is UILongPressGestureRecognizer
    }
  }

  func read(into node: inout Node) {
    let taps = recognizers(for: .tap)
    if !taps.isEmpty {
      if !node.traits.contains(.actionable) { node.traits.insert(.gestureOnly) }
      node.traits.insert(.actionable)
      if !node.kind.isControl { node.kind = view.subviews.isEmpty ? .element : .card }
      if taps.allSatisfy({ !$0.isEnabled }) { node.state.insert(.disabled) }
    }
    if recognizers(for: .longPress).contains(where: \.isEnabled) {
      node.traits.insert(.longPress)
    }
    if recognizers(for: .doubleTap).contains(where: \.isEnabled) {
      node.traits.insert(.doubleTap)
    }
  }
}
#endif
