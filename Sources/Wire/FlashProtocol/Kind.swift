/// What an element is, in words that both platforms share.
public enum Kind: String, Sendable, CaseIterable {
  case button, toggle, check, radio, `switch`, link, menu, menuitem, tab, dropdown, expander
  case slider, stepper, field, textview
  /// A row of a list, built by the list.
  case row
  /// A container that itself can be triggered and holds other content.
  case card
  /// Anything else that can be triggered.
  case element
  // What is read, not triggered.
  case text, image, spinner, progress, list, scroller, pager, window, dialog, popover, group
  /// What shows a web page, whose parts are in it.
  case web

  /// Whether a person would expect this to answer a tap.
  @inlinable public var isControl: Bool {
    switch self {
    case .text, .image, .spinner, .progress, .list, .scroller, .pager, .window, .dialog, .popover,
      .group, .web:
      false
    default: true
    }
  }
}
