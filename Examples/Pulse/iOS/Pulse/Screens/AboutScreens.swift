import PulseModel
import SwiftUI

/// What this is.
struct AboutScreen: View {
  var body: some View {
    List {
      Text("Version 1.0").id(named: "about.version")
      Text("All stories are made up.")
      LinkRow(id: "about.feedback", title: "Write to the editors", destination: .feedback)
      LinkRow(id: "about.help", title: "Help", destination: .help)
      LinkRow(id: "about.licences", title: "Licences", destination: .licences)
    }
    .bar("About")
  }
}

/// The terms of what Pulse is made with.
struct LicencesScreen: View {
  var body: some View {
    List([Licence.pulse, .swift], id: \.self) {
      LinkRow(
        id: "licences.\($0.rawValue)", title: $0.title, subtitle: $0.terms,
        destination: .licence($0))
    }
    .bar("Licences")
  }
}

struct LicenceScreen: View {
  let licence: Licence

  var body: some View {
    List {
      Text(licence.summary)
      Text(licence.terms).font(.headline).id(named: "licence.terms")
      ForEach(licence.text, id: \.self) { Text($0) }
    }
    .bar(licence.title)
  }
}

/// Questions, and their answers.
struct HelpScreen: View {
  var body: some View {
    List {
      ForEach(HelpTopic.allCases, id: \.self) {
        LinkRow(id: "help.\($0.rawValue)", title: $0.question, destination: .answer($0))
      }
      LinkRow(id: "help.feedback", title: "Write to the editors", destination: .feedback)
    }
    .bar("Help")
  }
}

struct AnswerScreen: View {
  let topic: HelpTopic
  @EnvironmentObject private var shell: Shell

  var body: some View {
    List {
      Text(topic.question).font(.headline).id(named: "answer.question")
      ForEach(topic.answer, id: \.self) { Text($0) }
      Button("Yes") { shell.say("Thank you") }.id(named: "answer.helpful")
      Button("No") { shell.say("Thank you") }.id(named: "answer.unhelpful")
    }
    .bar("Help")
  }
}
