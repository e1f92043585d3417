import ConformanceKit
import FlashCommandLine

#if canImport(Darwin)
import Darwin
#else
import Glibc
#endif

// Unbuffered, so that a case which never ends is seen.
let console = Console.standard

let suites: [String: (String, Tally) -> Void] = [
  "gherkin": { GherkinSuite(folder: $0, tally: $1).run() },
  "maestro": { MaestroSuite(folder: $0, tally: $1).run() },
]

var words = Array(CommandLine.arguments.dropFirst())
guard !words.isEmpty, words.count.isMultiple(of: 2) else {
  console.print("usage: conformance SUITE DIR [SUITE DIR …], where a suite is one of:")
  console.print(suites.keys.sorted().joined(separator: ", "))
  exit(2)
}
let tally = Tally { console.print($0) }
while words.count >= 2 {
  guard let suite = suites[words[0]] else {
    console.print(
      "no suite '\(words[0])': there are \(suites.keys.sorted().joined(separator: ", "))")
    exit(2)
  }
  suite(words[1], tally)
  words.removeFirst(2)
}
console.print(tally.lastLine)
exit(tally.failed == 0 && tally.passed > 0 ? 0 : 1)
