import FlashProtocol

/// Which program a word of `flash run` means.
public enum AppFinder {
  /// The word for the demo app.
  public static let demo = "demo"
  private static let demoProgram = "pulse"

  /// - Parameter word: `demo`, a path, or the name of a program on PATH.
  /// - Throws: `noProgram` or `noDemo`, naming what was looked for.
  public static func program(_ word: String) throws(DeviceError) -> String {
    if word == demo { return try findDemo() }
    if word.contains("/") {
      guard Files.isProgram(word) else { throw .noProgram(word, nearest: nearest(toPath: word)) }
      return word
    }
    for folder in (Environment.value("PATH") ?? "").split(separator: ":") {
      let path = folder + "/" + word
      if Files.isProgram(path) { return path }
    }
    if Files.isProgram("./" + word) { throw .noProgram(word, nearest: "./" + word) }
    throw .noProgram(word, nearest: Spelling.nearest(to: word, among: [demo]))
  }

  private static func findDemo() throws(DeviceError) -> String {
    if let named = Environment.value("FLASH_DEMO") {
      guard Files.isProgram(named) else { throw .noDemo(looked: [named + " (FLASH_DEMO)"]) }
      return named
    }
    var looked: [String] = []
    if let own = Environment.executable, let slash = own.lastIndex(of: "/") {
      let folder = String(own[..<slash])
      // Beside the command, and where a build of the package that holds `bin` leaves it.
      looked = ["\(folder)/\(demoProgram)", "\(folder)/../.build/debug/\(demoProgram)"]
    }
    looked.append(".build/debug/\(demoProgram)")
    for path in looked where Files.isProgram(path) { return path }
    throw .noDemo(looked: looked)
  }

  private static func nearest(toPath path: String) -> String? {
    guard let slash = path.lastIndex(of: "/") else { return nil }
    let folder = String(path[..<slash])
    let name = String(path[path.index(after: slash)...])
    let programs = Files.names(in: folder).filter { Files.isProgram(folder + "/" + $0) }
    return Spelling.nearest(to: name, among: programs).map { folder + "/" + $0 }
  }
}
