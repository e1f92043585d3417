#if FLASH
import FlashServer
import UIKit

/// A row of SwiftUI's `List`: a cell of UIKit's around what SwiftUI draws.
@UIActor
enum HostedRow {
  /// The one thing in a cell that can be triggered and that accessibility alone knows; nil where there
  /// is none, or several.
  static func trigger(in cell: UIView) -> NSObject? {
    var found: [NSObject] = []
    collect(cell, depth: 0, into: &found)
    return found.count == 1 ? found[0] : nil
  }

  /// Whether SwiftUI draws in a cell.
  static func isHosted(_ view: UIView, _ catalog: ClassCatalog, depth: Int = 0) -> Bool {
    if catalog.facts(of: view).reading == .hosting { return true }
    return depth < 10
      && view.subviews.contains { isHosted($0, catalog, depth: depth + 1) }
  }

  private static func collect(_ object: NSObject, depth: Int, into found: inout [NSObject]) {
    guard depth < 30, found.count < 2 else { return }
    let view = object as? UIView
    if view == nil, object.isAccessibilityElement {
      if ElementReader.kind(for: object.accessibilityTraits) != nil { found.append(object) }
      return
    }
    for subview in view?.subviews ?? [] { collect(subview, depth: depth + 1, into: &found) }
    for case let element as NSObject in object.accessibilityElements ?? []
    where !(element is UIView) {
      collect(element, depth: depth + 1, into: &found)
    }
  }
}
#endif
