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
        detail: detail(broken.errors)))
  }

  /// All that is wrong with a file, and what of the rest of it is not done.
  private static func detail(_ errors: MaestroFlowErrors) -> String {
    let gaps = errors.readable.map { FlowSupport.gaps(in: $0).map(\.line) } ?? []
    return (gaps + [errors.description]).joined(separator: "\n\n")
  }
}
