import FlashDevices
import FlashMaestro
import FlashReports

extension FlowFileAccess {
  /// Files as they lie on disk.
  static var disk: FlowFileAccess {
    FlowFileAccess(
      kind: { Files.isFolder($0) ? .folder : Files.exists($0) ? .file : .missing },
      read: { try Files.read($0) }, names: { Files.names(in: $0) })
  }
}

/// Makes cases of flows.
enum MaestroCases {
  static func cases(_ plan: WorkspacePlan, _ options: MaestroOptions, shard: Int)
    -> [SuiteCase]
  {
    let ordered = plan.sequence.map { flow in
      var item = item(flow, options, shard)
      item.chain = "order"
      item.endsChain = plan.config.continueOnFailure == false
      return item
    }
    return ordered + plan.flows.map { item($0, options, shard) } + plan.broken.map(broken)
  }

  private static func item(_ flow: MaestroFlow, _ options: MaestroOptions, _ shard: Int)
    -> SuiteCase
  {
    let gaps = options.skipUnsupported ? [] : FlowSupport.gaps(in: flow)
    var item = SuiteCase(
      name: flow.name, group: CaseRecord.group(of: flow.file), file: flow.file,
      tags: flow.config.tags,
      fault: gaps.isEmpty
        ? nil
        : .init(
          kind: "unsupported", message: "\(flow.file) uses what bench does not do",
          detail: gaps.map(\.line).joined(separator: "\n"))
    ) { app, context in
      MaestroPlay(flow, options, shard, app, context).run()
    }
    item.properties = flow.config.properties.map { .init($0.name, $0.value) }
    if !flow.config.tags.isEmpty {
      item.properties.append(.init("tags", flow.config.tags.joined(separator: ", ")))
    }
    return item
  }

  private static func broken(_ broken: WorkspacePlan.Broken) -> SuiteCase {
    let first = broken.errors.errors.first
    let stem =
      CaseRecord.group(of: broken.file).split(separator: ".").last.map(String.init) ?? broken.file
    return SuiteCase(
      name: stem, group: CaseRecord.group(of: broken.file), file: broken.file, line: nil,
      fault: .init(
        kind: "parseError",
        message: first.map { "\($0.title) at \($0.file):\($0.mark.line):\($0.mark.column)" } ?? "",
        detail: broken.errors.description))
  }
}

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
    var settings = MaestroSettings(
      lookup: options.lookup, optionalLookup: options.optionalLookup,
      outputFolder: options.outputFolder, env: Self.shellVariables + options.env,
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
      },
      engine: { () throws(MaestroFailure) in
        try ChildScriptEngine(
          platform: device.platform.lowercased(), seconds: options.scriptSeconds,
          megabytes: options.scriptMegabytes, allowsHTTP: options.allowsScriptHTTP,
          folder: folder)
      })
    guard let failure = runner.run(flow) else { return .passed }
    let fault = Outcome.Fault(kind: failure.kind, message: failure.message)
    switch failure {
    // The app's: it is not as it should be, or it is gone.
    case .assertion, .elementNotFound, .unableToLaunchApp, .hideKeyboard, .unableToCopyText:
      return .failed(fault)
    case .invalidCommand, .script, .device, .deviceLost, .cancelled, .unsupported:
      return .broken(fault)
    }
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
