import PulseModel
import SwiftUI

/// The four tabs, what is pushed in each, and what lies over them.
struct RootView: View {
  @EnvironmentObject private var shell: Shell

  var body: some View {
    TabView(selection: tab) {
      ForEach(Tab.allCases, id: \.self) { tab in
        TabStack(tab: tab)
          .tabItem {
            Label(tab.title, systemImage: tab.symbol).id(named: "tab.\(tab.rawValue)")
          }
          .tag(tab)
      }
    }
    .overlay(alignment: .bottom) { ToastView().padding(.bottom, 60) }
    .sheet(isPresented: isPresented(.sheet)) { sheet }
    .alert(alertTitle, isPresented: isPresented(.alert)) {
      alertButtons
    } message: {
      Text(alertText)
    }
    .preferredColorScheme(colorScheme)
  }

  private var tab: Binding<Tab> {
    Binding {
      shell.place.tab
    } set: {
      shell.router.select($0)
    }
  }

  private func isPresented(_ mode: Destination.Mode) -> Binding<Bool> {
    Binding {
      shell.place.modal?.mode == mode
    } set: {
      if !$0 { shell.router.dismiss() }
    }
  }

  @ViewBuilder private var sheet: some View {
    if case .share(let id) = shell.place.modal, let story = Archive.story(id) {
      ShareSheet(story: story).presentationDetents([.medium])
    }
  }

  private var alertTitle: String {
    shell.place.modal == .cleardownloads ? "Clear downloads?" : "Log out?"
  }

  private var alertText: String {
    shell.place.modal == .cleardownloads
      ? "Saved stories are taken off this device." : "Your saved stories stay on this device."
  }

  @ViewBuilder private var alertButtons: some View {
    Button("Cancel", role: .cancel) { shell.router.dismiss() }
    if shell.place.modal == .cleardownloads {
      Button("Clear", role: .destructive) {
        shell.router.dismiss()
        shell.user.change { $0.saved = [] }
        shell.say("Downloads cleared")
      }
    } else {
      Button("Log out", role: .destructive) {
        shell.router.dismiss()
        shell.user.change { $0.account = nil }
        shell.show(.profile)
      }
    }
  }

  private var colorScheme: ColorScheme? {
    switch shell.state.settings.appearance {
    case .system: nil
    case .light: .light
    case .dark: .dark
    }
  }
}

/// One tab with what is pushed on it.
private struct TabStack: View {
  let tab: Tab
  @EnvironmentObject private var shell: Shell

  var body: some View {
    NavigationStack(path: path) {
      ScreenView(destination: shell.place.root(of: tab))
        .navigationDestination(for: Destination.self) { ScreenView(destination: $0) }
    }
  }

  /// The path is the router's: a swipe back is a step back of it.
  private var path: Binding<[Destination]> {
    Binding {
      shell.place.stack(on: tab)
    } set: { new in
      var steps = shell.place.stack(on: tab).count - new.count
      while steps > 0, shell.router.back() { steps -= 1 }
    }
  }
}

extension Tab {
  var symbol: String {
    switch self {
    case .home: "newspaper"
    case .sections: "square.grid.2x2"
    case .saved: "bookmark"
    case .profile: "person.crop.circle"
    }
  }
}
