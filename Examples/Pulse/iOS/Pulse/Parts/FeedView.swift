import PulseModel
import SwiftUI

/// The stories of one section, page after page, without end.
struct FeedView: View {
  let section: Section
  @EnvironmentObject private var shell: Shell
  @State private var pages = 1

  var body: some View {
    List {
      if !liesOver { header }
      if section == .top {
        PicksCarousel().listRowSeparator(.hidden).id(named: "\(prefix).carousel")
      }
      ForEach(Array(stories.enumerated()), id: \.element.id) { index, story in
        StoryCard(
          id: "\(prefix).card.\(index)", story: story, isLead: section == .video || index % 5 == 0
        )
        .listRowSeparator(.hidden)
        .onAppear { if index == stories.count - 3 { pages += 1 } }
      }
    }
    .listStyle(.plain)
    .id(named: "feed.\(section.rawValue).list")
    .overlay(alignment: .top) { if liesOver { header.background(.background) } }
    .overlay(alignment: .bottom) {
      if section == .video, shell.faults.contains(.stuckLoading) {
        ProgressView().accessibilityLabel("Loading Video").id(named: "\(prefix).loading")
      }
    }
  }

  private var prefix: String { "feed.\(section.rawValue)" }

  /// A fault: the header hides the first card.
  private var liesOver: Bool { shell.faults.contains(.overlappingHeader) }

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
