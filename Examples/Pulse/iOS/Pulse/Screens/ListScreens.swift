import PulseModel
import SwiftUI

/// Stories kept for later.
struct SavedScreen: View {
  @EnvironmentObject private var shell: Shell

  var body: some View {
    List {
      if shell.state.saved.isEmpty {
        EmptyNote(
          id: "saved.empty", symbol: "bookmark", title: "Nothing saved yet",
          text: "Press the bookmark on a story, and it waits for you here.")
        Button("Browse sections") { shell.show(.sections) }.id(named: "saved.browse")
      }
      ForEach(Array(shell.state.saved.compactMap(Archive.story).enumerated()), id: \.element.id) {
        index, story in
        HStack {
          StoryRow(id: "saved.story.\(index)", story: story)
          Button {
            remove(story)
          } label: {
            Label("Remove", systemImage: "trash").labelStyle(.iconOnly)
          }
          .buttonStyle(.borderless)
          .id(named: "saved.story.\(index).remove")
        }
      }
    }
    .id(named: "saved.scroller")
    .bar("Saved")
  }

  private func remove(_ story: Story) {
    let before = shell.state.saved
    shell.user.change { $0.toggleSaved(story.id) }
    shell.say("Removed") { shell.user.change { $0.saved = before } }
  }
}

/// Stories that were read before.
struct HistoryScreen: View {
  @EnvironmentObject private var shell: Shell

  var body: some View {
    List {
      if shell.state.history.isEmpty {
        EmptyNote(
          id: "history.empty", symbol: "clock", title: "Nothing read yet",
          text: "Stories that you open are listed here, on this device alone.")
      } else {
        ForEach(
          Array(shell.state.history.compactMap(Archive.story).enumerated()), id: \.element.id
        ) { StoryRow(id: "history.story.\($0)", story: $1) }
        Button("Clear history") { shell.user.change { $0.history = [] } }
          .id(named: "history.clear")
      }
    }
    .id(named: "history.scroller")
    .bar("Reading history")
  }
}

/// Finds stories while words are typed.
struct SearchScreen: View {
  let query: String
  @State private var text = ""
  private static let suggestions = ["river", "train", "bread", "museum", "bridge"]

  var body: some View {
    List {
      TextField("Search stories", text: $text).id(named: "search.field")
        .textInputAutocapitalization(.never)
        .autocorrectionDisabled()
      results
    }
    .id(named: "search.scroller")
    .bar("Search")
    .onAppear { if text.isEmpty { text = query } }
  }

  @ViewBuilder private var results: some View {
    let stories = Archive.search(text)
    if text.allSatisfy(\.isWhitespace) {
      ForEach(Array(Self.suggestions.enumerated()), id: \.element) { index, word in
        Button(word) { text = word }.id(named: "search.suggestion.\(index)")
      }
    } else if stories.isEmpty {
      EmptyNote(
        id: "search.empty", symbol: "magnifyingglass", title: "Nothing found",
        text: "No story has “\(text)” in it. Try a shorter word.")
    } else {
      Text(stories.count == 1 ? "1 story" : "\(stories.count) stories")
        .id(named: "search.count")
      ForEach(Array(stories.enumerated()), id: \.element.id) {
        StoryRow(id: "search.result.\($0)", story: $1)
      }
    }
  }
}
