#if FLASH
import CFlashGtk
import CFlashGtkShim
import FlashProtocol
import FlashServer

extension NodeReader {
  /// A row that can only be marked as selected is of no interest where it holds controls: they are
  /// what a person uses there.
  var yieldsToControls: Bool {
    guard let list = widget.parent else { return false }
    return switch facts.reading {
    case .listRow where list.isA(Types.listBox): RowTriggers.answer(of: widget, in: list) == .mark
    case .flowRow where list.isA(Types.flowBox):
      RowTriggers.answer(ofChild: widget, in: list) == .mark
    default: false
    }
  }

  func readRow(into node: inout Node) {
    switch facts.reading {
    case .flowRow:
      node.row = gtk_flow_box_child_get_index(widget.of(GtkFlowBoxChild.self))
      if has(GTK_STATE_FLAG_SELECTED) { node.state.insert(.selected) }
      if let box = widget.parent, box.isA(Types.flowBox),
        RowTriggers.answer(ofChild: widget, in: box) != .none
      {
        node.traits.insert(.actionable)
      }
    case .listItem:
      if has(GTK_STATE_FLAG_SELECTED) { node.state.insert(.selected) }
      let item = items.item(of: widget)
      node.row = item.map { Int32(bitPattern: gtk_list_item_get_position($0)) } ?? -1
      // The headers of a ColumnView's columns stand in a widget of this type too.
      if widget.parent?.isA(Types.listBase) ?? false, item.map(RowTriggers.answers) ?? true {
        node.traits.insert(.actionable)
      } else {
        node.kind = .group
      }
    default: readListBoxRow(into: &node)
    }
  }

  private func readListBoxRow(into node: inout Node) {
    let row = widget.of(GtkListBoxRow.self)
    if has(GTK_STATE_FLAG_SELECTED) { node.state.insert(.selected) }
    if let box = widget.parent, box.isA(Types.listBox) {
      node.row = gtk_list_box_row_get_index(row)
      if RowTriggers.answer(of: widget, in: box) != .none { node.traits.insert(.actionable) }
    }
    switch facts.reading {
    case .actionRow, .switchRow, .comboRow, .expanderRow:
      node.text = string("title")?.withoutMnemonic
      node.value = string("subtitle")
    default: break
    }
    switch facts.reading {
    case .switchRow:
      if flash_get_bool(widget, "active", false) { node.state.insert(.checked) }
    case .expanderRow:
      if flash_get_bool(widget, "expanded", false) { node.state.insert(.expanded) }
    case .comboRow: node.value = ComboRows.selectedText(of: widget) ?? node.value
    default: break
    }
  }
}

/// What comes of it when a row is triggered.
enum RowTriggers {
  enum Answer {
    case none
    /// It is marked as selected, and nobody is told.
    case mark
    case handled
  }

  static func answer(of row: Widget, in box: Widget) -> Answer {
    let plain = row.of(GtkListBoxRow.self)
    if gtk_list_box_row_get_activatable(plain) != 0,
      hasHandler(box, "row-activated", Types.listBox)
        || hasHandler(row, "activate", Types.listBoxRow)
        || gtk_actionable_get_action_name(row.opaque) != nil || row.isA("AdwActionRow")
    {
      return .handled
    }
    guard gtk_list_box_row_get_selectable(plain) != 0,
      gtk_list_box_get_selection_mode(box.opaque) != GTK_SELECTION_NONE
    else { return .none }
    return hasHandler(box, "row-selected", Types.listBox)
      || hasHandler(box, "selected-rows-changed", Types.listBox) ? .handled : .mark
  }

  static func answer(ofChild child: Widget, in box: Widget) -> Answer {
    if hasHandler(box, "child-activated", Types.flowBox)
      || hasHandler(child, "activate", Types.flowBoxChild)
    {
      return .handled
    }
    guard gtk_flow_box_get_selection_mode(box.opaque) != GTK_SELECTION_NONE else { return .none }
    return hasHandler(box, "selected-children-changed", Types.flowBox) ? .handled : .mark
  }

  static func answers(item: OpaquePointer) -> Bool {
    gtk_list_item_get_activatable(item) != 0 || gtk_list_item_get_selectable(item) != 0
  }

  private static func hasHandler(_ widget: Widget, _ signal: String, _ type: GType) -> Bool {
    g_signal_has_handler_pending(widget, g_signal_lookup(signal, type), 0, 0) != 0
  }
}

/// The value of a row that drops down a list.
enum ComboRows {
  /// Read from the model: the row shows its selection in a list of its own.
  @UIActor
  static func selectedText(of row: Widget) -> String? {
    guard let item = flash_get_object(row, "selected-item") else { return nil }
    return flash_is_a(item, gtk_string_object_get_type())
      ? String(c: gtk_string_object_get_string(OpaquePointer(item))) : nil
  }
}
#endif
