import FlashProtocol

extension Oracle {
  /// What an app cannot name is let pass: rows that their list numbers, entries of menus, the
  /// window's own buttons, and what is inside of the toolkit's ready-made dialogs and panels.
  static let noIdentifier = Oracle(
    "no-identifier", "a control that has no identifier to be driven by"
  ) { screen, _ in
    screen.elements.indices.compactMap { index -> Finding? in
      let element = screen.elements[index]
      guard element.id == nil, screen.isActionable(index), screen.isSeen(index),
        !screen.isUntouchable[index], element.row == nil, element.kind != .menuitem,
        !isToolkits(screen, index)
      else { return nil }
      return screen.finding(
        "no-identifier", .warning, index,
        "this \(element.kind.rawValue) can be reached by its text or its place alone")
    }
  }

  private static func isToolkits(_ screen: Screen, _ index: Int) -> Bool {
    screen.lineage(of: index).contains { ancestor in
      guard let type = screen.elements[ancestor].type else { return false }
      // UIKit's private classes begin like that; a composite of GTK's makes its own parts.
      if type.hasPrefix("_") { return true }
      guard ancestor != index else { return false }
      return toolkitComposites.contains(type)
    }
  }

  private static let toolkitComposites: Set<String> = [
    "GtkWindowControls", "GtkSpinButton", "GtkCalendar", "GtkColorChooserWidget",
    "GtkColorChooserDialog", "GtkFontChooserWidget", "GtkFontChooserDialog",
    "GtkFileChooserWidget", "GtkFileChooserDialog", "GtkAppChooserDialog", "GtkAboutDialog",
    "GtkShortcutsWindow", "GtkEmojiChooser", "GtkPrintUnixDialog", "GtkVideo", "GtkMediaControls",
    "GtkInfoBar", "GtkSearchBar", "AdwAboutWindow", "AdwAboutDialog", "AdwPreferencesWindow",
    "AdwPreferencesDialog", "AdwMessageDialog", "AdwAlertDialog", "AdwToastOverlay", "AdwTabBar",
    "AdwTabOverview", "AdwTab",
  ]
}
