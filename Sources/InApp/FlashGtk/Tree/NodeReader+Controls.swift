#if FLASH
import CFlashGtk
import CFlashGtkShim
import FlashProtocol
import FlashServer

extension NodeReader {
  func readControl(into node: inout Node) {
    switch facts.reading {
    case .button, .link: node.text = buttonText()
    case .toggle: readToggle(into: &node)
    case .check: readCheck(into: &node)
    case .switch:
      if gtk_switch_get_active(widget.opaque) != 0 { node.state.insert(.checked) }
    case .menu: readMenuButton(into: &node)
    case .modelButton:
      node.text = string("text")?.withoutMnemonic ?? string("icon") ?? tooltip()
      if flash_get_bool(widget, "active", false) { node.state.insert(.checked) }
    case .barItem: node.text = widget.shownText
    case .treeExpander: readTreeExpander(into: &node)
    case .columnTitle: readColumnTitle(into: &node)
    case .dropdown, .comboBox: readDropDown(into: &node)
    case .expander:
      let expander = widget.opaque
      node.text = label(
        gtk_expander_get_label(expander), underlined: gtk_expander_get_use_underline(expander) != 0)
      if gtk_expander_get_expanded(expander) != 0 { node.state.insert(.expanded) }
    case .range:
      node.text = tooltip()
      node.value = NodeReader.number(
        widget.isA(Types.range)
          ? gtk_range_get_value(widget.of(GtkRange.self)) : flash_get_number(widget, "value", 0))
    case .viewTab:
      node.text = string("label")?.withoutMnemonic
      if has(GTK_STATE_FLAG_CHECKED) { node.state.insert(.selected) }
      node.id = node.id ?? Tabs.pageName(ofSwitcherButton: widget)
    case .adwTab:
      node.text = Tabs.page(ofTab: widget).flatMap {
        String(taking: flash_get_string($0, "title"))?.nonEmpty
      }
      if has(GTK_STATE_FLAG_SELECTED) { node.state.insert(.selected) }
    case .gizmo: readGizmo(into: &node)
    default: break
    }
  }

  private func tooltip() -> String? {
    String(nonEmpty: gtk_widget_get_tooltip_text(widget))
  }

  /// Its label; where labels in it say more, nil, so that those are joined; a tooltip, and at last
  /// its icon's name, where it shows no text at all.
  private func buttonText() -> String? {
    let button = widget.of(GtkButton.self)
    if let text = label(
      gtk_button_get_label(button), underlined: gtk_button_get_use_underline(button) != 0)
    {
      return text
    }
    if let icon = String(nonEmpty: gtk_button_get_icon_name(button)) { return tooltip() ?? icon }
    let hasText =
      widget.firstDescendant {
        $0.isA(Types.label) && $0.isMapped && gtk_label_get_text($0.opaque)?.pointee != 0
      } != nil
    return hasText ? nil : tooltip()
  }

  private func readToggle(into node: inout Node) {
    node.text = buttonText()
    let isOn = gtk_toggle_button_get_active(widget.of(GtkToggleButton.self)) != 0
    let isSwitcher = widget.parent?.isA("GtkStackSwitcher") ?? false
    if isSwitcher || role == GTK_ACCESSIBLE_ROLE_TAB {
      node.kind = .tab
      if isOn { node.state.insert(.selected) }
      if isSwitcher { node.id = node.id ?? Tabs.pageName(ofSwitcherButton: widget) }
    } else if isOn {
      node.state.insert(.checked)
    }
  }

  private func readCheck(into node: inout Node) {
    let check = widget.of(GtkCheckButton.self)
    node.text = label(
      gtk_check_button_get_label(check), underlined: gtk_check_button_get_use_underline(check) != 0)
    if gtk_check_button_get_active(check) != 0 { node.state.insert(.checked) }
    // No getter tells that it is one of a group; what it draws does.
    if let mark = gtk_widget_get_first_child(widget),
      String(c: gtk_widget_get_css_name(mark)) == "radio"
    {
      node.kind = .radio
    }
  }

  private func readMenuButton(into node: inout Node) {
    let button = widget.opaque
    node.text =
      label(
        gtk_menu_button_get_label(button),
        underlined: gtk_menu_button_get_use_underline(button) != 0) ?? tooltip()
      ?? widget.shownText ?? String(nonEmpty: gtk_menu_button_get_icon_name(button))
    if let popover = gtk_menu_button_get_popover(button), Widget(gtk: popover).isMapped {
      node.state.insert(.expanded)
    }
  }

  private func readTreeExpander(into node: inout Node) {
    guard let row = gtk_tree_expander_get_list_row(widget.opaque),
      gtk_tree_list_row_is_expandable(row) != 0
    else {
      node.kind = .group
      return
    }
    node.traits.insert(.actionable)
    if gtk_tree_list_row_get_expanded(row) != 0 { node.state.insert(.expanded) }
  }

  private func readColumnTitle(into node: inout Node) {
    let column = Columns.column(ofTitle: widget)
    node.text = column.flatMap { String(nonEmpty: gtk_column_view_column_get_title($0)) }
    if column.flatMap({ gtk_column_view_column_get_sorter($0) }) != nil {
      node.traits.insert(.actionable)
    } else {
      node.kind = .text
    }
  }

  private func readDropDown(into node: inout Node) {
    // The selected item is read from what it shows: items are of any type.
    if facts.reading == .dropdown {
      node.value = widget.shownText
    } else {
      node.value =
        widget.isA("GtkComboBoxText")
        ? String(taking: gtk_combo_box_text_get_active_text(widget.opaque))?.nonEmpty
        : widget.shownText
      if gtk_combo_box_get_has_entry(widget.of(GtkComboBox.self)) != 0 { node.kind = .field }
    }
    node.text = tooltip()
  }

  /// A nameless part of some composite; the tabs of a notebook are of this kind,
  /// and the items of a ComboBox.
  private func readGizmo(into node: inout Node) {
    let part = String(c: gtk_widget_get_css_name(widget))
    if part == "modelbutton", let text = Combos.itemText(widget) {
      node.kind = .menuitem
      node.text = text
      node.traits.insert(.actionable)
    }
    guard part == "tab",
      let (notebook, page) = Tabs.notebookPage(ofTab: widget)
    else { return }
    node.kind = .tab
    node.traits.insert(.actionable)
    if gtk_notebook_get_current_page(notebook.opaque) == page { node.state.insert(.selected) }
  }
}

extension Widget {
  /// All that its mapped labels say, in drawing order.
  var shownText: String? {
    var parts: [String] = []
    collectText(into: &parts)
    return parts.isEmpty ? nil : parts.joined(separator: ", ")
  }

  /// A list's row is read the same way whether it is on screen or was built for a sweep.
  func collectText(into parts: inout [String]) {
    let text =
      if isA(Types.label) {
        String(c: gtk_label_get_text(opaque))
      } else if isA(Types.inscription) {
        String(c: gtk_inscription_get_text(opaque))
      } else {
        String?.none
      }
    if let text = text?.nonEmpty, parts.last != text { parts.append(text) }
    for child in children where gtk_widget_get_child_visible(child) != 0 {
      if gtk_widget_get_visible(child) != 0, !child.isA(Types.native) {
        child.collectText(into: &parts)
      }
    }
  }
}
#endif
