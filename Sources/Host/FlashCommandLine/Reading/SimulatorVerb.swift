/// What `flash sim` does.
public enum SimulatorVerb: String, Sendable, CaseIterable {
  case list, boot, shutdown, erase, install, terminate, openurl, push, grant, revoke, reset
  case appearance, statusbar

  /// As it is typed.
  var usage: String {
    switch self {
    case .list: "list"
    case .boot, .shutdown: "\(rawValue) [NAME]"
    case .erase: "erase NAME"
    case .install: "install APP"
    case .terminate: "terminate [BUNDLE]"
    case .openurl: "openurl URL"
    case .push: "push FILE|TEXT [BUNDLE]"
    case .grant, .revoke, .reset: "\(rawValue) SERVICE [BUNDLE]"
    case .appearance: "appearance dark|light"
    case .statusbar: "statusbar [TIME|clear]"
    }
  }

  var summary: String {
    switch self {
    case .list: "which there are, and who has them"
    case .boot: "boot one and wait until it is up"
    case .shutdown: "shut one down"
    case .erase: "take all apps and settings off one"
    case .install: "install an app's bundle"
    case .terminate: "end an app"
    case .openurl: "open a link as from outside the app"
    case .push: "deliver a notification: a payload's file, or the text of its alert"
    case .grant: "grant a permission before the app asks: location, photos, all …"
    case .revoke: "deny a permission before the app asks"
    case .reset: "let the app ask again"
    case .appearance: "dark or light"
    case .statusbar: "a status bar that is the same in every picture; 9:41 unless given"
    }
  }

  /// How many words may follow.
  var words: ClosedRange<Int> {
    switch self {
    case .list: 0...0
    case .boot, .shutdown, .terminate, .statusbar: 0...1
    case .erase, .install, .openurl, .appearance: 1...1
    case .push, .grant, .revoke, .reset: 1...2
    }
  }

  /// The first word, where one is needed.
  var wanted: String {
    switch self {
    case .erase: "a simulator's name"
    case .install: "an app's bundle"
    case .openurl: "a URL"
    case .push: "a payload's file or a text"
    case .grant, .revoke, .reset: "a service"
    case .appearance: "dark or light"
    case .list, .boot, .shutdown, .terminate, .statusbar: "nothing"
    }
  }

  var example: String {
    switch self {
    case .erase: "erase 'iPhone 16'"
    case .install: "install News.app"
    case .openurl: "openurl pulse://search?q=river"
    case .push: "push 'Rain tonight'"
    case .grant, .revoke, .reset: "\(rawValue) location"
    case .appearance: "appearance dark"
    case .list, .boot, .shutdown, .terminate, .statusbar: rawValue
    }
  }
}
