import ConformanceKit

#if canImport(Darwin)
import Darwin
#else
import Glibc
#endif

let suites: [String: (String, Tally) -> Void] = [
  "gherkin": { GherkinSuite(folder: $0, tally: $1).run() }
]

var words = Array(CommandLine.arguments.dropFirst())
guard !words.isEmpty, words.count.isMultiple(of: 2) else {
  print("usage: conformance SUITE DIR [SUITE DIR …], where a suite is one of:")
  print(suites.keys.sorted().joined(separator: ", "))
  exit(2)
}
let tally = Tally { print($0) }
while words.count >= 2 {
  guard let suite = suites[words[0]] else {
    print("no suite '\(words[0])': there are \(suites.keys.sorted().joined(separator: ", "))")
    exit(2)
  }
  suite(words[1], tally)
  words.removeFirst(2)
}
print(tally.lastLine)
exit(tally.failed == 0 && tally.passed > 0 ? 0 : 1)
