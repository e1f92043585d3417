#if FLASH
import FlashProtocol
import FlashServer

extension TypeFacts {
  /// By type name, so that types of libraries that are not linked can be known too; a type that is
  /// not listed is what the nearest listed one that it derives from is.
  static let table: [String: Entry] = [
    // Controls.
    "GtkButton": .control(.button, .button),
    "GtkToggleButton": .control(.toggle, .toggle),
    "GtkLinkButton": .control(.link, .link),
    "GtkCheckButton": .control(.check, .check),
    "GtkSwitch": .control(.switch, .switch, inside: .closed),
    "GtkMenuButton": .control(.menu, .menu, inside: .closed),
    "GtkScaleButton": .control(.menu, .range, inside: .closed),
    "GtkModelButton": .control(.menuitem, .modelButton, inside: .closed),
    "GtkPopoverMenuBarItem": .control(.menu, .barItem, inside: .closed),
    "GtkDropDown": .control(.dropdown, .dropdown, inside: .closed),
    "GtkComboBox": .control(.dropdown, .comboBox, inside: .closed),
    "GtkExpander": Entry(.expander, .expander, .actionable),
    "GtkTreeExpander": Entry(.expander, .treeExpander),
    "GtkRange": .control(.slider, .range, inside: .closed, gestures: []),
    "GtkScrollbar": Entry(.group, .nothing, .inner, inside: .closed),
    "GtkColumnViewTitle": Entry(.button, .columnTitle, inside: .closed),
    "AdwViewSwitcherButton": .control(.tab, .viewTab),
    "AdwTab": .control(.tab, .adwTab),

    // Fields.
    "GtkEntry": .control(.field, .editable, inside: .closed),
    "GtkSearchEntry": .control(.field, .editable, inside: .closed),
    "GtkPasswordEntry": .control(.field, .editable, inside: .closed),
    "GtkSpinButton": .control(.stepper, .editable, inside: .closed),
    "GtkText": .control(.field, .text, inside: .closed),
    "GtkEditableLabel": .control(.field, .editableLabel, inside: .closed),
    "GtkTextView": Entry(.textview, .textView, [.actionable, .clips], gestures: .longPress),
    "AdwEntryRow": .control(.field, .editable),

    // Rows.
    "GtkListBoxRow": Entry(.row, .listRow, gestures: .both),
    "GtkFlowBoxChild": Entry(.row, .flowRow, gestures: .both),
    "GtkListItemWidget": Entry(.row, .listItem, gestures: .longPress),
    "GtkColumnViewRowWidget": Entry(.row, .listItem, gestures: .longPress),
    "GtkColumnViewCell": Entry(.group),
    "GtkColumnViewCellWidget": Entry(.group),
    "AdwActionRow": Entry(.row, .actionRow, gestures: .both),
    "AdwSwitchRow": .control(.switch, .switchRow),
    "AdwComboRow": .control(.dropdown, .comboRow),
    "AdwExpanderRow": Entry(.expander, .expanderRow, .actionable),
    "AdwSpinRow": .control(.stepper, .editable),
    "AdwButtonRow": .control(.button, .actionRow),

    // What is read.
    "GtkLabel": Entry(.text, .label, inside: .closed, gestures: .both),
    "GtkInscription": Entry(.text, .inscription, gestures: .both),
    "GtkImage": Entry(.image, .image, gestures: .both),
    "GtkPicture": Entry(.image, .image, gestures: .both),
    "AdwAvatar": Entry(.image, .avatar, inside: .closed, gestures: .both),
    "GtkSpinner": Entry(.spinner, .spinner, gestures: .both),
    "AdwSpinner": Entry(.spinner, .spinner, gestures: .both),
    "GtkProgressBar": Entry(.progress, .progress, inside: .closed, gestures: .both),
    "GtkLevelBar": Entry(.progress, .progress, inside: .closed, gestures: .both),

    // What holds others.
    "GtkListBox": Entry(.list, .nothing, .list),
    "GtkFlowBox": Entry(.list, .nothing, .list),
    "GtkListView": Entry(.list, .list, [.list, .clips]),
    "GtkGridView": Entry(.list, .list, [.list, .clips]),
    "GtkColumnView": Entry(.list, .list, [.list, .clips]),
    "GtkColumnListView": Entry(.group, .nothing, .clips),
    "GtkTreeView": Entry(.list, .nothing, .clips, inside: .closed),
    "GtkIconView": Entry(.list, .nothing, .clips),
    "GtkScrolledWindow": Entry(.scroller, .scroller, .clips),
    "GtkViewport": Entry(.group, .nothing, .clips),
    "GtkNotebook": Entry(.pager, .nothing, .pager),
    "GtkStack": Entry(.group, .stack),
    "AdwViewStack": Entry(.group, .stack),
    "AdwCarousel": Entry(.pager, .nothing, [.pager, .clips]),
    "AdwTabView": Entry(.pager, .nothing, .pager),
    "GtkWindow": Entry(.window, .window),
    "GtkDialog": Entry(.dialog, .window),
    "AdwMessageDialog": Entry(.dialog, .window),
    "AdwAboutWindow": Entry(.dialog, .window),
    "AdwPreferencesWindow": Entry(.dialog, .window),
    "AdwDialog": Entry(.dialog, .dialog, .modal),
    "GtkPopover": Entry(.popover, .popover),
    "GtkGizmo": Entry(.group, .gizmo),

    // Plain ones, on which the toolkit itself puts no gesture.
    "GtkBox": Entry(.group, gestures: .both),
    "GtkCenterBox": Entry(.group, gestures: .both),
    "GtkGrid": Entry(.group, gestures: .both),
    "GtkFixed": Entry(.group, gestures: .both),
    "GtkOverlay": Entry(.group, gestures: .both),
    "GtkFrame": Entry(.group, gestures: .both),
    "GtkAspectFrame": Entry(.group, gestures: .both),
    "GtkRevealer": Entry(.group, gestures: .both),
    "GtkDrawingArea": Entry(.image, gestures: .both),
    "GtkGLArea": Entry(.image, gestures: .both),
    "GtkVideo": Entry(.image),
    "AdwBin": Entry(.group, gestures: .both),
    "AdwClamp": Entry(.group, gestures: .both),
    "AdwStatusPage": Entry(.group, gestures: .both),
    "GtkWidget": Entry(.group, gestures: .both),
  ]
}
#endif
