/// Why a measurement could not be made.
enum BenchmarkError: Error, CustomStringConvertible {
  case usage(String)
  case file(String, String)
  case spawn(String, String)
  case process(String, status: Int32, output: String)
  case request(String, String)
  case refused(String, status: Int, body: String)
  case missing(String)
  case grown(String)

  var description: String {
    switch self {
    case .usage(let word):
      "flash-benchmarks does not know '\(word)': it takes [soak] [--bin DIR] [--out FILE] [--flow FILE] [--runs N]"
    case .file(let path, let reason): "\(path): \(reason)"
    case .spawn(let path, let reason): "\(path) did not start: \(reason)"
    case .process(let words, let status, let output):
      "\(words) ended with \(status):\n\(output)"
    case .request(let route, let reason): "\(route) got no answer: \(reason)"
    case .refused(let route, let status, let body): "\(route) answered \(status): \(body)"
    case .missing(let what): "\(what) is not there"
    case .grown(let facts): "memory grew by more than a tenth: \(facts)"
    }
  }
}
