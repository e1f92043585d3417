/// A destination by name, as links and drivers ask for it.
public struct Step: Sendable, Equatable {
  public struct Argument: Sendable, Equatable {
    public var name: String
    public var required: Bool
    public var summary: String
  }

  public var name: String
  public var summary: String
  public var argument: Argument?

  init(_ name: String, _ summary: String, _ argument: Argument? = nil) {
    self.name = name
    self.summary = summary
    self.argument = argument
  }

  public static let all: [Step] = [
    Step("home", "Home on one of its top tabs", .optional("tab", "top, video, sports, …")),
    Step("sections", "All twelve sections"),
    Step("saved", "Stories saved for later"),
    Step("profile", "Account, reading and settings"),
    Step("section", "The feed of one section", .required("id", "a section, such as tech")),
    Step("article", "A story", .required("id", "a story, such as tech-1")),
    Step("pictures", "The pictures of a story", .required("id", "a story, such as tech-1")),
    Step("author", "Who wrote it, and what else", .required("id", "such as mara-lindqvist")),
    Step("live", "The broadcast, waiting to begin"),
    Step("search", "Search, with results", .optional("query", "words, such as river")),
    Step("share", "The share sheet of a story", .required("id", "a story, such as tech-1")),
    Step("login", "Log in by email and password"),
    Step("signup", "Make an account"),
    Step("reset", "Ask for a new password"),
    Step("account", "The account, when logged in"),
    Step("following", "Sections that are followed"),
    Step("history", "Stories read before"),
    Step("newsletters", "Letters by email"),
    Step("signout", "The alert that asks before logging out, when logged in"),
    Step("settings", "All settings"),
    Step("fontsize", "Size of the text"),
    Step("notifications", "What to be told of"),
    Step("appearance", "Light, dark or as the system"),
    Step("language", "Language of dates"),
    Step("privacy", "What is shared"),
    Step("downloads", "Stories kept for reading without a network"),
    Step("cleardownloads", "The alert that asks before clearing downloads"),
    Step("about", "Version and contact"),
    Step("licences", "Software that Pulse is made with"),
    Step("licence", "One licence", .required("id", "such as gtk")),
    Step("help", "Questions and answers"),
    Step("answer", "One answer", .required("id", "such as save")),
    Step("feedback", "Write to the editors"),
  ]
}

extension Step.Argument {
  static func required(_ name: String, _ summary: String) -> Self {
    Self(name: name, required: true, summary: summary)
  }
  static func optional(_ name: String, _ summary: String) -> Self {
    Self(name: name, required: false, summary: summary)
  }
}

extension Destination {
  /// The name of the step that leads here.
  public var step: String {
    // A case's own name up to its payload is the step's name, which a test holds.
    let name = "\(self)"
    return String(name.prefix { $0 != "(" })
  }
}
