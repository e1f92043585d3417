import FlashProtocol

extension Oracle {
  /// What an app cannot name is let pass: rows that their list numbers, tabs and entries of menus
  /// that bear a text, the window's own buttons, and what is inside of the toolkit's ready-made
  /// dialogs, panels and fields.
  static let noIdentifier = Oracle(
    "no-identifier", "a control that has no identifier to be driven by"
  ) { screen, _ in
    folded(
      screen.elements.indices.compactMap { index in
        let element = screen.elements[index]
        guard element.id == nil, screen.isActionable(index), screen.isSeen(index),
          !screen.isUntouchable[index], !isNumbered(screen, index), !isToolkits(screen, index)
        else { return nil }
        let finding = screen.finding(
          "no-identifier", .warning, index,
          "this \(element.kind.rawValue) can be reached by its text or its place alone")
        return ("\(element.kind) \(screen.parents[index])", finding)
      })
  }

  private static func isNumbered(_ screen: Screen, _ index: Int) -> Bool {
    let element = screen.elements[index]
    switch element.kind {
    case .row:
      return element.row != nil
        || screen.ancestors(of: index).prefix(2).contains { screen.elements[$0].kind == .list }
    case .menuitem, .tab: return screen.text(index) != nil
    default: return false
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
    "AdwPasswordEntryRow", "AdwEntryRow", "AdwSpinRow", "GtkPasswordEntry", "GtkSearchEntry",
    "GtkEntry", "GtkEditableLabel", "GtkScaleButton", "GtkVolumeButton",
    "GtkFontButton", "GtkColorButton", "GtkAppChooserButton", "GtkFontDialogButton",
    "GtkColorDialogButton",
  ]
}
