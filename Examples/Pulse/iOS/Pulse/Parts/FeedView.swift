import PulseModel
import SwiftUI

/// The stories of one section, page after page, without end.
struct FeedView: View {
  let section: Section
  @EnvironmentObject private var shell: Shell
  @State private var pages = 1

  var body: some View {
    List {
      header
      ForEach(Array(stories.enumerated()), id: \.element.id) { index, story in
        StoryCard(
          id: "feed.\(section.rawValue).\(index)", story: story, isLead: index == 0
        )
        .listRowSeparator(.hidden)
        .onAppear { if index == stories.count - 3 { pages += 1 } }
      }
    }
    .listStyle(.plain)
    .id(named: "feed.\(section.rawValue).list")
  }

  private var stories: [Story] { (0..<pages).flatMap { Archive.page(section, $0) } }

  private var header: some View {
    HStack {
      Text(section.tagline).font(.title2.bold()).accessibilityAddTraits(.isHeader)
      Spacer()
      Text(shell.state.settings.language.editionDate).font(.caption).foregroundStyle(.secondary)
    }
    .listRowSeparator(.hidden)
    .accessibilityElement(children: .combine)
    .id(named: "feed.\(section.rawValue).header")
  }
}
