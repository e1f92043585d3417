import FlashDevices
import FlashMaestro
import FlashReports

/// One flow being played.
struct MaestroPlay {
  private let flow: MaestroFlow
  private let options: MaestroOptions
  private let shard: Int
  private let app: TestApp
  private let context: CaseContext

  init(
    _ flow: MaestroFlow, _ options: MaestroOptions, _ shard: Int, _ app: TestApp,
    _ context: CaseContext
  ) {
    self.flow = flow
    self.options = options
    self.shard = shard
    self.app = app
    self.context = context
  }

  func run() -> Outcome {
    let device = FlashDevice(
      app, platform: options.platform, isCancelled: context.isCancelled)
    let recorder = StepRecorder(device, context)
    // Devices that play at once must not write over each other's pictures.
    let inner = context.device.isEmpty ? "" : "/" + SuiteRunner.fileName(context.device)
    var settings = MaestroSettings(
      lookup: options.lookup, optionalLookup: options.optionalLookup,
      outputFolder: options.outputFolder + inner, env: Self.shellVariables + options.env,
      deviceID: app.instance?.name, shard: shard)
    if options.skipUnsupported {
      settings.skips = { command in FlowSupport.reason(command).map { "unsupported: \($0)" } }
    }
    let options = self.options
    let folder = Self.folder(of: flow.file)
    let runner = MaestroRunner(
      device: device, settings: settings, observer: recorder,
      write: { path, bytes in
        if let slash = path.lastIndex(of: "/"), slash != path.startIndex {
          try Files.makeFolder(String(path[..<slash]))
        }
        try Files.write(bytes, to: path)
      }, read: { try Files.read($0) },
      engine: { () throws(MaestroFailure) in
        try ChildScriptEngine(
          platform: device.platform.lowercased(), seconds: options.scriptSeconds,
          megabytes: options.scriptMegabytes, allowsHTTP: options.allowsScriptHTTP,
          folder: folder)
      })
    guard let failure = runner.run(flow) else { return .passed }
    var fault = Outcome.Fault(kind: failure.kind, message: failure.message)
    switch failure {
    case .assertion, .elementNotFound: fault.detail = device.onScreen
    default: break
    }
    return failure.isOurs ? .broken(fault) : .failed(fault)
  }

  private static func folder(of file: String) -> String {
    file.lastIndex(of: "/").map { String(file[..<$0]) } ?? "."
  }

  /// As Maestro has it, variables of the shell that bear its name reach every flow.
  private static var shellVariables: [MaestroPair] {
    Environment.all.filter {
      $0.name.hasPrefix("MAESTRO_") && !$0.name.hasPrefix("MAESTRO_SHARD_") && !$0.value.isEmpty
    }.map { MaestroPair($0.name, $0.value) }
  }
}
