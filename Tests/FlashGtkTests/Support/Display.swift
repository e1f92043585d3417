import Glibc

/// The display that the galleries are drawn on: the one there is, else an Xvfb of our own.
enum Display {
  static let environment: [String: String] = {
    var environment = inherited
    environment["GSETTINGS_BACKEND"] = "memory"
    let isThere = environment["DISPLAY"] ?? environment["WAYLAND_DISPLAY"] ?? "" != ""
    let number = startKeeper(withServer: !isThere)
    if isThere { return environment }
    environment["GDK_BACKEND"] = "x11"
    environment["GSK_RENDERER"] = "cairo"
    environment["XDG_RUNTIME_DIR"] = Scratch.folder
    environment["DISPLAY"] = ":" + number
    return environment
  }()

  nonisolated(unsafe) private static var keeper: Child?

  /// Starts a shell that cleans up when we end, however that comes: it then reads the end of its
  /// standard input.
  ///
  /// - Returns: the number of the display, where a server was wanted.
  private static func startKeeper(withServer: Bool) -> String {
    let server = "Xvfb -displayfd 1 -screen 0 1280x1024x24 -nolisten tcp -noreset &"
    let script =
      "\(withServer ? server : "echo none;") read end; kill $! 2>/dev/null; rm -rf \(Scratch.folder)"
    keeper = try? Child(["/bin/sh", "-c", script], environment: inherited)
    return keeper?.output.next(within: 30_000) ?? "none"
  }

  private static var inherited: [String: String] {
    var environment: [String: String] = [:]
    for word in CommandLine.environment {
      guard let sign = word.firstIndex(of: "=") else { continue }
      environment[String(word[..<sign])] = String(word[word.index(after: sign)...])
    }
    return environment
  }
}

extension CommandLine {
  /// `NAME=value` words.
  fileprivate static var environment: [String] {
    var words: [String] = []
    var next = environ
    while let word = next.pointee {
      words.append(String(cString: word))
      next += 1
    }
    return words
  }
}

/// A folder for all that the tests of one process leave.
enum Scratch {
  static let folder: String = {
    var template = Array("/tmp/flash-gtk.XXXXXX".utf8CString)
    // It is removed whole in the end, so it must be our own.
    guard mkdtemp(&template) != nil else { preconditionFailure("no folder in /tmp: \(errno)") }
    return String(decoding: template.dropLast().map { UInt8(bitPattern: $0) }, as: UTF8.self)
  }()

  nonisolated(unsafe) private static var count = 0

  /// Tests on windows run one at a time.
  static func fresh(_ name: String) -> String {
    count += 1
    return "\(folder)/\(name)-\(count)"
  }
}
