import FlashHTTP
import FlashProtocol

extension Registry {
  /// The apps that run, oldest first, and what was cleared away because it is no running app.
  public func read() -> (instances: [Instance], cleared: [Cleared]) {
    var instances: [Instance] = []
    var cleared: [Cleared] = []
    guard isOurs else { return ([], []) }
    for name in Files.names(in: folder) {
      if name.hasSuffix(".json") {
        read(name, into: &instances, &cleared)
      } else if name.hasSuffix(".started"), let port = Int(name.dropLast(8)) {
        checkStart(port, &cleared)
      }
    }
    instances.sort { ($0.startTicks ?? 0, $0.port) < ($1.startTicks ?? 0, $1.port) }
    return (instances, cleared)
  }

  private func read(
    _ name: String, into instances: inout [Instance], _ cleared: inout [Cleared]
  ) {
    let record: InstanceRecord
    do {
      record = try InstanceRecord(json: JSON(parsing: try Files.read(folder + "/" + name)))
    } catch let error as FileError where !Files.exists(error.path) {
      return  // it ended between the listing and the reading
    } catch {
      Files.remove(folder + "/" + name)
      cleared.append(
        Cleared(
          name: name, port: Int(name.dropLast(5)), reason: .unreadable("\(error)"), log: nil))
      return
    }
    let note = note(port: record.port)
    switch ProcessFacts.startTicks(record.app.pid) {
    case .some(let ticks) where record.startTicks == nil || ticks == record.startTicks:
      if let note, let owner = note.orphanedBy {
        Ending.end(note, app: (record.app.pid, record.startTicks))
        clear(record, note, because: .orphaned(owner: owner), into: &cleared)
      } else {
        instances.append(Instance(record: record, note: note))
      }
    case .some:
      clear(record, note, because: .pidReused(pid: record.app.pid), into: &cleared)
    case nil:
      clear(record, note, because: .ended(pid: record.app.pid), into: &cleared)
    }
  }

  /// A start that never came to a record: it is under way, or whoever began it was killed.
  private func checkStart(_ port: Int, _ cleared: inout [Cleared]) {
    guard let note = note(port: port), !Files.exists(path(port, "json")),
      let owner = note.orphanedBy
    else { return }
    Ending.end(note)
    forget(port: port, keepingLog: true)
    let name = note.program.split(separator: "/").last.map(String.init) ?? note.program
    cleared.append(
      Cleared(name: name, port: port, reason: .orphaned(owner: owner), log: note.log))
  }

  private func clear(
    _ record: InstanceRecord, _ note: StartNote?, because reason: Cleared.Reason,
    into cleared: inout [Cleared]
  ) {
    if let display = note?.display { Display.stop(display) }
    // Its output stays, since it may say why the app ended.
    forget(port: record.port, keepingLog: true)
    cleared.append(
      Cleared(name: record.app.name, port: record.port, reason: reason, log: note?.log))
  }

  /// Ends all that was started for this process and may not outlive it, finished starting or not.
  ///
  /// - Parameter keepingLog: leave the output of those apps.
  public func endOwned(keepingLog: Bool = false) {
    // What is being started at this moment has no note yet.
    Self.starting.withLock { _ in end(keepingLog: keepingLog) }
  }

  /// Held while something is started and not yet noted.
  static let starting = Guarded(())

  private func end(keepingLog: Bool) {
    for name in Files.names(in: folder) where name.hasSuffix(".started") {
      guard let port = Int(name.dropLast(8)), let note = note(port: port), note.owner == .this
      else { continue }
      Ending.end(note)
      forget(port: port, keepingLog: keepingLog)
      Files.remove(path(port, "lock"))  // ours since before the app was started
    }
    for name in Files.names(in: folder) where name.hasPrefix("name-") && name.hasSuffix(".lock") {
      let path = folder + "/" + name
      if Reservation.holder(path)?.isThis == true { Files.remove(path) }
    }
  }
}

extension StartNote {
  /// The process that this was started for, where that runs no more.
  fileprivate var orphanedBy: Int? {
    guard let owner, !ProcessFacts.runs(owner.pid, startedAt: owner.startTicks) else { return nil }
    return owner.pid
  }
}
