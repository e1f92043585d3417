#if FLASH
import CFlashGtk
import CFlashGtkShim
import FlashServer

/// What a widget is called: only names that stay the same from one launch to the next.
///
/// In this order: the name given through `Flash.identify`, a widget name of its own, the
/// identifier in the .ui file, the action that it triggers.
@UIActor
enum Identity {
  static func id(of widget: Widget, _ look: FlashLook, _ facts: TypeFacts) -> String? {
    if let own = look.flash_id { return String(cString: own).nonEmpty }
    if let name = String(nonEmpty: look.name) { return name }
    if let built = look.builder_id, let id = builderID(built, of: widget) { return id }
    if facts.traits.contains(.actionable), widget.isA(Types.actionable) {
      return actionName(of: widget)
    }
    return nil
  }

  /// The identifier of a widget by itself, for acts that have no snapshot at hand.
  static func id(of widget: Widget) -> String? {
    if let own = flash_record(widget).pointee.flash_id { return String(cString: own).nonEmpty }
    let name = String(c: gtk_widget_get_name(widget))
    if let name, name != widget.typeName { return name.nonEmpty }
    return gtk_buildable_get_buildable_id(widget.opaque).flatMap { builderID($0, of: widget) }
  }

  private static func builderID(_ text: UnsafePointer<CChar>, of widget: Widget) -> String? {
    // GtkBuilder makes up `___object_N___` where the file gives no identifier.
    if text[0] == 0x5F, text[1] == 0x5F, text[2] == 0x5F { return nil }
    // The root of a template carries the name of its class.
    let type = g_type_from_name(text)
    if type != 0, widget.isA(type) { return nil }
    let id = String(cString: text)
    guard let owner = templateOwner(of: widget, id: text) else { return id.nonEmpty }
    // What is inside of a template comes as often as that: it is named within its owner.
    if owner.isA(Types.window) { return id.nonEmpty }
    if let scope = self.id(of: owner) { return "\(scope).\(id)" }
    return isToolkit(owner) ? nil : id.nonEmpty
  }

  /// The widget whose class's template this one stands in under that identifier.
  private static func templateOwner(of widget: Widget, id: UnsafePointer<CChar>) -> Widget? {
    for (distance, ancestor) in widget.lineage.dropFirst().enumerated() where distance < 12 {
      var type = ancestor.type
      while type != 0, type != gtk_widget_get_type() {
        if gtk_widget_get_template_child(ancestor, type, id) == widget.of(GObject.self) {
          return ancestor
        }
        type = g_type_parent(type)
      }
    }
    return nil
  }

  private static func isToolkit(_ widget: Widget) -> Bool {
    let name = widget.typeName
    return name.hasPrefix("Gtk") || name.hasPrefix("Adw")
  }

  /// `app.open` or `win.font-size::large`, as GAction writes it.
  static func actionName(of widget: Widget) -> String? {
    guard let name = gtk_actionable_get_action_name(widget.opaque) else { return nil }
    return String(
      taking: g_action_print_detailed_name(
        name, gtk_actionable_get_action_target_value(widget.opaque)))
  }
}
#endif
