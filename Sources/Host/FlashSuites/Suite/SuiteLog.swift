import FlashProtocol
import FlashReports

/// What has been played so far, on all devices; read by the thread that a signal wakes.
public final class SuiteLog: Sendable {
  private struct State {
    var suites: [String: [Entry]] = [:]
    var facts: [String: [CaseRecord.Property]] = [:]
    var isClosed = false
    var isLost = false
    var isOther = false
  }

  private struct Entry {
    var item: SuiteCase
    var record: CaseRecord?
    var hasBegun = false
  }

  private let state: Guarded<State>
  private let devices: [String]
  private let name: String
  private let started: Int
  private let host: String

  /// - Parameter devices: names of what each case is played on; one, perhaps empty, at least.
  init(_ cases: [SuiteCase], devices: [String], name: String, started: Int, host: String) {
    self.devices = devices
    self.name = name
    self.started = started
    self.host = host
    var state = State()
    for device in devices { state.suites[device] = cases.map { Entry(item: $0) } }
    self.state = Guarded(state)
  }

  func describe(_ device: String, _ facts: [CaseRecord.Property]) {
    state.with { $0.facts[device] = facts }
  }

  func begin(_ key: String, on device: String) {
    mark(key, on: device) { $0.hasBegun = true }
  }

  func end(_ record: CaseRecord, _ key: String, on device: String) {
    mark(key, on: device) { $0.record = record }
  }

  func lose(isOther: Bool) {
    state.with {
      $0.isLost = true
      if isOther { $0.isOther = true }
    }
  }

  private func mark(_ key: String, on device: String, _ body: (inout Entry) -> Void) {
    state.with { state in
      guard !state.isClosed,
        let index = state.suites[device]?.firstIndex(where: {
          $0.item.key == key && $0.record == nil
        })
      else { return }
      body(&state.suites[device, default: []][index])
    }
  }

  var isLost: Bool { state.with { $0.isLost } }
  var isOther: Bool { state.with { $0.isOther } }

  /// Ends the log for good.
  ///
  /// - Parameter reason: why what has not been played was not; nil where all was.
  /// - Returns: the run; nil where another caller has closed it.
  func close(_ reason: String?) -> RunRecord? {
    state.with { state in
      guard !state.isClosed else { return nil }
      state.isClosed = true
      var run = RunRecord(name: name, started: started, host: host)
      for device in devices {
        run.suites += suites(
          state.suites[device] ?? [], device, state.facts[device] ?? [], reason)
      }
      return run
    }
  }

  /// One suite a file.
  private func suites(
    _ entries: [Entry], _ device: String, _ facts: [CaseRecord.Property], _ reason: String?
  ) -> [SuiteRecord] {
    var suites: [SuiteRecord] = []
    var places: [String: Int] = [:]
    for entry in entries {
      let record = entry.record ?? Self.unplayed(entry, reason)
      let file = entry.item.file
      if let index = places[file] {
        suites[index].cases.append(record)
      } else {
        places[file] = suites.count
        let name = devices.count > 1 ? "\(file) on \(device)" : file
        suites.append(SuiteRecord(name: name, file: file, cases: [record], properties: facts))
      }
    }
    return suites
  }

  private static func unplayed(_ entry: Entry, _ reason: String?) -> CaseRecord {
    let why = reason ?? "it was not played"
    return CaseRecord(
      name: entry.item.name, group: entry.item.group, file: entry.item.file,
      line: entry.item.line,
      outcome: entry.hasBegun
        ? .broken(.init(kind: "interrupted", message: why)) : .skipped("not run: \(why)"),
      properties: entry.item.properties)
  }
}
