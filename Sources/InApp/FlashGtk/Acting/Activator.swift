#if FLASH
import CFlashGtk
import CFlashGtkShim
import FlashServer

/// Triggers what a widget stands for, as a screen reader would.
@UIActor
struct Activator {
  let widget: Widget
  let facts: TypeFacts
  let items: ListItems

  /// The widget is kept by the caller.
  func tap() -> Attempt {
    switch facts.reading {
    case .button, .toggle, .link, .viewTab:
      // `gtk_widget_activate` presses it for a quarter of a second first.
      flash_emit(widget, "clicked")
      return .taken
    case .switch:
      // What its own activation ends in, without the slide.
      gtk_switch_set_active(widget.opaque, gtk_switch_get_active(widget.opaque) == 0 ? 1 : 0)
      return .taken
    case .menu: return openMenu()
    case .dropdown, .comboBox: return clickInside()
    case .label: return followLink()
    case .editable, .text, .textView: return focus()
    case .editableLabel:
      gtk_editable_label_start_editing(widget.opaque)
      return .taken
    case .gizmo: return turnToTab()
    case .adwTab: return selectTab()
    case .listItem: return activateItem()
    case .expanderRow: return toggle("expanded")
    case .treeExpander:
      return flash_activate_action(widget, "listitem.toggle-expand")
        ? .taken : .notThere("the row cannot be expanded")
    case .columnTitle: return sort()
    case .range: return .notThere("a range has no activation")
    default: return activate()
    }
  }

  private func activate() -> Attempt {
    gtk_widget_activate(widget) != 0
      ? .taken : .notThere("a \(facts.name) has no accessible action")
  }

  private func focus() -> Attempt {
    guard let field = Field(widget) else { return .notThere("no text to focus") }
    if case .line(let line) = field.form {
      gtk_text_grab_focus_without_selecting(line.of(GtkText.self))
      return .taken
    }
    return gtk_widget_grab_focus(widget) != 0 ? .taken : .notThere("it cannot take the focus")
  }

  /// What opens a list is a toggle inside, whose own activation takes a quarter of a second.
  private func clickInside() -> Attempt {
    guard let inner = widget.firstDescendant(where: { $0.isA(Types.button) }) else {
      return activate()
    }
    flash_emit(inner, "clicked")
    return .taken
  }

  private func openMenu() -> Attempt {
    guard widget.isA(Types.menuButton) else { return clickInside() }
    let popover = gtk_menu_button_get_popover(widget.opaque).map { Widget(gtk: $0) }
    if let popover, popover.isMapped {
      gtk_menu_button_popdown(widget.opaque)
      return .taken
    }
    gtk_menu_button_popup(widget.opaque)
    // Some make their popover only when it is asked for.
    guard let popover = gtk_menu_button_get_popover(widget.opaque).map({ Widget(gtk: $0) }) else {
      return .notThere("it has no menu")
    }
    return popover.isMapped
      ? .taken
      : .refused("its popover did not come up; does another program's menu hold the pointer?")
  }

  private func followLink() -> Attempt {
    guard gtk_label_get_use_markup(widget.opaque) != 0, let link = Links.first(in: widget) else {
      return .notThere("a label has no accessible action")
    }
    return flash_emit_link(widget, link) ? .taken : .notThere("nothing follows its link")
  }

  private func turnToTab() -> Attempt {
    guard let (notebook, page) = Tabs.notebookPage(ofTab: widget) else {
      return Combos.choose(widget) ? .taken : activate()
    }
    gtk_notebook_set_current_page(notebook.opaque, page)
    return .taken
  }

  private func selectTab() -> Attempt {
    guard let page = Tabs.page(ofTab: widget), let view = flash_get_object(widget, "view"),
      let select = Adwaita.function("adw_tab_view_set_selected_page", Adwaita.SetPointer.self)
    else { return .notThere("its tab view is not known") }
    select(view, page)
    return .taken
  }

  /// A click selects a row, and a double click or Return activates it; a tap stands for both.
  private func activateItem() -> Attempt {
    if let item = items.item(of: widget) {
      if gtk_list_item_get_selectable(item) != 0 { flash_select_row(widget) }
      guard widget.root != nil else { return .taken }
      if gtk_list_item_get_activatable(item) == 0 { return .taken }
    } else {
      flash_select_row(widget)
      guard widget.root != nil else { return .taken }
    }
    return activate()
  }

  func toggle(_ property: String) -> Attempt {
    let isOn = flash_get_bool(widget, property, false)
    return flash_set_bool(widget, property, !isOn) ? .taken : .notThere("it has no '\(property)'")
  }

  private func sort() -> Attempt {
    guard let view = widget.ancestor(Types.columnView),
      let column = Columns.column(ofTitle: widget),
      gtk_column_view_column_get_sorter(column) != nil
    else { return .notThere("its column does not sort") }
    // The arrow that a sorted column shows tells which way it runs.
    let isAscending =
      widget.firstDescendant {
        $0.isMapped && $0.typeName == "GtkBuiltinIcon"
          && gtk_widget_has_css_class($0, "ascending") != 0
      } != nil
    gtk_column_view_sort_by_column(
      view.opaque, column, isAscending ? GTK_SORT_DESCENDING : GTK_SORT_ASCENDING)
    return .taken
  }
}
#endif
