import PulseModel
import SwiftUI

/// A row that leads to another screen.
struct LinkRow: View {
  let id: String
  let title: String
  var subtitle: String?
  var symbol: String?
  let destination: Destination
  @EnvironmentObject private var shell: Shell

  var body: some View {
    Button {
      shell.show(destination)
    } label: {
      HStack {
        if let symbol { Image(systemName: symbol).frame(width: 28) }
        VStack(alignment: .leading) {
          Text(title)
          if let subtitle { Text(subtitle).font(.caption).foregroundStyle(.secondary) }
        }
        Spacer()
        Image(systemName: "chevron.forward").foregroundStyle(.tertiary)
      }
      .contentShape(Rectangle())
    }
    .buttonStyle(.plain)
    .id(named: id)
  }
}

/// A row that is on or off.
struct ToggleRow: View {
  let id: String
  let title: String
  let subtitle: String
  let isOn: Bool
  let change: (Bool) -> Void

  var body: some View {
    Toggle(isOn: Binding(get: { isOn }, set: change)) {
      VStack(alignment: .leading) {
        Text(title)
        Text(subtitle).font(.caption).foregroundStyle(.secondary)
      }
    }
    .id(named: id)
  }
}

/// Rows of which one is chosen.
struct ChoiceRows<Choice: Hashable>: View {
  let choices: [(value: Choice, id: String, title: String)]
  let chosen: Choice
  let choose: (Choice) -> Void

  var body: some View {
    ForEach(choices, id: \.id) { choice in
      Button {
        choose(choice.value)
      } label: {
        HStack {
          Text(choice.title)
          Spacer()
          if choice.value == chosen { Image(systemName: "checkmark") }
        }
        .contentShape(Rectangle())
      }
      .buttonStyle(.plain)
      .accessibilityAddTraits(choice.value == chosen ? .isSelected : [])
      .id(named: choice.id)
    }
  }
}
