import PulseModel
import SwiftUI

/// All that can be set.
struct SettingsScreen: View {
  var body: some View {
    List {
      group([.fontsize, .appearance, .language])
      group([.notifications, .privacy, .downloads])
      group([.about, .licences])
    }
    .bar("Settings")
  }

  private func group(_ destinations: [Destination]) -> some View {
    SwiftUI.Section {
      ForEach(destinations, id: \.self) {
        LinkRow(id: "settings.\($0.step)", title: $0.title, destination: $0)
      }
    }
  }
}

/// How large stories are set, with a sample that follows.
struct FontSizeScreen: View {
  @EnvironmentObject private var shell: Shell

  var body: some View {
    List {
      Text("This is how the text of a story will look.")
        .font(.system(size: 17 * shell.state.settings.fontSize.scale))
        .id(named: "fontsize.sample")
      ChoiceRows(
        choices: Settings.FontSize.allCases.map { ($0, "fontsize.\($0.rawValue)", $0.title) },
        chosen: shell.state.settings.fontSize
      ) { size in shell.user.change { $0.settings.fontSize = size } }
    }
    .bar("Font size")
  }
}

/// Light, dark, or as the system has it.
struct AppearanceScreen: View {
  @EnvironmentObject private var shell: Shell

  var body: some View {
    List {
      ChoiceRows(
        choices: Settings.Appearance.allCases.map { ($0, "appearance.\($0.rawValue)", $0.title) },
        chosen: shell.state.settings.appearance
      ) { appearance in shell.user.change { $0.settings.appearance = appearance } }
    }
    .bar("Appearance")
  }
}

/// In which language the day of the edition is written.
struct LanguageScreen: View {
  @EnvironmentObject private var shell: Shell

  var body: some View {
    List {
      ChoiceRows(
        choices: Settings.Language.allCases.map { ($0, "language.\($0.rawValue)", $0.title) },
        chosen: shell.state.settings.language
      ) { language in shell.user.change { $0.settings.language = language } }
      Text("Today's edition: \(shell.state.settings.language.editionDate)")
        .id(named: "language.sample")
    }
    .bar("Language")
  }
}

/// A screen that is a list of switches.
struct SwitchesScreen: View {
  let destination: Destination
  let switches: [Settings.Switch]

  var body: some View {
    List { Switches(prefix: destination.step, switches: switches) }.bar(destination.title)
  }
}

private struct Switches: View {
  let prefix: String
  let switches: [Settings.Switch]
  @EnvironmentObject private var shell: Shell

  var body: some View {
    ForEach(switches, id: \.self) { each in
      ToggleRow(
        id: "\(prefix).\(each.rawValue)", title: each.title, subtitle: each.summary,
        isOn: shell.state.settings.on.contains(each)
      ) { isOn in
        shell.user.change { state in
          if isOn { state.settings.on.insert(each) } else { state.settings.on.remove(each) }
        }
      }
    }
  }
}

/// What is kept for reading without a network.
struct DownloadsScreen: View {
  @EnvironmentObject private var shell: Shell

  var body: some View {
    List {
      Switches(prefix: "downloads", switches: Settings.Switch.downloads)
      Text(used).id(named: "downloads.used")
      Button("Clear downloads") { shell.show(.cleardownloads) }.id(named: "downloads.clear")
    }
    .bar("Downloads")
  }

  private var used: String {
    let count = shell.state.saved.count
    let stories = count == 0 ? "No story is" : count == 1 ? "1 story is" : "\(count) stories are"
    return "\(stories) kept on this device."
  }
}
