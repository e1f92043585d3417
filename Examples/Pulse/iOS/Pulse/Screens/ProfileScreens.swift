import PulseModel
import SwiftUI

/// Who reads, and what belongs to them.
struct ProfileScreen: View {
  @EnvironmentObject private var shell: Shell

  var body: some View {
    List {
      if let account = shell.state.account {
        Button {
          shell.show(.account)
        } label: {
          VStack(alignment: .leading) {
            Text(account.name).font(.headline).id(named: "profile.name")
            Text(account.email).foregroundStyle(.secondary)
          }
        }
        .id(named: "profile.account")
      } else {
        Text("With an account, saved stories follow you to every device.")
        Button("Log in") { shell.show(.login) }.id(named: "profile.login")
        Button("Sign up") { shell.show(.signup) }.id(named: "profile.signup")
      }
      SwiftUI.Section {
        LinkRow(
          id: "profile.following", title: "Following", symbol: "star", destination: .following)
        LinkRow(
          id: "profile.history", title: "Reading history", symbol: "clock", destination: .history)
        LinkRow(
          id: "profile.newsletters", title: "Newsletters", symbol: "envelope",
          destination: .newsletters)
      }
      SwiftUI.Section {
        LinkRow(id: "profile.settings", title: "Settings", symbol: "gear", destination: .settings)
        LinkRow(id: "profile.help", title: "Help", symbol: "questionmark", destination: .help)
      }
    }
    .bar("Profile")
  }
}

/// The account of who is logged in, and the way out of it.
struct AccountScreen: View {
  @EnvironmentObject private var shell: Shell

  var body: some View {
    List {
      row("Name", shell.state.account?.name ?? "Guest").id(named: "account.name")
      row("Email", shell.state.account?.email ?? "").id(named: "account.email")
      row("Saved stories", "\(shell.state.saved.count)").id(named: "account.saved")
      Button("Log out", role: .destructive) { shell.show(.signout) }.id(named: "account.signout")
    }
    .bar("Account")
  }

  private func row(_ name: String, _ value: String) -> some View {
    LabeledContent(name, value: value).accessibilityElement(children: .combine)
  }
}

/// Which sections come first.
struct FollowingScreen: View {
  @EnvironmentObject private var shell: Shell

  var body: some View {
    List(Section.allCases, id: \.self) { section in
      ToggleRow(
        id: "following.\(section.rawValue)", title: section.title, subtitle: section.tagline,
        isOn: shell.state.following.contains(section)
      ) { isOn in
        shell.user.change { state in
          if isOn { state.following.insert(section) } else { state.following.remove(section) }
        }
      }
    }
    .bar("Following")
  }
}

/// Which letters come by email.
struct NewslettersScreen: View {
  @EnvironmentObject private var shell: Shell

  var body: some View {
    List(Newsletter.allCases, id: \.self) { letter in
      ToggleRow(
        id: "newsletters.\(letter.rawValue)", title: letter.title, subtitle: letter.summary,
        isOn: shell.state.newsletters.contains(letter)
      ) { isOn in
        shell.user.change { state in
          if isOn { state.newsletters.insert(letter) } else { state.newsletters.remove(letter) }
        }
      }
    }
    .bar("Newsletters")
  }
}
