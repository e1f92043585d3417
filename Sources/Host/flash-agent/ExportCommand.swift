import FlashProtocol
import Foundation
import UIXCuteCore

/// `flash export FILE --as FORM`
struct ExportCommand {
  private let options: AgentOptions

  init(_ options: AgentOptions) { self.options = options }

  func run() throws -> Int32 {
    let word = options["as"] ?? RecordingExport.flow.rawValue
    guard let form = RecordingExport(rawValue: word) else {
      let forms = RecordingExport.allCases.map(\.rawValue).joined(separator: ", ")
      throw UsageFault("--as is '\(word)': it must be one of \(forms)")
    }
    guard let data = FileManager.default.contents(atPath: options.subject) else {
      throw UsageFault("there is no file '\(options.subject)'")
    }
    let recording: Recording
    do {
      recording = try Recording(json: try JSON(parsing: data))
    } catch {
      throw UsageFault("\(options.subject) is no recording: \(error)")
    }
    AgentTool.write(form.text(recording))
    return 0
  }
}
