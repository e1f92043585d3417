import CPulseAdwaita
import PulseModel

/// The initials of someone in a circle, in a colour that stays theirs.
enum Avatar {
  static func make(_ name: String, _ size: Int) -> Widget {
    let initials = String(name.split(separator: " ").prefix(2).compactMap(\.first)).uppercased()
    let label = gtk_label_new(initials)!.style("avatar").size(size, size)
      .align(GTK_ALIGN_CENTER, GTK_ALIGN_CENTER)
    label.style("avatar-large", if: size > 60)
    let number = name.utf8.reduce(0) { $0 &+ Int($1) }
    label.style("fill-\(Section.allCases[number % Section.allCases.count].rawValue)")
    // The name stands next to it.
    Accessible.hide(label)
    return label
  }
}
