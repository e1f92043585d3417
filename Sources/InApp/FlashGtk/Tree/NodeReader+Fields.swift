#if FLASH
import CFlashGtk
import CFlashGtkShim
import FlashProtocol
import FlashServer

extension NodeReader {
  func readField(into node: inout Node) {
    if facts.reading == .textView { return readTextView(into: &node) }
    guard let field = Field(widget) else { return }
    node.placeholder = field.placeholder
    if field.isSecure {
      node.state.insert(.secure)
    } else {
      node.value = field.text
    }
    if !field.isEditable { node.state.insert(.readonly) }
    // What has the focus is the text inside it.
    if has(GTK_STATE_FLAG_FOCUS_WITHIN) { node.state.insert(.focused) }
    if facts.reading == .editable, widget.isA("AdwPreferencesRow") {
      node.text = string("title")?.withoutMnemonic
    } else if facts.reading != .text {
      node.text = String(nonEmpty: gtk_widget_get_tooltip_text(widget))
    }
  }

  private func readTextView(into node: inout Node) {
    guard let field = Field(widget) else { return }
    node.value = field.text
    if !field.isEditable { node.state.insert(.readonly) }
    if gtk_widget_get_focusable(widget) == 0 { node.traits.remove(.actionable) }
    if let parent = widget.parent, !parent.isA(Types.scrolledWindow) {
      node.traits.formUnion(Scrolling.traits(of: widget))
    }
  }
}
#endif
