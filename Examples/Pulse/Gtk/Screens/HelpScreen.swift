import CPulseAdwaita
import PulseModel

/// Questions, and their answers.
enum HelpScreen {
  static func list(_ context: AppContext) -> Widget {
    let router = context.router
    let rows = HelpTopic.allCases.map { topic in
      Rows.link("help.\(topic.rawValue)", topic.question) { router.show(.answer(topic)) }
    }
    let write = Rows.link("help.feedback", "Write to the editors", icon: "document-edit") {
      router.show(.feedback)
    }
    return TopBar.screen(
      "help", TopBar.make("Help", back: { router.back() }),
      Rows.page("help", Rows.group("help.topics", rows), Rows.group("help.more", [write])))
  }

  static func one(_ topic: HelpTopic, _ context: AppContext) -> Widget {
    let text = Build.column(10, Build.label(topic.question, "empty-title").id("answer.question"))
    for paragraph in topic.answer { text.append(Build.label(paragraph, "article-text")) }
    func vote(_ name: String, _ title: String) -> Widget {
      Build.button("answer.\(name)", title) { context.toast("Thank you", nil) }.expand()
    }
    let votes = Build.row(10, vote("helpful", "Yes"), vote("unhelpful", "No"))
    gtk_box_set_homogeneous(votes.cast(), 1)
    return TopBar.screen(
      "answer", TopBar.make("Help", back: { context.router.back() }),
      Rows.page(
        "answer", text, Build.column(8, Build.label("Did this help?", "group-title"), votes)))
  }
}
