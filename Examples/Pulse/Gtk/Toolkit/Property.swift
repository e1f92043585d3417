import CPulseAdwaita

extension ObjectPointer {
  /// Sets a property for which this version of a library has no function.
  func set(_ property: String, _ text: String) {
    var value = GValue()
    g_value_init(&value, GType(16 << 2))  // G_TYPE_STRING, which is a macro in C
    g_value_set_string(&value, text)
    g_object_set_property(raw.assumingMemoryBound(to: GObject.self), property, &value)
    g_value_unset(&value)
  }
}
