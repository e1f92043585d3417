/// The name of a translation where the translation should be.
enum UntranslatedKey {
  /// - Returns: the text, where the whole of it is such a name.
  static func find(in text: String) -> String? {
    let bytes = Array(text.utf8)
    guard (5...80).contains(bytes.count), bytes.allSatisfy(isKeyByte), isLetter(bytes[0]) else {
      return nil
    }
    return isDotted(text) || isScreaming(text) || isSnake(text) ? text : nil
  }

  /// `settings.title`; neither a host, nor a file, nor an identifier such as `org.example.App`.
  private static func isDotted(_ text: String) -> Bool {
    let parts = text.split(separator: ".", omittingEmptySubsequences: false)
    guard parts.count >= 2, let first = parts.first, let last = parts.last,
      parts.allSatisfy({ $0.count >= 2 && $0.utf8.first.map(isLower) ?? false })
    else { return false }
    let words = Set(last.lowercased().split { $0 == "_" || $0 == "-" }.map(String.init))
    if !words.isDisjoint(with: keyWords) { return true }
    return !ends.contains(last.lowercased()) && !domains.contains(first.lowercased())
      && !domains.contains(last.lowercased())
  }

  /// `SETTINGS_TITLE`
  private static func isScreaming(_ text: String) -> Bool {
    let parts = text.split(separator: "_", omittingEmptySubsequences: false)
    return parts.count >= 2
      && parts.allSatisfy { !$0.isEmpty && $0.utf8.allSatisfy { isUpper($0) || isDigit($0) } }
      && parts.contains { $0.utf8.count > 2 }
  }

  /// `home_header_title`; with one underscore only where it ends as keys do: a user may be called
  /// `river_otter`.
  private static func isSnake(_ text: String) -> Bool {
    let parts = text.split(separator: "_", omittingEmptySubsequences: false)
    guard parts.count >= 2,
      parts.allSatisfy({ !$0.isEmpty && $0.utf8.allSatisfy { isLower($0) || isDigit($0) } }),
      let last = parts.last
    else { return false }
    return keyWords.contains(String(last)) || parts.count >= 4
  }

  private static let keyWords: Set<String> = [
    "title", "subtitle", "label", "button", "message", "text", "hint", "header", "heading", "body",
    "placeholder", "desc", "description", "caption", "tooltip", "error", "name", "action", "cta",
  ]

  private static let domains: Set<String> = [
    "com", "org", "net", "io", "dev", "app", "edu", "gov", "info", "example", "test", "local",
    "localhost", "invalid", "de", "uk", "fr", "eu", "us", "ch", "at", "nl", "es", "it", "jp", "cn",
    "www", "news", "tv", "me", "co", "ai",
  ]

  private static let ends: Set<String> = [
    "js", "ts", "py", "rb", "rs", "go", "md", "txt", "json", "xml", "html", "css", "png", "jpg",
    "jpeg", "gif", "svg", "pdf", "zip", "gz", "tar", "csv", "log", "conf", "cfg", "ini", "toml",
    "yml", "yaml", "swift", "java", "kt", "cpp", "hpp", "so", "exe", "dll", "sh", "flow", "mp3",
    "mp4", "wav", "desktop", "ui", "db", "lock", "plist", "strings", "doc", "docx", "xls", "xlsx",
  ]

  private static func isKeyByte(_ byte: UInt8) -> Bool {
    isLetter(byte) || isDigit(byte) || byte == UInt8(ascii: ".") || byte == UInt8(ascii: "_")
      || byte == UInt8(ascii: "-")
  }

  private static func isLetter(_ byte: UInt8) -> Bool { isLower(byte) || isUpper(byte) }

  private static func isLower(_ byte: UInt8) -> Bool {
    (UInt8(ascii: "a")...UInt8(ascii: "z")).contains(byte)
  }

  private static func isUpper(_ byte: UInt8) -> Bool {
    (UInt8(ascii: "A")...UInt8(ascii: "Z")).contains(byte)
  }

  private static func isDigit(_ byte: UInt8) -> Bool {
    (UInt8(ascii: "0")...UInt8(ascii: "9")).contains(byte)
  }
}
