import Glibc

/// The display that the galleries are drawn on: the one there is, else an Xvfb of our own.
enum Display {
  static let environment: [String: String] = {
    var environment = inherited
    environment["GSETTINGS_BACKEND"] = "memory"
    if environment["DISPLAY"] ?? environment["WAYLAND_DISPLAY"] ?? "" != "" { return environment }
    environment["GDK_BACKEND"] = "x11"
    environment["GSK_RENDERER"] = "cairo"
    environment["XDG_RUNTIME_DIR"] = Scratch.folder
    environment["DISPLAY"] = ":" + number
    return environment
  }()

  private static var inherited: [String: String] {
    var environment: [String: String] = [:]
    for word in CommandLine.environment {
      guard let sign = word.firstIndex(of: "=") else { continue }
      environment[String(word[..<sign])] = String(word[word.index(after: sign)...])
    }
    return environment
  }

  nonisolated(unsafe) private static var server: Child?

  /// Starts the server; it ends with the pipe to its standard input, so with us, however we end.
  private static let number: String = {
    let script =
      "Xvfb -displayfd 1 -screen 0 1280x1024x24 -nolisten tcp -noreset & "
      + "read end; kill $!"
    server = try? Child(["/bin/sh", "-c", script], environment: inherited)
    return server?.output.next(within: 30_000) ?? "none"
  }()
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
    guard mkdtemp(&template) != nil else { return "/tmp" }
    return String(decoding: template.dropLast().map { UInt8(bitPattern: $0) }, as: UTF8.self)
  }()

  nonisolated(unsafe) private static var count = 0

  /// Tests on windows run one at a time.
  static func fresh(_ name: String) -> String {
    count += 1
    return "\(folder)/\(name)-\(count)"
  }
}
