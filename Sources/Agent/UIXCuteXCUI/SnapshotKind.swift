import XCUIAutomation

/// XCUI's types of element in the words that Flash has.
enum SnapshotKind {
  /// - Returns: nil for what is neither read nor triggered.
  static func of(_ type: XCUIElement.ElementType) -> String? {
    switch type {
    case .button, .toolbarButton, .popUpButton, .menuButton, .incrementArrow, .decrementArrow,
      .key, .icon, .disclosureTriangle:
      "button"
    case .radioButton: "radio"
    case .checkBox: "check"
    case .switch, .toggle: "switch"
    case .link: "link"
    case .menu: "menu"
    case .menuItem, .menuBarItem: "menuitem"
    case .tab: "tab"
    case .comboBox, .pickerWheel, .datePicker, .colorWell: "dropdown"
    case .slider: "slider"
    case .stepper: "stepper"
    case .textField, .secureTextField, .searchField: "field"
    case .textView: "textview"
    case .cell, .tableRow, .outlineRow: "row"
    case .staticText: "text"
    case .image: "image"
    case .activityIndicator: "spinner"
    case .progressIndicator, .levelIndicator, .relevanceIndicator, .ratingIndicator: "progress"
    case .alert, .dialog, .sheet: "dialog"
    case .popover: "popover"
    case .pageIndicator: "pager"
    case .table, .collectionView, .outline, .grid: "list"
    case .scrollView, .webView: "scroller"
    case .other, .group: "group"
    default: nil
    }
  }

  static func isControl(_ type: XCUIElement.ElementType) -> Bool {
    guard let kind = of(type) else { return false }
    let read = [
      "text", "image", "spinner", "progress", "dialog", "popover", "pager", "list", "scroller",
      "group",
    ]
    return !read.contains(kind)
  }

  static func isSwitch(_ type: XCUIElement.ElementType) -> Bool {
    [.switch, .toggle, .checkBox, .radioButton].contains(type)
  }

  /// Worth a line without a name: that it is there says something.
  static func speaksForItself(_ type: XCUIElement.ElementType) -> Bool {
    isControl(type) && type != .cell || type == .activityIndicator
  }
}
