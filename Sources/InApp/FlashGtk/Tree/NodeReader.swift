#if FLASH
import CFlashGtk
import CFlashGtkShim
import FlashProtocol
import FlashServer
import Glibc

/// Reads what one widget says of itself into its node.
@UIActor
struct NodeReader {
  let widget: Widget
  let facts: TypeFacts
  let look: FlashLook
  /// Kept by the platform, so that a reader costs no count of references.
  unowned(unsafe) let items: ListItems

  func read(into node: inout Node) {
    node.id = Identity.id(of: widget, look, facts)
    switch facts.reading {
    case .nothing: readRole(into: &node)
    case .label, .inscription, .image, .avatar, .spinner, .progress: readDisplay(into: &node)
    case .button, .toggle, .link, .check, .switch, .menu, .barItem, .modelButton, .treeExpander,
      .columnTitle, .dropdown, .comboBox, .expander, .range, .viewTab, .adwTab, .gizmo:
      readControl(into: &node)
    case .editable, .editableLabel, .text, .textView: readField(into: &node)
    case .listRow, .flowRow, .listItem, .actionRow, .switchRow, .comboRow, .expanderRow:
      readRow(into: &node)
    case .stack, .scroller, .list, .window, .popover, .dialog: readContainer(into: &node)
    }
    if !facts.gestures.isEmpty { readGestures(into: &node) }
    if facts.traits.contains(.actionable) || node.kind == .row {
      if let label = String(taking: flash_accessible_label(widget))?.nonEmpty {
        node.text = spoken(label, shown: node.text)
      }
    }
  }

  /// GTK itself gives some controls an accessible label: what they show, mnemonic and all.
  private func spoken(_ label: String, shown: String?) -> String {
    let plain = label.withoutMnemonic
    return plain != label && plain == shown ?? widget.shownText ? plain : label
  }

  var role: GtkAccessibleRole { gtk_accessible_get_accessible_role(widget.opaque) }

  /// A plain container is what the app tells those that it is who cannot see it.
  private func readRole(into node: inout Node) {
    guard node.kind == .group,
      role == GTK_ACCESSIBLE_ROLE_DIALOG || role == GTK_ACCESSIBLE_ROLE_ALERT_DIALOG
    else { return }
    node.kind = .dialog
    let modal = Int32(bitPattern: GTK_ACCESSIBLE_PROPERTY_MODAL.rawValue)
    if flash_is_accessible_true(widget, modal) { node.traits.insert(.modal) }
  }

  func has(_ flag: GtkStateFlags) -> Bool { look.flags.rawValue & flag.rawValue != 0 }

  func string(_ property: String) -> String? {
    String(taking: flash_get_string(widget, property))?.nonEmpty
  }

  /// A label in which underscores mark mnemonics, where it says so.
  func label(_ text: UnsafePointer<CChar>?, underlined: Bool) -> String? {
    guard let text, text.pointee != 0 else { return nil }
    let isMarked = underlined && strchr(text, CInt(UInt8(ascii: "_"))) != nil
    return isMarked ? String(cString: text).withoutMnemonic : String(cString: text)
  }

  // MARK: - What is only read

  private func readDisplay(into node: inout Node) {
    switch facts.reading {
    case .label:
      node.text = String(nonEmpty: gtk_label_get_text(widget.opaque))
      if gtk_label_get_use_markup(widget.opaque) != 0, Links.first(in: widget) != nil {
        node.kind = .link
        node.traits.insert(.actionable)
      }
      if gtk_label_get_ellipsize(widget.opaque) != PANGO_ELLIPSIZE_NONE,
        pango_layout_is_ellipsized(gtk_label_get_layout(widget.opaque)) != 0
      {
        node.traits.insert(.cut)
      }
    case .inscription: node.text = String(nonEmpty: gtk_inscription_get_text(widget.opaque))
    case .image:
      // GtkPicture has a text of its own for those who cannot see it.
      node.text = string("alternative-text")
      if isBlankImage { node.traits.insert(.blank) }
    case .avatar: node.text = string("text")
    case .spinner:
      if flash_get_bool(widget, "spinning", true) { node.state.insert(.spinning) }
    case .progress:
      node.text = string("text")
      let value = flash_get_number(widget, "fraction", flash_get_number(widget, "value", 0))
      node.value = Self.number(value)
    default: break
    }
  }

  private var isBlankImage: Bool {
    widget.isA("GtkPicture")
      ? gtk_picture_get_paintable(widget.opaque) == nil
      : widget.isA("GtkImage") && gtk_image_get_storage_type(widget.opaque) == GTK_IMAGE_EMPTY
  }

  /// A number as a person would write it: `3`, `0.25`.
  static func number(_ value: Double) -> String {
    guard value.isFinite else { return "\(value)" }
    let rounded = (value * 1000).rounded() / 1000
    return rounded == rounded.rounded() && abs(rounded) < 1e15 ? "\(Int(rounded))" : "\(rounded)"
  }

  private func readGestures(into node: inout Node) {
    let kinds = flash_gestures(widget, look.record, CInt(facts.gestures.rawValue))
    guard kinds != 0, !isToolkitGesture else { return }
    let found = TypeFacts.Gestures(rawValue: UInt8(truncatingIfNeeded: kinds))
    if found.contains(.longPress) { node.traits.insert(.longPress) }
    if found.contains(.click) { node.traits.insert(.doubleTap) }
    if !node.traits.contains(.actionable) {
      node.traits.formUnion([.actionable, .gestureOnly])
      if node.kind == .group { node.kind = .card }
    }
  }

  /// The title of an expander is a plain box with a gesture of the toolkit's, and a label whose
  /// text can be selected has some.
  private var isToolkitGesture: Bool {
    if facts.reading == .label { return gtk_label_get_selectable(widget.opaque) != 0 }
    return String(c: gtk_widget_get_css_name(widget)) == "title"
      && widget.parent?.parent?.isA(Types.expander) ?? false
  }

  // MARK: - What holds others

  private func readContainer(into node: inout Node) {
    switch facts.reading {
    case .scroller: readScroller(into: &node)
    case .list:
      // A list outside of a scrolled window still has adjustments of its own.
      if let parent = widget.parent, !parent.isA(Types.scrolledWindow) {
        node.traits.formUnion(Scrolling.traits(of: widget))
      }
    case .window:
      node.text = String(nonEmpty: gtk_window_get_title(widget.of(GtkWindow.self)))
      if gtk_window_get_modal(widget.of(GtkWindow.self)) != 0 { node.traits.insert(.modal) }
      if gtk_window_get_transient_for(widget.of(GtkWindow.self)) != nil,
        node.traits.contains(.modal)
      {
        node.kind = .dialog
      }
    case .popover:
      if gtk_popover_get_autohide(widget.of(GtkPopover.self)) != 0 { node.traits.insert(.modal) }
    case .dialog: node.text = string("title")
    case .stack:
      if Pager(widget).map({ $0.count > 1 }) ?? false { node.traits.insert(.pager) }
    default: break
    }
  }

  private func readScroller(into node: inout Node) {
    node.traits.formUnion(Scrolling.traits(of: widget))
  }
}
#endif
