import FlashCommandLine
import FlashDevices
import FlashProtocol
import FlashSuites

/// The whole of `bench`.
enum BenchTool {
  static let words = ["act", "flow", "maestro", "accept", "convert", "help"]

  /// - Parameter arguments: without the program's name.
  /// - Returns: what the process exits with.
  static func main(_ arguments: [String], console: Console = .standard) -> Int32 {
    let help = BenchHelp(paint: console.paint)
    guard let word = arguments.first else {
      console.print(help.overview)
      return 0
    }
    let rest = Array(arguments.dropFirst())
    if words.contains(word), rest.prefix(while: { $0 != "--" }).contains(where: isHelp) {
      return tell(word, help, console)
    }
    switch word {
    case "--help", "-h", "help": return tell(rest.first, help, console)
    case "--version":
      console.print("bench \(FlashVersion.current)")
      return 0
    // The same list as `flash act`, so that a flow is written with one tool at hand.
    case "act": return FlashTool.main(arguments, console: console).rawValue
    case "flow":
      do {
        return FlowCommand(try FlowOptions(rest), console: console).run()
      } catch {
        console.complain("bench: \(error)")
        return ExitCode.wrongUsage.rawValue
      }
    case "maestro": return MaestroTool.run(rest, console: console)
    case "accept": return AcceptTool.run(rest, console: console)
    case "convert": return ConvertTool.run(rest, console: console)
    default:
      console.complain("bench: no command '\(word.printable)': \(advice(word))")
      return ExitCode.wrongUsage.rawValue
    }
  }

  private static func isHelp(_ word: String) -> Bool { word == "--help" || word == "-h" }

  private static func tell(_ topic: String?, _ help: BenchHelp, _ console: Console) -> Int32 {
    guard let text = help.text(topic) else {
      let topic = topic ?? ""
      console.complain("bench: there is no help on '\(topic.printable)': \(advice(topic))")
      return ExitCode.wrongUsage.rawValue
    }
    console.print(text)
    return 0
  }

  private static func advice(_ word: String) -> String {
    Spelling.nearest(to: word, among: words).map { "did you mean '\($0)'?" }
      ?? "it has \(words.joined(separator: ", "))"
  }
}
