import FlashCommandLine
import FlashDevices
import FlashProtocol
import FlashReports

/// Where the reports of a run go.
public struct ReportFiles: Sendable, Equatable {
  public var junit: String?
  public var junitIsExtended = false
  public var html: String?
  /// The whole run as JSON.
  public var json: String?
  /// Whether lines for GitHub are printed.
  public var annotates = false

  static let junitProgram = "bench-junit"

  public init() {}

  /// Whether there is nothing to write.
  public var isEmpty: Bool { self == ReportFiles() }

  /// - Returns: what could not be written, and why.
  public func write(_ run: RunRecord, console: Console) -> [String] {
    var faults: [String] = []
    func attempt(_ what: String, _ body: () throws -> Void) {
      do {
        try body()
      } catch {
        faults.append("\(what) could not be written: \(error)")
      }
    }
    if let file = junit { attempt("the JUnit report") { try writeJUnit(run, to: file) } }
    if let file = html {
      attempt("the page") {
        let page = HTMLReport(run) { try? Files.read($0) }
        try Self.write(Array(page.text.utf8), to: file)
      }
    }
    if let file = json { attempt("the report") { try Self.write(run.json.bytes, to: file) } }
    if annotates { for line in Annotations.lines(run) { console.print(line) } }
    return faults
  }

  private func writeJUnit(_ run: RunRecord, to file: String) throws {
    let child = try PipeProcess(
      Self.junitProgram, junitIsExtended ? ["--extended"] : [])
    try child.send(run.json.bytes)
    let xml = try child.rest(within: 60_000)
    guard !xml.isEmpty else { throw PipeProcess.Fault.ended(Self.junitProgram) }
    try Self.write(xml, to: file)
  }

  private static func write(_ bytes: [UInt8], to file: String) throws {
    if let slash = file.lastIndex(of: "/"), slash != file.startIndex {
      try Files.makeFolder(String(file[..<slash]))
    }
    try Files.write(bytes, to: file)
  }
}
