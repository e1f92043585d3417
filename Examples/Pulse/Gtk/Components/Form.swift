import CPulseAdwaita

/// Fields one under the other, and a button that waits until they are filled.
final class Form {
  let widget: Widget
  private let note: Widget
  private let submit: Widget
  private var fields: [Widget] = []
  private let isComplete: (Form) -> Bool

  /// - Parameter isComplete: whether the button may be pressed.
  init(
    _ prefix: String, submit title: String, isComplete: @escaping (Form) -> Bool,
    _ run: @escaping (Form) -> Void
  ) {
    self.isComplete = isComplete
    widget = Build.column(14)
    note = Build.label("", "notice").id("\(prefix).error").shown(false)
    submit = Build.button("\(prefix).submit", title) {}.style("suggested-action").enabled(false)
    widget.append(note)
    widget.append(submit)
    widget.keep(self)
    submit.on("clicked") { [weak self] in self.map(run) }
  }

  @discardableResult
  func add(_ id: String, _ label: String, isSecret: Bool = false, isEmail: Bool = false) -> Self {
    let field = isSecret ? gtk_password_entry_new()! : gtk_entry_new()!
    field.id(id).expand()
    if isSecret {
      gtk_password_entry_set_show_peek_icon(field.cast(), 0)
    } else {
      gtk_entry_set_input_purpose(
        field.cast(), isEmail ? GTK_INPUT_PURPOSE_EMAIL : GTK_INPUT_PURPOSE_NAME)
    }
    Accessible.name(field, label)
    field.on("changed") { [weak self] in self?.update() }
    field.on("activate") { [weak self] in if let self { gtk_widget_activate(submit) } }
    fields.append(field)
    insert(Build.column(6, Build.label(label, "field-label"), field))
    return self
  }

  /// Puts something else between the fields and the button.
  @discardableResult
  func insert(_ row: Widget) -> Self {
    gtk_box_insert_child_after(widget.cast(), row, gtk_widget_get_prev_sibling(note))
    return self
  }

  func text(_ index: Int) -> String { String(cString: gtk_editable_get_text(fields[index].cast())) }

  func fail(_ reason: String?) {
    gtk_label_set_text(note.cast(), reason ?? "")
    note.shown(reason != nil)
    update()
  }

  /// - Parameter isBusy: nothing can be pressed meanwhile.
  func update(isBusy: Bool = false) { submit.enabled(!isBusy && isComplete(self)) }
}
