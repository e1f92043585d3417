import PulseModel
import SwiftUI

/// One story, to read, save, share and go on from.
struct ArticleScreen: View {
  let id: String
  @EnvironmentObject private var shell: Shell

  var body: some View {
    ScrollView {
      if let story = Archive.whole(id) { text(story) }
    }
    .id(named: "article.scroller")
    .bar("")
    .toolbar {
      ToolbarItemGroup(placement: .navigationBarTrailing) {
        Button(action: toggleSaved) {
          Label("Save", systemImage: isSaved ? "bookmark.fill" : "bookmark")
        }
        .accessibilityAddTraits(isSaved ? .isSelected : [])
        .id(named: "article.save")
        Button {
          shell.show(.share(id))
        } label: {
          Label("Share", systemImage: "square.and.arrow.up")
        }
        .id(named: "article.share")
        ArticleMenu(id: id)
      }
    }
    .onAppear { shell.user.change { $0.read(id) } }
  }

  private var isSaved: Bool { shell.state.isSaved(id) }

  private func toggleSaved() {
    guard !shell.faults.contains(.deadButton) else { return }
    shell.user.change { $0.toggleSaved(id) }
    shell.say(isSaved ? "Saved for later" : "No longer saved") {
      shell.user.change { $0.toggleSaved(id) }
    }
  }

  private func text(_ story: Story) -> some View {
    VStack(alignment: .leading, spacing: 14) {
      Button {
        shell.show(.pictures(id))
      } label: {
        StoryImage(story: story).frame(height: 210)
      }
      .buttonStyle(.plain)
      .id(named: "article.pictures")
      Button(story.section.title) { shell.show(.section(story.section)) }
        .id(named: "article.section")
      Text(story.headline).font(.title.bold()).accessibilityAddTraits(.isHeader)
        .id(named: "article.title")
      Button(story.author) {
        if let author = Author.named(story.author) { shell.show(.author(author.id)) }
      }
      .id(named: "article.author")
      ForEach(Array(([story.summary] + story.paragraphs).enumerated()), id: \.offset) {
        Text($1).font(.system(size: 17 * shell.state.settings.fontSize.scale))
          .id(named: "article.paragraph.\($0)")
      }
      ForEach(Array(Archive.related(to: story).enumerated()), id: \.element.id) {
        StoryRow(id: "article.related.\($0)", story: $1)
      }
    }
    .padding()
  }
}

/// The pictures of a story, one at a time.
struct PicturesScreen: View {
  let id: String
  @State private var page = 0
  private let count = 4

  var body: some View {
    VStack {
      if let story = Archive.story(id) {
        TabView(selection: $page) {
          ForEach(0..<count, id: \.self) { StoryImage(story: story).tag($0) }
        }
        .tabViewStyle(.page)
        .frame(height: 300)
        .id(named: "pictures.carousel")
        Text(story.headline).font(.headline)
      }
      Text("Picture \(page + 1) of \(count)").id(named: "pictures.caption")
    }
    .padding()
    .bar("Pictures")
  }
}

/// How a story can be shared.
struct ShareSheet: View {
  let story: Story
  private static let ways = [
    (name: "copy", title: "Copy link", said: "Link copied"),
    (name: "mail", title: "Send by mail", said: "Handed to your mail"),
    (name: "message", title: "Send as a message", said: "Handed to your messages"),
    (name: "print", title: "Print", said: "Sent to the printer"),
  ]
  @EnvironmentObject private var shell: Shell

  var body: some View {
    VStack(alignment: .leading, spacing: 16) {
      Text(story.headline).font(.headline).id(named: "share.sheet.title")
      ForEach(Self.ways, id: \.name) { way in
        Button(way.title) {
          shell.router.dismiss()
          shell.say(way.said)
        }
        .id(named: "share.sheet.\(way.name)")
      }
      Button("Cancel", role: .cancel) { shell.router.dismiss() }.id(named: "share.sheet.cancel")
    }
    .padding()
    .accessibilityElement(children: .contain)
    .id(named: "share.sheet")
  }
}

/// The broadcast, which has not begun.
struct LiveScreen: View {
  @EnvironmentObject private var shell: Shell

  var body: some View {
    ScrollView {
      VStack(spacing: 16) {
        ProgressView().accessibilityLabel("Waiting for the broadcast").id(named: "live.spinner")
        Text("Waiting for the broadcast").font(.title2).id(named: "live.title")
        Text("The evening news begins at eight. Stay, or be told when it starts.")
          .multilineTextAlignment(.center)
        Button("Remind me") { shell.say("You will be told when it starts") }
          .buttonStyle(.borderedProminent)
          .id(named: "live.remind")
      }
      .frame(maxWidth: .infinity)
      .padding()
    }
    .id(named: "live.scroller")
    .bar("Live")
  }
}
