import Foundation

// Evaluates the scripts of flows for `bench`: a request a line comes in, answers a line each go out.
// It is a program of its own since JavaScriptCore and Foundation cost start-up time, and since a
// script may never end or eat all memory.
do {
  try ScriptService(Options(Array(CommandLine.arguments.dropFirst()))).run()
} catch {
  FileHandle.standardError.write(Data("bench-script: \(error)\n".utf8))
  exit(2)
}
