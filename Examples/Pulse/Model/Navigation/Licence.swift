/// Software that Pulse is made with, and under which terms.
public enum Licence: String, CaseIterable, Sendable {
  case pulse, swift, gtk, libadwaita, cairo, pango

  public var title: String {
    switch self {
    case .pulse: "Pulse"
    case .swift: "Swift"
    case .gtk: "GTK"
    case .libadwaita: "libadwaita"
    case .cairo: "cairo"
    case .pango: "Pango"
    }
  }

  public var terms: String {
    switch self {
    case .pulse, .swift: "Apache License 2.0"
    case .gtk, .libadwaita, .pango: "GNU LGPL 2.1 or later"
    case .cairo: "GNU LGPL 2.1 or MPL 1.1"
    }
  }

  public var summary: String {
    switch self {
    case .pulse: "The app that you are reading this in, with its stories and pictures."
    case .swift: "The language, its standard library and its runtime."
    case .gtk: "The toolkit that draws every control."
    case .libadwaita: "The building blocks and the look of the GNOME desktop."
    case .cairo: "Two-dimensional graphics."
    case .pango: "Layout of text in all scripts."
    }
  }

  public var text: [String] {
    switch self {
    case .pulse, .swift:
      [
        "You may use, copy, change and pass on this software, in source or in binary form.",
        "Keep the notices, say what you changed, and pass on a copy of the licence.",
        "It comes without warranty of any kind.",
      ]
    case .gtk, .libadwaita, .pango, .cairo:
      [
        "You may use this library in any program, free or not, as long as it can be replaced.",
        "Changes to the library itself are passed on under the same terms, with their source.",
        "It comes without warranty of any kind.",
      ]
    }
  }
}
