import PulseModel
import SwiftUI

/// What else can be done with a story.
struct ArticleMenu: View {
  let id: String
  @EnvironmentObject private var shell: Shell

  var body: some View {
    Menu {
      item("fontsize", "Font size", "textformat.size", .fontsize)
      item("pictures", "All pictures", "photo.on.rectangle", .pictures(id))
      item("feedback", "Report a mistake", "pencil", .feedback)
    } label: {
      Label("More", systemImage: "ellipsis")
    }
    .id(named: "article.more")
  }

  private func item(_ name: String, _ title: String, _ symbol: String, _ destination: Destination)
    -> some View
  {
    Button {
      shell.show(destination)
    } label: {
      Label(title, systemImage: symbol)
    }
    .id(named: "article.more.\(name)")
  }
}
