import Glibc

/// What the window was told.
struct WindowOptions {
  var elements = 100
  var withoutFlash = false

  init(_ words: some Sequence<String>) {
    var words = Array(words)[...]
    while let word = words.popFirst() {
      switch word {
      case "--elements":
        guard let count = words.popFirst().flatMap({ Int($0) }), count > 0 else {
          Self.fail("--elements needs a number")
        }
        elements = count
      case "--without-flash": withoutFlash = true
      default: Self.fail("unknown word '\(word)': it takes --elements N and --without-flash")
      }
    }
  }

  static func fail(_ reason: String) -> Never {
    let line = Array("bench-window: \(reason)\n".utf8)
    _ = write(2, line, line.count)
    exit(2)
  }
}
