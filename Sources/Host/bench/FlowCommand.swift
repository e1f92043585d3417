import FlashClient
import FlashCommandLine
import FlashDevices
import FlashFlow
import FlashProtocol
import FlashSuites

#if canImport(Darwin)
import Darwin
#else
import Glibc
#endif

/// `bench flow`: reads flows, plays them on an app, tells what came of it.
struct FlowCommand {
  private let options: FlowOptions
  private let console: Console
  private let devices: Devices

  init(_ options: FlowOptions, console: Console, devices: Devices = Devices()) {
    self.options = options
    self.console = console
    self.devices = devices
  }

  /// - Returns: what the process exits with.
  func run() -> Int32 {
    let flows: [Flow]
    do {
      flows = try FlowFiles.read(options.files)
    } catch {
      console.complain(error.description)
      return ExitCode.wrongUsage.rawValue
    }
    if let unset = options.secrets.first(where: { Environment.value($0) == nil }) {
      console.complain("bench: --secret \(unset): the environment has no such variable")
      return ExitCode.wrongUsage.rawValue
    }
    let log = RunLog(Report(flows: flows))
    let secrets = secrets(flows)
    let writer = ReportWriter(options: options, console: console, secrets: secrets)
    let registry = devices.registry
    // Before anything is started, so that a Ctrl-C at any moment leaves nothing behind.
    let interrupts = Interrupts { [options] signal in
      let ending: Report.Ending =
        signal == SIGALRM
        ? .limit(milliseconds: options.limit ?? 0) : .interrupted(signal: signal)
      guard let report = log.close(ending) else { return }
      writer.write(report)
      registry.endOwned()
      exit(report.exitCode)
    }
    defer { withExtendedLifetime(interrupts) {} }
    if let limit = options.limit { Interrupts.limit(milliseconds: limit) }
    writer.begin(flows)
    let code = play(flows, log, writer)
    registry.endOwned(keepingLog: code == ExitCode.noApp.rawValue)
    return code
  }

  private func play(_ flows: [Flow], _ log: RunLog, _ writer: ReportWriter) -> Int32 {
    let app: AppUnderTest
    let proof: ProofFolder?
    do {
      app = try self.app()
      log.name(try app.identify())
      proof = try self.proof(flows)
    } catch {
      console.complain("bench: \(error)")
      let code = (error as? DeviceError)?.exitCode ?? (error as? ClientError)?.exitCode
      return (code ?? .wrongUsage).rawValue
    }
    let settings = RunSettings(
      timeout: options.timeout, settle: options.settle, animate: options.animate,
      strict: options.strict)
    let runner = FlowRunner(driver: app, settings: settings, secrets: writer.secrets)
    runner.run(log, proof: proof) { flow, result in writer.tell(result, of: flows[flow]) }
    guard let report = log.close(.finished) else {
      // A signal came first: its thread tells and ends the process.
      while true { pause() }
    }
    let isKept = writer.write(report, proof: proof)
    // Whoever reads the file must not take an older one for that of a green run.
    return isKept || report.exitCode != 0 ? report.exitCode : ExitCode.wrongUsage.rawValue
  }

  private func app() throws(DeviceError) -> AppUnderTest {
    guard let word = options.run else {
      let instance = try devices.choose(options.app ?? Environment.value("FLASH_APP")) { cleared in
        for entry in cleared { console.complain("bench: \(entry)") }
      }
      return try AppUnderTest(instance, devices: devices)
    }
    let run = Invocation.Run(
      app: word, size: options.size, animate: options.animate, arguments: options.arguments)
    var request = try Session.request(run, by: "bench flow")
    request.isOwned = true
    let app = AppUnderTest(try devices.launch(request), devices: devices)
    if !options.animate, let animations = Command.named("animations") {
      // An app that cannot is played as it is.
      _ = try? app.call(animations, [("on", false)])
    }
    return app
  }

  /// Without --proof, the `proof` steps of a flow still leave theirs.
  private func proof(_ flows: [Flow]) throws(FileError) -> ProofFolder? {
    if let folder = options.proof { return try ProofFolder(folder: folder, flows: flows) }
    let isAsked = flows.contains { $0.steps.contains { $0.verb == "proof" } }
    return isAsked ? try ProofFolder(folder: "proof", flows: flows, onlyAsked: true) : nil
  }

  private func secrets(_ flows: [Flow]) -> Secrets {
    var values: [String: String] = [:]
    for name in flows.flatMap({ $0.variables.map(\.name) }) + options.secrets {
      values[name] = Environment.value(name)
    }
    return Secrets(values: values, hidden: options.secrets)
  }
}
