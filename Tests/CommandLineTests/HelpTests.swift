import FlashProtocol
import Testing

@testable import FlashCommandLine

@Suite struct HelpTests {
  private let help = Help(paint: Paint(isOn: false))

  @Test func theOverviewNamesEveryCommandOnce() throws {
    let lines = try help.text(nil).split(separator: "\n")
    for word in CommandLineParser.words {
      let found = lines.filter { $0.hasPrefix("  \(word) ") && !$0.hasPrefix("  flash") }
      #expect(found.count == 1, "\(word)")
    }
  }

  @Test func aCommandsPageNamesEachOfItsParameters() throws {
    for command in Command.spoken {
      let page = try help.text(command.word)
      for parameter in command.parameters
      where parameter.form != .object && !command.printsText(parameter) {
        let name =
          command.places.contains(parameter.name)
          ? parameter.name.uppercased() : "--" + parameter.name
        #expect(page.contains(name), "\(command.name): \(name)")
      }
      for example in command.examples { #expect(page.contains(example)) }
    }
  }

  @Test func aPageIsWhatAPersonCanTypeFrom() throws {
    #expect(
      try help.text("open")
        == """
        flash open  Open a screen by the app's own router

        Usage
          flash open NAME [NAME=VALUE…] [options]

        Words
          NAME                          the name of a step: 'flash steps', or GET /steps, lists them
          NAME=VALUE…                   what the screen must be told

        Options
          --timeout N                   how long a screen that is on its way may take, in milliseconds (5000)
          --deadline N                  how long the UI thread has to take the request, in milliseconds (5000)
          --animate                     keep animations on for this move
          --app NAME                    which app, where several run (a name, pid or port)
          --json                        the app's reply as it came
          --timing                      where the time went

        Examples
          flash open settings
          flash open search query=river
        """)
  }

  @Test func aTopicThatIsNoneHasTheNearest() throws {
    let error = try #require(throws: UsageError.self) { try help.text("tpa") }
    #expect(error.description == "there is no help on 'tpa': did you mean 'tap'?")
  }
}
