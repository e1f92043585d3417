import PulseModel
import SwiftUI

/// The demo app for iOS: a news app with made-up stories.
@main
struct PulseApp: App {
  @StateObject private var shell = Shell()

  var body: some SwiftUI.Scene {
    WindowGroup {
      RootView()
        .environmentObject(shell)
        .onOpenURL { url in try? shell.router.open(link: url.absoluteString) }
        .onAppear { shell.becomeReady() }
    }
  }
}
