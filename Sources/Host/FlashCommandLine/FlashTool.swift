import FlashDevices

/// The whole of `flash`.
public enum FlashTool {
  /// - Parameter arguments: without the program's name.
  /// - Returns: what the process exits with.
  public static func main(
    _ arguments: [String], devices: Devices = Devices(), console: Console = .standard
  ) -> ExitCode {
    if AgentProgram.has(arguments.first) {
      return AgentProgram.become(arguments, console: console)
    }
    if arguments.count == 2, arguments[0] == OwnCommand.help.word, AgentProgram.has(arguments[1]) {
      return AgentProgram.become([arguments[1], "--help"], console: console)
    }
    do {
      let invocations = try CommandLineParser().parse(arguments)
      return Session(devices: devices, console: console).perform(invocations)
    } catch {
      console.complain("flash: " + error.description.printable)
      return .wrongUsage
    }
  }
}
