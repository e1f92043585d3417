import PulseModel
import SwiftUI

/// The front page: six feeds side by side, and a strip of tabs that follows them.
struct HomeScreen: View {
  @EnvironmentObject private var shell: Shell

  var body: some View {
    VStack(spacing: 0) {
      strip
      TabView(selection: topTab) {
        ForEach(Section.topTabs, id: \.self) { FeedView(section: $0).tag($0) }
      }
      .tabViewStyle(.page(indexDisplayMode: .never))
      .id(named: "home.pager")
    }
    .bar("Pulse")
    .toolbar {
      ToolbarItem(placement: .navigationBarLeading) {
        Button("Live") { shell.show(.live) }.id(named: "home.live")
      }
      ToolbarItem(placement: .navigationBarTrailing) {
        Button {
          shell.show(.search(""))
        } label: {
          Label("Search", systemImage: "magnifyingglass")
        }
        .id(named: "home.search")
      }
    }
  }

  private var topTab: Binding<Section> {
    Binding {
      shell.place.topTab
    } set: {
      shell.router.select(topTab: $0)
    }
  }

  private var strip: some View {
    ScrollView(.horizontal, showsIndicators: false) {
      HStack {
        ForEach(Section.topTabs, id: \.self) { section in
          Button(section.title) { shell.router.select(topTab: section) }
            .buttonStyle(.bordered)
            .tint(section == shell.place.topTab ? section.color : .secondary)
            .accessibilityAddTraits(section == shell.place.topTab ? .isSelected : [])
            .id(named: "home.top.\(section.rawValue)")
        }
      }
      .padding(.horizontal)
    }
    .id(named: "home.top")
  }
}
