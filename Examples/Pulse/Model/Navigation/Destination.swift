/// A screen that the app can show, with what it must know for it.
public enum Destination: Hashable, Sendable {
  case home(Section)
  case sections
  case saved
  case profile

  case section(Section)
  case article(String)
  case pictures(String)
  case author(String)
  case live
  case search(String)
  case share(String)

  case login
  case signup
  case reset
  case account
  case following
  case history
  case newsletters
  case signout

  case settings
  case fontsize
  case notifications
  case appearance
  case language
  case privacy
  case downloads
  case cleardownloads
  case about
  case licences
  case licence(Licence)
  case help
  case answer(HelpTopic)
  case feedback
}

extension Destination {
  /// How a screen comes up.
  public enum Mode: String, Sendable { case root, tab, push, sheet, alert }

  public var mode: Mode {
    switch self {
    case .home, .sections, .saved, .profile: .tab
    case .share: .sheet
    case .signout, .cleardownloads: .alert
    default: .push
    }
  }

  /// The tab that it belongs to; nil for what is pushed wherever the reader is.
  public var tab: Tab? {
    switch self {
    case .home: .home
    case .sections, .section: .sections
    case .saved: .saved
    case .article, .pictures, .author, .live, .search, .share: nil
    default: .profile
    }
  }

  /// The screen that it is reached from, which back leads to.
  public var parent: Destination? {
    switch self {
    case .pictures(let story), .share(let story): .article(story)
    case .fontsize, .notifications, .appearance, .language, .privacy, .downloads, .about,
      .licences:
      .settings
    case .cleardownloads: .downloads
    case .licence: .licences
    case .answer, .feedback: .help
    case .signup, .reset: .login
    default: nil
    }
  }

  /// Whether it is there for someone who is signed in alone.
  public var needsAccount: Bool { self == .account || self == .signout }
}
