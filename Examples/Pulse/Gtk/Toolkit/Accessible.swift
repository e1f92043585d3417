import CPulseAdwaita

/// What assistive technology is told; GTK's own calls for it have no fixed number of arguments.
enum Accessible {
  static func name(_ widget: Widget, _ name: String) {
    set(widget, GTK_ACCESSIBLE_PROPERTY_LABEL) { value in
      g_value_init(&value, gType(16))
      g_value_set_string(&value, name)
    }
  }

  static func modal(_ widget: Widget) {
    set(widget, GTK_ACCESSIBLE_PROPERTY_MODAL) { value in
      g_value_init(&value, gType(5))
      g_value_set_boolean(&value, 1)
    }
  }

  static func selected(_ widget: Widget, _ isSelected: Bool) {
    var states = [GTK_ACCESSIBLE_STATE_SELECTED]
    var value = GValue()
    // Of three values: yes, no and undefined.
    g_value_init(&value, gType(6))
    g_value_set_int(&value, isSelected ? 1 : 0)
    gtk_accessible_update_state_value(widget.cast(), 1, &states, &value)
    g_value_unset(&value)
  }

  /// Leaves it out, since what stands next to it says the same.
  static func hide(_ widget: Widget) {
    var states = [GTK_ACCESSIBLE_STATE_HIDDEN]
    var value = GValue()
    g_value_init(&value, gType(5))
    g_value_set_boolean(&value, 1)
    gtk_accessible_update_state_value(widget.cast(), 1, &states, &value)
    g_value_unset(&value)
  }

  /// A new widget with a role other than its type's own.
  static func make(_ type: GType, _ role: GtkAccessibleRole) -> Widget {
    var value = GValue()
    g_value_init(&value, gtk_accessible_role_get_type())
    g_value_set_enum(&value, Int32(role.rawValue))
    defer { g_value_unset(&value) }
    return "accessible-role".withCString { name in
      var names: [UnsafePointer<CChar>?] = [name]
      return g_object_new_with_properties(type, 1, &names, &value)!.cast()
    }
  }

  /// The fundamental types, which are macros in C: 5 is a boolean, 6 an int, 16 a
  /// string.
  private static func gType(_ number: Int) -> GType { GType(number << 2) }

  private static func set(
    _ widget: Widget, _ property: GtkAccessibleProperty, _ fill: (inout GValue) -> Void
  ) {
    var properties = [property]
    var value = GValue()
    fill(&value)
    gtk_accessible_update_property_value(widget.cast(), 1, &properties, &value)
    g_value_unset(&value)
  }
}
