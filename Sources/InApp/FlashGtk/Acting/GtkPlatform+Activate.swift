#if FLASH
import CFlashGtk
import CFlashGtkShim
import FlashProtocol
import FlashServer

extension GtkPlatform {
  public func perform(_ gesture: Gesture, on handle: Handle, by path: ActReply.Path) -> Attempt {
    guard let widget = handle.widget, widget.root != nil else {
      return .notThere("it has left its window")
    }
    guard widget.isSensitive else { return .refused("it is insensitive, or what holds it is") }
    moved()
    let facts = catalog.facts(of: widget)
    let held = Held(widget)
    return withExtendedLifetime(held) {
      switch path {
      case .activate: return activate(gesture, widget, facts)
      case .control: return control(gesture, widget, facts)
      case .gesture: return emit(gesture, widget, facts)
      case .nearest, .script: return .notThere("it is done in another way")
      }
    }
  }

  private func activate(_ gesture: Gesture, _ widget: Widget, _ facts: TypeFacts) -> Attempt {
    switch gesture {
    case .tap:
      return Activator(widget: widget, facts: facts, items: items).tap()
    case .doubleTap:
      switch facts.reading {
      case .listItem, .listRow, .flowRow:
        // On a row, a double click is what activates.
        if Gestures.all(.click, of: widget).isEmpty || !facts.gestures.contains(.click) {
          return Activator(widget: widget, facts: facts, items: items).tap()
        }
        return .notThere("it has a click gesture of its own")
      default: return .notThere("no accessible action stands for a double tap")
      }
    case .longPress: return .notThere("no accessible action stands for a long press")
    }
  }

  /// The control's own setter, or the action that it is bound to.
  private func control(_ gesture: Gesture, _ widget: Widget, _ facts: TypeFacts) -> Attempt {
    guard gesture == .tap else { return .notThere("a control knows no \(gesture.rawValue)") }
    if widget.isA(Types.actionable), let name = gtk_actionable_get_action_name(widget.opaque) {
      let target = gtk_actionable_get_action_target_value(widget.opaque)
      if gtk_widget_activate_action_variant(widget, name, target) != 0 { return .taken }
    }
    switch facts.reading {
    case .toggle, .viewTab, .check: return toggle(widget, "active")
    case .switch, .switchRow: return toggle(widget, "active")
    case .expander: return toggle(widget, "expanded")
    case .listRow, .actionRow, .comboRow: return select(row: widget)
    case .flowRow:
      guard let box = widget.parent, box.isA(Types.flowBox) else { break }
      gtk_flow_box_select_child(box.opaque, widget.of(GtkFlowBoxChild.self))
      return .taken
    case .listItem:
      if flash_select_row(widget) { return .taken }
    default: break
    }
    return .notThere("a \(facts.name) has no action of its own")
  }

  private func toggle(_ widget: Widget, _ property: String) -> Attempt {
    Activator(widget: widget, facts: catalog.facts(of: widget), items: items).toggle(property)
  }

  private func select(row: Widget) -> Attempt {
    guard let box = row.parent, box.isA(Types.listBox),
      gtk_list_box_row_get_selectable(row.of(GtkListBoxRow.self)) != 0,
      gtk_list_box_get_selection_mode(box.opaque) != GTK_SELECTION_NONE
    else { return .notThere("the row can be neither activated nor selected") }
    gtk_list_box_select_row(box.opaque, row.of(GtkListBoxRow.self))
    return .taken
  }

  // MARK: - Gestures

  /// The last resort: the handlers of the app's own gesture are called, with no event behind them.
  private func emit(_ gesture: Gesture, _ widget: Widget, _ facts: TypeFacts) -> Attempt {
    let kind: TypeFacts.Gestures = gesture == .longPress ? .longPress : .click
    guard facts.gestures.contains(kind) else {
      return .notThere("gestures of a \(facts.name) belong to the toolkit")
    }
    let gestures = Gestures.all(kind, of: widget)
    guard !gestures.isEmpty else { return .notThere("it has no gesture with a handler") }
    let x = Double(gtk_widget_get_width(widget)) / 2
    let y = Double(gtk_widget_get_height(widget)) / 2
    for held in gestures {
      guard widget.root != nil else { break }
      if kind == .longPress {
        flash_emit_point(held.pointer, "pressed", x, y)
        continue
      }
      for press in 1...(gesture == .doubleTap ? CInt(2) : 1) {
        flash_emit_click(held.pointer, "pressed", press, x, y)
        guard widget.root != nil else { break }
        flash_emit_click(held.pointer, "released", press, x, y)
      }
    }
    return .taken
  }
}
#endif
