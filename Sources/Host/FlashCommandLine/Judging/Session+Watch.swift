import FlashClient
import FlashDevices
import FlashOracles
import FlashProtocol

/// `watch`.
extension Session {
  func watch(_ watch: Invocation.Watch) -> ExitCode {
    let options = OracleOptions(strict: watch.strict)
    if !watch.files.isEmpty { return judge(watch, options) }
    let instance: Instance
    let client: FlashClient
    do throws(DeviceError) {
      (instance, client) = try target(watch.app)
    } catch {
      return complain(error)
    }
    let watcher = Watcher(
      client: client, only: watch.only, options: options, images: .beside,
      act: devices.lastAct(in: instance))
    do throws(ClientError) {
      return watch.follow ? try follow(watcher, watch) : try once(watcher, watch)
    } catch {
      console.complain("flash: " + error.description.printable)
      if error.isGone, let epitaph = devices.epitaph(of: instance) { console.complain(epitaph) }
      return error.exitCode
    }
  }

  private func once(_ watcher: Watcher, _ watch: Invocation.Watch) throws(ClientError) -> ExitCode {
    let look = try watcher.look()
    if let note = look.note { console.complain("flash: " + note.printable) }
    show(look.report, json: watch.json)
    return look.report.findings.isEmpty ? .done : .refused
  }

  /// Looks again on each change, and prints what was not there the time before.
  private func follow(_ watcher: Watcher, _ watch: Invocation.Watch) throws(ClientError)
    -> ExitCode
  {
    let interrupt = Interrupt()
    var watcher = watcher
    var known: Set<String> = []
    var hasFound = false
    var isFirst = true
    while !interrupt.came {
      let look = try watcher.look()
      let report = look.report
      if isFirst, let note = look.note { console.complain("flash: " + note.printable) }
      let fresh = report.findings.filter { !known.contains($0.line) }
      known = Set(report.findings.map(\.line))
      hasFound = hasFound || !fresh.isEmpty
      if !fresh.isEmpty || isFirst {
        show(
          Report(findings: fresh, looked: report.looked, notLooked: report.notLooked),
          json: watch.json)
      }
      isFirst = false
      watcher.act = nil
      guard try awaitChange(from: look.elements, watcher.client, interrupt) else { break }
    }
    return hasFound ? .refused : .done
  }

  /// Waits until the tree is another; false where Ctrl-C came first.
  private func awaitChange(
    from before: [Element], _ client: FlashClient, _ interrupt: Interrupt
  ) throws(ClientError) -> Bool {
    while !interrupt.came {
      interrupt.pause(milliseconds: 250)
      if interrupt.came { return false }
      if try client.hierarchy() != before { return true }
    }
    return false
  }

  /// Looks at what was kept.
  private func judge(_ watch: Invocation.Watch, _ options: OracleOptions) -> ExitCode {
    var code = ExitCode.done
    for file in watch.files {
      do throws(FileError) {
        let snapshot = try Snapshots.read(file)
        let report = Report(snapshot, only: watch.only, options: options)
        if watch.files.count > 1, !watch.json { console.print(console.paint(.bold, file)) }
        show(report, json: watch.json)
        if !report.findings.isEmpty, code == .done { code = .refused }
      } catch {
        console.complain("flash: " + error.description.printable)
        code = .wrongUsage
      }
    }
    return code
  }

  private func show(_ report: Report, json: Bool) {
    if json { return console.print(String(decoding: report.json, as: UTF8.self)) }
    guard !report.findings.isEmpty else { return console.print(report.text) }
    for finding in report.findings {
      let colour: Paint.Style = finding.severity == .fault ? .red : .yellow
      console.print(
        console.paint(colour, finding.oracle) + finding.line.dropFirst(finding.oracle.count))
    }
  }
}
