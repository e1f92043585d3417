#if FLASH
import FlashProtocol
import FlashServer
import UIKit

/// What a view is to a reader.
@UIActor
struct ViewReader {
  let view: UIView
  let facts: ClassFacts
  /// Whether what takes time to find out is wanted too.
  var isThorough = false

  func read(into node: inout Node) {
    node.id = view.accessibilityIdentifier.nonEmpty
    if view.clipsToBounds { node.traits.insert(.clips) }
    if view.alpha <= 0.01 { node.traits.formUnion([.invisible, .untouchable]) }
    if !view.isUserInteractionEnabled { node.traits.insert(.untouchable) }
    if view.accessibilityViewIsModal { node.traits.insert(.modal) }
    readContent(into: &node)
    if view.isAccessibilityElement { readAccessibility(into: &node) }
    if facts.takesGestures { AppGestures(view: view).read(into: &node) }
    if let actions = view.accessibilityCustomActions, !actions.isEmpty {
      node.traits.formUnion([.longPress, .doubleTap])
    }
  }

  private func readContent(into node: inout Node) {
    switch facts.reading {
    case .plain, .hosting, .web, .bar, .tabBar, .searchBar: readPlain(into: &node)
    case .keyboard: node.text = Keyboard.name
    case .label: readLabel(into: &node)
    case .image: readImage(into: &node)
    case .window: node.traits.insert(.clips)
    case .spinner:
      if (view as? UIActivityIndicatorView)?.isAnimating == true { node.state.insert(.spinning) }
    case .progress:
      node.value = (view as? UIProgressView).map { "\($0.progress)" }
    case .tableCell, .collectionCell: readCell(into: &node)
    case .scroller, .table, .collection, .queue: readScroller(into: &node)
    case .area: readTextView(into: &node)
    case .button, .toggle, .slider, .stepper, .segments, .dots, .control, .field:
      readControl(into: &node)
    }
  }

  private func readPlain(into node: inout Node) {
    guard let controller = view.next as? UIViewController,
      controller.presentingViewController != nil
    else { return }
    // The root view of what is presented.
    if let alert = controller as? UIAlertController {
      node.kind = .dialog
      node.text = alert.title.nonEmpty ?? alert.message.nonEmpty
    } else if controller.modalPresentationStyle == .popover {
      node.kind = .popover
      node.text = controller.title.nonEmpty
    } else {
      node.text = node.id == nil ? controller.title.nonEmpty : nil
    }
  }

  private func readLabel(into node: inout Node) {
    node.text = TextOfView.own(view)
    if isThorough, let label = view as? UILabel, TextOfView.isCut(label) {
      node.traits.insert(.cut)
    }
  }

  private func readImage(into node: inout Node) {
    node.text = view.accessibilityLabel.nonEmpty
    if (view as? UIImageView)?.image == nil { node.traits.insert(.blank) }
  }

  private func readCell(into node: inout Node) {
    node.traits.insert(.actionable)
    node.row = Int32(CellFacts.row(of: view))
    switch view {
    case let cell as UITableViewCell:
      if cell.isSelected { node.state.insert(.selected) }
    case let cell as UICollectionViewCell:
      if cell.isSelected { node.state.insert(.selected) }
    default: break
    }
    if !view.isUserInteractionEnabled { node.state.insert(.disabled) }
  }

  private func readScroller(into node: inout Node) {
    guard let scroller = view as? UIScrollView else { return }
    if facts.reading == .table || facts.reading == .collection { node.traits.insert(.list) }
    guard facts.reading != .queue else {
      node.traits.insert(.pager)
      return
    }
    if scroller.isPagingEnabled, Pager(scroller) != nil { node.traits.insert(.pager) }
    guard scroller.isScrollEnabled else { return }
    let geometry = Scrolling.geometry(of: scroller)
    if geometry.rangeX.upperBound > geometry.rangeX.lowerBound || scroller.alwaysBounceHorizontal {
      node.traits.insert(.scrollsX)
    }
    if geometry.rangeY.upperBound > geometry.rangeY.lowerBound || scroller.alwaysBounceVertical {
      node.traits.insert(.scrollsY)
    }
  }

  private func readTextView(into node: inout Node) {
    guard let area = view as? UITextView else { return }
    guard area.isEditable else {
      node.kind = .text
      node.text = (area.text as String?).nonEmpty
      return
    }
    node.traits.insert(.actionable)
    if area.isSecureTextEntry { node.state.insert(.secure) } else { node.value = area.text }
    if area.isFirstResponder { node.state.insert(.focused) }
  }

  /// What accessibility adds: a label, and traits that make a plain view something to trigger.
  private func readAccessibility(into node: inout Node) {
    let traits = view.accessibilityTraits
    if node.text == nil, facts.reading != .area { node.text = view.accessibilityLabel.nonEmpty }
    if traits.contains(.notEnabled) { node.state.insert(.disabled) }
    if traits.contains(.selected) { node.state.insert(.selected) }
    guard facts.reading == .plain || facts.reading == .image || facts.reading == .label else {
      return
    }
    if node.value == nil { node.value = view.accessibilityValue.nonEmpty }
    if let kind = ElementReader.kind(for: traits) {
      node.kind = kind
      node.traits.insert(.actionable)
    }
  }

  /// Whether it takes no touches itself, though it is large and has no purpose of its own.
  ///
  /// To be asked of views only that lie over others: asking is a hit test or six.
  func letsTouchesThrough(_ node: Node) -> Bool {
    guard [.plain, .hosting, .window].contains(facts.reading), !node.traits.contains(.actionable),
      !node.traits.contains(.untouchable),
      let window = view.window, node.frame.isFinite,
      CGFloat(node.frame.area) > window.bounds.width * window.bounds.height / 16
    else { return false }
    return TouchSamples.passThrough(view)
  }
}
#endif
