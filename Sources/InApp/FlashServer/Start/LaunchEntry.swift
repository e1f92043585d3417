#if FLASH
/// What an app that was not running is started with: a link, or a notification that was tapped.
///
/// Both go through the app's own closures, as soon as its router can take them.
package enum LaunchEntry: Equatable, Sendable {
  case deeplink(String)
  case notification(String)

  /// Reads `-FlashDeepLink URL` and `-FlashNotification URL`; what lacks its URL is no entry.
  package static func read(_ arguments: [String]) -> [LaunchEntry] {
    zip(arguments, arguments.dropFirst()).compactMap { name, url in
      switch name {
      case "-FlashDeepLink": .deeplink(url)
      case "-FlashNotification": .notification(url)
      default: nil
      }
    }
  }

  /// How long the app's router may take to come up, in milliseconds, and how often it is asked.
  private static let patience = 60_000
  private static let pause = 20

  /// Opens it once the router is ready; says on stderr why it could not.
  @UIActor
  package func open(_ navigation: Navigation, _ platform: any Platform, waited: Int = 0) {
    guard navigation.isReady else {
      guard waited < Self.patience else {
        return Stderr.say("\(self) was not opened: the app's router did not become ready")
      }
      return platform.after(milliseconds: Self.pause) {
        self.open(navigation, platform, waited: waited + Self.pause)
      }
    }
    let closure: (@MainActor (String) throws -> Bool)?
    let url: String
    switch self {
    case .deeplink(let link): (closure, url) = (navigation.deeplink, link)
    case .notification(let link): (closure, url) = (navigation.notification, link)
    }
    guard let closure else {
      return Stderr.say("\(self) was not opened: the app gave Flash no closure for it")
    }
    do {
      let isKnown = try navigation.call { try closure(url) }
      if !isKnown { Stderr.say("\(self) was not opened: the app does not know it") }
    } catch {
      Stderr.say("\(self) was not opened: \(error)")
    }
  }
}
#endif
