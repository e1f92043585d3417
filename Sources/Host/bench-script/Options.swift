/// What `bench` says of the scripts that it will send.
struct Options {
  var platform = "unknown"
  var seconds = 30.0
  var megabytes = 256
  var allowsHTTP = true
  /// Where files that a script uploads are looked for.
  var folder = "."

  struct Fault: Error, CustomStringConvertible {
    var description: String
  }

  init(_ words: [String]) throws {
    var words = words[...]
    while let word = words.popFirst() {
      if word == "--no-http" {
        allowsHTTP = false
        continue
      }
      guard let value = words.popFirst() else { throw Fault(description: "\(word) needs a value") }
      switch word {
      case "--platform": platform = value
      case "--seconds": seconds = Double(value) ?? seconds
      case "--megabytes": megabytes = Int(value) ?? megabytes
      case "--folder": folder = value
      default: throw Fault(description: "there is no option \(word)")
      }
    }
  }
}
