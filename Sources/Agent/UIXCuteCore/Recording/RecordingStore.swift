import FlashProtocol
import Foundation

/// The file of one test's recording, and how far the test has come in it.
struct RecordingStore: Sendable {
  let path: String
  let mode: RecordMode
  private var recording: Recording
  /// Tasks that were asked for already: the same instruction twice is recorded twice.
  private var used: Set<Int> = []
  /// Why a file that is there is not taken.
  private(set) var fault: String?

  /// - Parameters:
  ///   - folder: nil for `Recordings` beside the source file.
  ///   - test: the test function, such as `testLogin()`.
  init(folder: String?, file: String, test: String, mode: RecordMode) {
    let source = URL(fileURLWithPath: file)
    let home =
      folder ?? source.deletingLastPathComponent().appendingPathComponent("Recordings").path
    let name = Self.name(test: test, file: source.deletingPathExtension().lastPathComponent)
    path = home + "/" + name + ".json"
    self.mode = mode
    recording = Recording(name: name)
    guard mode != .always, let data = FileManager.default.contents(atPath: path) else { return }
    do {
      recording = try Recording(json: try JSON(parsing: data))
    } catch {
      fault = "\(path) is no recording, so it is not replayed: \(error)"
    }
  }

  /// `LoginUITests.testLogin`: two files may have tests of one name.
  static func name(test: String, file: String) -> String {
    let function = test.prefix { $0 != "(" }
    return String(
      "\(file).\(function)".map { $0.isLetter || $0.isNumber || "._-".contains($0) ? $0 : "-" })
  }

  /// What was recorded for a task that comes up now.
  mutating func next(for task: AgentTask) -> (place: Int, task: RecordedTask)? {
    let place = recording.tasks.indices.first {
      !used.contains($0) && recording.tasks[$0].belongs(to: task)
    }
    guard let place else { return nil }
    used.insert(place)
    return (place, recording.tasks[place])
  }

  /// Takes a green task in, in the place of an older recording of it, and writes the file.
  mutating func keep(_ task: RecordedTask, at place: Int?) throws {
    if let place {
      recording.tasks[place] = task
    } else {
      used.insert(recording.tasks.count)
      recording.tasks.append(task)
    }
    try write()
  }

  private func write() throws {
    do {
      try FileManager.default.createDirectory(
        at: URL(fileURLWithPath: path).deletingLastPathComponent(),
        withIntermediateDirectories: true)
      try Data(recording.json.pretty.utf8).write(to: URL(fileURLWithPath: path), options: .atomic)
    } catch {
      throw UIXCuteError.configuration(
        reason: "the recording could not be written to \(path): \(error.localizedDescription)")
    }
  }
}
