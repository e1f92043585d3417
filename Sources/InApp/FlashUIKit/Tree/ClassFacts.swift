#if FLASH
import FlashProtocol
import FlashServer
import UIKit
#if canImport(WebKit)
import WebKit
#endif

/// What holds for every view of one class, so that a snapshot works it out once a class.
struct ClassFacts {
  /// How the content of a view of this class is read.
  enum Reading {
    case plain, label, image, spinner, progress, hosting, web
    case button, toggle, slider, stepper, segments, dots, control
    case field, area, searchBar
    case tableCell, collectionCell
    case scroller, table, collection, queue
    case tabBar, bar, window, keyboard
  }

  /// What a reader sees of the inside of a view of this class.
  enum Inside {
    /// Content like any other.
    case open
    /// Its own parts, of no interest but where the app has named one or put a control there.
    case leaf
    /// Nothing: it is made of parts that UIKit alone knows.
    case closed
  }

  let name: String
  let reading: Reading
  let kind: Kind
  let inside: Inside
  /// Whether a gesture recognizer on such a view is the app's own.
  let takesGestures: Bool
  /// A class that UIKit does not publish.
  let isPrivate: Bool

  @UIActor
  init(of view: UIView) {
    name = String(describing: type(of: view))
    isPrivate = name.hasPrefix("_UI")
    (reading, kind, inside) = Self.entry(for: view, named: name)
    let isPlain = reading == .plain || reading == .label || reading == .image
    // UIKit's own views carry recognizers of its own; these are the ones that apps build on.
    takesGestures =
      isPlain && !isPrivate && (!name.hasPrefix("UI") || Self.buildingBlocks.contains(name))
  }

  private static let buildingBlocks: Set<String> = [
    "UIView", "UILabel", "UIImageView", "UIStackView", "UIVisualEffectView",
  ]

  /// Classes by name that have no public type, or whose module is not linked.
  private static let closedByName: Set<String> = ["MKMapView", "UIDatePicker", "UIPickerView"]

  @UIActor
  private static func entry(for view: UIView, named name: String) -> (Reading, Kind, Inside) {
    if closedByName.contains(name) { return (.control, .element, .closed) }
    if Keyboard.isKeys(name) { return (.keyboard, .group, .closed) }
    switch view {
    case is UIWindow: return (.window, .window, .open)
    case is UIControl: return control(view)
    case is WKWebView: return (.web, .web, .open)
    case is UITableView: return (.table, .list, .open)
    case is UICollectionView: return (.collection, .list, .open)
    case is UITextView: return (.area, .textview, .closed)
    case is UIScrollView:
      return name == "_UIQueuingScrollView"
        ? (.queue, .pager, .open) : (.scroller, .scroller, .open)
    case is UITableViewCell: return (.tableCell, .row, .open)
    case is UICollectionViewCell: return (.collectionCell, .row, .open)
    case is UILabel: return (.label, .text, .open)
    case is UIImageView: return (.image, .image, .open)
    case is UIActivityIndicatorView: return (.spinner, .spinner, .closed)
    case is UIProgressView: return (.progress, .progress, .closed)
    case is UISearchBar: return (.searchBar, .group, .open)
    case is UITabBar: return (.tabBar, .group, .open)
    case is UINavigationBar: return (.bar, .group, .open)
    default: return (name.contains("HostingView") ? .hosting : .plain, .group, .open)
    }
  }

  @UIActor
  private static func control(_ view: UIView) -> (Reading, Kind, Inside) {
    switch view {
    case is UIButton: (.button, .button, .leaf)
    case is UITextField: (.field, .field, .leaf)
    case is UISwitch: (.toggle, .switch, .closed)
    case is UISlider: (.slider, .slider, .closed)
    case is UIStepper: (.stepper, .stepper, .leaf)
    case is UISegmentedControl: (.segments, .element, .leaf)
    case is UIPageControl: (.dots, .element, .closed)
    default: (.control, .element, .leaf)
    }
  }
}

/// Facts by class.
@UIActor
final class ClassCatalog {
  private var known: [ObjectIdentifier: ClassFacts] = [:]

  func facts(of view: UIView) -> ClassFacts {
    let key = ObjectIdentifier(type(of: view))
    if let facts = known[key] { return facts }
    let facts = ClassFacts(of: view)
    known[key] = facts
    return facts
  }
}
#endif
