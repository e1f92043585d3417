#if FLASH
import FlashServer
import UIKit

/// What a person reads on a view.
@UIActor
enum TextOfView {
  /// Deeper than any cell is built.
  private static let maxDepth = 30

  /// Its own text.
  static func own(_ view: UIView) -> String? {
    switch view {
    case let label as UILabel: label.text.nonEmpty
    case let button as UIButton: button.currentTitle.nonEmpty ?? button.accessibilityLabel.nonEmpty
    default: nil
    }
  }

  /// Whether a label has more text than room, so that it shows an ellipsis.
  static func isCut(_ label: UILabel) -> Bool {
    let bounds = label.bounds
    guard label.text.nonEmpty != nil, !label.adjustsFontSizeToFitWidth, bounds.width >= 1,
      bounds.width.isFinite
    else { return false }
    // Room for more lines than any label has.
    let endless = CGRect(x: 0, y: 0, width: bounds.width, height: 100_000)
    let whole = label.textRect(forBounds: endless, limitedToNumberOfLines: 0)
    let shown = label.textRect(forBounds: bounds, limitedToNumberOfLines: label.numberOfLines)
    return whole.height > shown.height + 1
  }

  /// All that is written in it, in reading order; what it tells accessibility where there is none.
  static func joined(_ view: UIView) -> String? {
    var parts: [String] = []
    collect(view, depth: 0, into: &parts)
    return parts.isEmpty ? view.accessibilityLabel.nonEmpty : parts.joined(separator: ", ")
  }

  private static func collect(_ view: UIView, depth: Int, into parts: inout [String]) {
    guard depth < maxDepth, !view.isHidden, view.alpha > 0.01 else { return }
    if let text = own(view) {
      if parts.last != text { parts.append(text) }
      return
    }
    for subview in view.subviews { collect(subview, depth: depth + 1, into: &parts) }
    // What SwiftUI draws is known to accessibility alone.
    for case let element as NSObject in view.accessibilityElements ?? []
    where !(element is UIView) {
      if let text = element.accessibilityLabel.nonEmpty, parts.last != text { parts.append(text) }
    }
  }
}

extension Optional where Wrapped == String {
  /// Nil for an empty text too.
  var nonEmpty: String? { self?.isEmpty == false ? self : nil }
}
#endif
