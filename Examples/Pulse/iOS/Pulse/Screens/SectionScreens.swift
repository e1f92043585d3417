import PulseModel
import SwiftUI

/// All twelve sections, those that are followed first.
struct SectionsScreen: View {
  @EnvironmentObject private var shell: Shell

  var body: some View {
    ScrollView {
      LazyVGrid(columns: [GridItem(.adaptive(minimum: 150))], spacing: 12) {
        ForEach(sections, id: \.self, content: tile)
      }
      .padding()
      .id(named: "sections.grid")
    }
    .id(named: "sections.scroller")
    .bar("Sections")
    .toolbar {
      Button {
        shell.show(.search(""))
      } label: {
        Label("Search", systemImage: "magnifyingglass")
      }
      .id(named: "sections.search")
    }
  }

  private var sections: [Section] {
    let followed = shell.state.following
    return Section.allCases.filter { followed.contains($0) }
      + Section.allCases.filter { !followed.contains($0) }
  }

  private func tile(_ section: Section) -> some View {
    Button {
      shell.show(.section(section))
    } label: {
      VStack(alignment: .leading) {
        if shell.state.following.contains(section) { Text("Following").font(.caption) }
        Text(section.title).font(.headline)
        Text(section.tagline).font(.caption)
      }
      .foregroundStyle(.white)
      .frame(maxWidth: .infinity, minHeight: 90, alignment: .leading)
      .padding()
      .background(section.color, in: RoundedRectangle(cornerRadius: 12))
    }
    .buttonStyle(.plain)
    .id(named: "sections.\(section.rawValue)")
  }
}

/// The feed of one section, which can be followed.
struct SectionScreen: View {
  let section: Section
  @EnvironmentObject private var shell: Shell

  var body: some View {
    FeedView(section: section)
      .bar("")
      .toolbar {
        Button(isFollowed ? "Following" : "Follow") {
          shell.user.change { state in
            if state.following.remove(section) == nil { state.following.insert(section) }
          }
        }
        .accessibilityAddTraits(isFollowed ? .isSelected : [])
        .id(named: "section.follow")
      }
  }

  private var isFollowed: Bool { shell.state.following.contains(section) }
}

/// Who writes, and what they have written.
struct AuthorScreen: View {
  let id: String

  var body: some View {
    List {
      if let author = Author.with(id: id) {
        VStack(spacing: 10) {
          Text(author.initials).font(.largeTitle).padding(24).background(.quaternary, in: Circle())
          Text(author.name).font(.title2.bold()).id(named: "author.name")
          Text(author.about).foregroundStyle(.secondary).id(named: "author.about")
        }
        .frame(maxWidth: .infinity)
        ForEach(Array(Archive.stories(by: author).enumerated()), id: \.element.id) {
          StoryRow(id: "author.story.\($0)", story: $1)
        }
      }
    }
    .id(named: "author.scroller")
    .bar("")
  }
}
