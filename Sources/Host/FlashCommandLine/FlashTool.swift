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
    do {
      let invocations = try CommandLineParser().parse(arguments)
      return Session(devices: devices, console: console).perform(invocations)
    } catch {
      console.complain("flash: " + error.description.printable)
      return .wrongUsage
    }
  }
}
