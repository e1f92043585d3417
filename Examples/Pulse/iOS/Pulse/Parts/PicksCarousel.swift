import PulseModel
import SwiftUI

/// What the editors chose, one story a page, turned by a swipe.
struct PicksCarousel: View {
  @EnvironmentObject private var shell: Shell
  @State private var page = 0

  var body: some View {
    VStack(alignment: .leading, spacing: 6) {
      Text("Editors' picks").font(.headline)
      TabView(selection: $page) {
        ForEach(Array(Archive.picks.enumerated()), id: \.element.id) { number, story in
          Button {
            shell.show(.article(story.id))
          } label: {
            tile(story)
          }
          .buttonStyle(.plain)
          .tag(number)
          .id(named: "home.carousel.\(number)")
        }
      }
      .tabViewStyle(.page)
      .frame(height: 280)
      .id(named: "home.carousel")
    }
  }

  private func tile(_ story: Story) -> some View {
    VStack(alignment: .leading, spacing: 4) {
      StoryImage(story: story).frame(height: 196).clipped()
      Text(story.section.title).font(.caption.bold()).foregroundStyle(story.section.color)
      Text(story.headline).font(.title3.bold())
    }
    .padding(.horizontal)
  }
}
