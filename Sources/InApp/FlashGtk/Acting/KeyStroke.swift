#if FLASH
import CFlashGtk
import CFlashGtkShim
import FlashServer

/// A key as GDK knows it.
struct KeyStroke {
  let keyval: guint
  let modifiers: GdkModifierType
  /// What it types into a text; nil where it types nothing.
  let typed: String?

  private static let names: [String: Int32] = [
    "Return": GDK_KEY_Return, "Escape": GDK_KEY_Escape, "Tab": GDK_KEY_Tab,
    "Space": GDK_KEY_space, "Backspace": GDK_KEY_BackSpace, "Delete": GDK_KEY_Delete,
    "Up": GDK_KEY_Up, "Down": GDK_KEY_Down, "Left": GDK_KEY_Left, "Right": GDK_KEY_Right,
    "Home": GDK_KEY_Home, "End": GDK_KEY_End, "PageUp": GDK_KEY_Page_Up,
    "PageDown": GDK_KEY_Page_Down,
  ]

  /// - Returns: nil for a name that no key has.
  init?(_ key: Key) {
    var modifiers: UInt32 = 0
    if key.modifiers.contains(.shift) { modifiers |= GDK_SHIFT_MASK.rawValue }
    if key.modifiers.contains(.control) { modifiers |= GDK_CONTROL_MASK.rawValue }
    if key.modifiers.contains(.alt) { modifiers |= GDK_ALT_MASK.rawValue }
    if key.modifiers.contains(.command) { modifiers |= GDK_SUPER_MASK.rawValue }
    let isPlain = key.modifiers.isSubset(of: .shift)
    if let known = Self.names[key.name] {
      // Shift+Tab is a key of its own on X11 and Wayland.
      let isBackTab = known == GDK_KEY_Tab && key.modifiers.contains(.shift)
      keyval = guint(isBackTab ? GDK_KEY_ISO_Left_Tab : known)
      typed = isPlain ? (key.name == "Space" ? " " : key.name == "Return" ? "\n" : nil) : nil
    } else if key.name.count > 1, key.name.first == "F",
      let number = Int32(key.name.dropFirst()), (1...12).contains(number)
    {
      keyval = guint(GDK_KEY_F1 + number - 1)
      typed = nil
    } else if key.name.unicodeScalars.count == 1, let scalar = key.name.unicodeScalars.first {
      let plain = gdk_unicode_to_keyval(scalar.value)
      if isPlain {
        keyval = key.modifiers.contains(.shift) ? gdk_keyval_to_upper(plain) : plain
        // A capital letter comes with Shift held.
        if plain != gdk_keyval_to_lower(plain) { modifiers |= GDK_SHIFT_MASK.rawValue }
      } else {
        // `Ctrl+F` is how people write Control and the key that has an F on it.
        keyval = gdk_keyval_to_lower(plain)
      }
      typed = isPlain ? Unicode.Scalar(gdk_keyval_to_unicode(keyval)).map { String($0) } : nil
    } else {
      return nil
    }
    self.modifiers = GdkModifierType(rawValue: modifiers)
  }

  /// Whether a trigger answers to it.
  func fires(_ trigger: OpaquePointer?) -> Bool {
    guard let trigger else { return false }
    let raw = UnsafeRawPointer(trigger)
    if flash_is_a(raw, gtk_keyval_trigger_get_type()) {
      let wanted = gtk_keyval_trigger_get_keyval(trigger)
      let held = gtk_keyval_trigger_get_modifiers(trigger).rawValue
      if wanted == keyval, held == modifiers.rawValue { return true }
      // Triggers name letters in lower case, with Shift as a modifier where it is meant.
      return gdk_keyval_to_lower(wanted) == gdk_keyval_to_lower(keyval)
        && held == modifiers.rawValue
    }
    if flash_is_a(raw, gtk_alternative_trigger_get_type()) {
      return fires(gtk_alternative_trigger_get_first(trigger))
        || fires(gtk_alternative_trigger_get_second(trigger))
    }
    if flash_is_a(raw, gtk_mnemonic_trigger_get_type()) {
      return modifiers == GDK_ALT_MASK
        && gtk_mnemonic_trigger_get_keyval(trigger) == gdk_keyval_to_lower(keyval)
    }
    return false
  }
}
#endif
