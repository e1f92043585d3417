/// A screen as it is reported once it shows.
public struct Screen: Sendable, Equatable {
  /// What kind, as an upper-case word.
  public var contentType: String
  public var mode: Destination.Mode
  /// Which one of its kind.
  public var id: String?
  public var title: String
}

extension Destination {
  public var screen: Screen {
    Screen(contentType: contentType, mode: mode, id: detail, title: title)
  }

  public var contentType: String {
    switch self {
    case .saved: "LIBRARY"
    default: step.uppercased()
    }
  }

  /// Its argument as text, where it has one.
  public var detail: String? {
    switch self {
    case .home(let section), .section(let section): section.rawValue
    case .article(let id), .pictures(let id), .author(let id), .share(let id): id
    case .search(let query): query.isEmpty ? nil : query
    case .licence(let licence): licence.rawValue
    case .answer(let topic): topic.rawValue
    default: nil
    }
  }

  public var title: String {
    switch self {
    case .home: "Pulse"
    case .section(let section): section.title
    case .article(let id): Archive.story(id)?.headline ?? "Story"
    case .author(let id): Author.with(id: id)?.name ?? "Author"
    case .live: "Live"
    case .share: "Share"
    case .login: "Log in"
    case .signup: "Sign up"
    case .reset: "Reset password"
    case .history: "Reading history"
    case .signout: "Log out"
    case .fontsize: "Font size"
    case .cleardownloads: "Clear downloads"
    case .licence(let licence): licence.title
    case .answer(let topic): topic.question
    default: step.prefix(1).uppercased() + step.dropFirst()
    }
  }
}
