import Glibc

/// What the window was told.
struct WindowOptions {
  var elements = 100
  /// Rows of a list instead, where there are any.
  var list = 0
  var withoutFlash = false

  init(_ words: some Sequence<String>) {
    var words = Array(words)[...]
    while let word = words.popFirst() {
      switch word {
      case "--elements":
        elements = Self.count(after: word, &words)
      case "--list": list = Self.count(after: word, &words)
      case "--without-flash": withoutFlash = true
      default:
        Self.fail("unknown word '\(word)': it takes --elements N, --list N and --without-flash")
      }
    }
  }

  private static func count(after option: String, _ words: inout ArraySlice<String>) -> Int {
    guard let count = words.popFirst().flatMap({ Int($0) }), count > 0 else {
      fail("\(option) needs a number")
    }
    return count
  }

  static func fail(_ reason: String) -> Never {
    let line = Array("bench-window: \(reason)\n".utf8)
    _ = write(2, line, line.count)
    exit(2)
  }
}
