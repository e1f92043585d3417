import CAdwaita

/// The initials of someone in a circle.
enum Avatar {
  static func make(_ name: String, _ size: Int) -> Widget {
    let avatar: Widget = adw_avatar_new(Int32(size), name, 1)!.cast()
    Accessible.hide(avatar)
    return avatar.align(GTK_ALIGN_CENTER, GTK_ALIGN_CENTER)
  }
}
