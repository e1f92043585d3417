import FlashJUnit
import FlashProtocol
import FlashReports
import Foundation

// `bench` starts in a few milliseconds without Foundation, and XML needs it: so this makes it.
// A run as JSON comes in, JUnit XML goes out.
let words = Set(CommandLine.arguments.dropFirst())
if let odd = words.first(where: { $0 != "--extended" }) {
  FileHandle.standardError.write(
    Data("bench-junit: '\(odd)' is no option: it reads a run from its input\n".utf8))
  exit(2)
}
do {
  let run = try RunRecord(json: JSON(parsing: FileHandle.standardInput.readDataToEndOfFile()))
  var report = JUnitReport(run, extended: words.contains("--extended"))
  FileHandle.standardOutput.write(report.document())
} catch {
  FileHandle.standardError.write(Data("bench-junit: no run on the input: \(error)\n".utf8))
  exit(2)
}
