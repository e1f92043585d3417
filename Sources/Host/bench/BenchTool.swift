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
    let asksForHelp = rest.prefix { $0 != "--" }.contains { $0 == "--help" || $0 == "-h" }
    switch word {
    case "--help", "-h", "help":
      console.print(help.text(rest.first))
      return 0
    case "--version":
      console.print("bench \(FlashVersion.current)")
      return 0
    case "act":
      // The same list as `flash act`, so that a flow is written with one tool at hand.
      if asksForHelp { console.print(help.text("act")) }
      return asksForHelp ? 0 : FlashTool.main(arguments, console: console).rawValue
    case "flow":
      if asksForHelp {
        console.print(help.text("flow"))
        return 0
      }
      do {
        return FlowCommand(try FlowOptions(rest), console: console).run()
      } catch {
        console.complain("bench: \(error)")
        return ExitCode.wrongUsage.rawValue
      }
    case "maestro":
      if asksForHelp {
        console.print(help.text("maestro"))
        return 0
      }
      return MaestroTool.run(rest, console: console)
    case "accept":
      if asksForHelp {
        console.print(help.text("accept"))
        return 0
      }
      return AcceptTool.run(rest, console: console)
    case "convert":
      if asksForHelp {
        console.print(help.text("convert"))
        return 0
      }
      return ConvertTool.run(rest, console: console)
    default:
      let nearest = Spelling.nearest(to: word, among: words)
      console.complain(
        "bench: no command '\(word)': "
          + (nearest.map { "did you mean '\($0)'?" } ?? "it has \(words.joined(separator: ", "))"))
      return ExitCode.wrongUsage.rawValue
    }
  }
}
