/// The two shared files: `[profile name]` and `[sso-session name]` of the one, `[name]` of the other.
struct AWSProfiles {
  /// Of the config file.
  let config: [String: [String: String]]
  /// Of the credentials file.
  let credentials: [String: [String: String]]
  let sessions: [String: [String: String]]

  init(config: String, credentials: String) {
    var profiles: [String: [String: String]] = [:]
    var sessions: [String: [String: String]] = [:]
    for (section, values) in Self.sections(config) {
      let words = section.split(separator: " ").map(String.init)
      if words.first == "profile", words.count > 1 {
        profiles[words.dropFirst().joined(separator: " ")] = values
      } else if words.first == "sso-session", words.count > 1 {
        sessions[words[1]] = values
      } else if section == "default" {
        profiles[section] = profiles[section] ?? values
      }
    }
    self.config = profiles
    self.credentials = Self.sections(credentials)
    self.sessions = sessions
  }

  func has(_ name: String) -> Bool { config[name] != nil || credentials[name] != nil }

  private static func sections(_ text: String) -> [String: [String: String]] {
    var sections: [String: [String: String]] = [:]
    var current: String?
    for line in text.split(whereSeparator: \.isNewline) {
      let isNested = line.first == " " || line.first == "\t"
      let plain = Words.trimmed(line)
      if plain.isEmpty || plain.hasPrefix("#") || plain.hasPrefix(";") { continue }
      if plain.hasPrefix("["), let end = plain.firstIndex(of: "]") {
        let name = Words.trimmed(plain[plain.index(after: plain.startIndex)..<end])
        current = name
        sections[name] = sections[name] ?? [:]
        continue
      }
      guard !isNested, let name = current, let equals = plain.firstIndex(of: "=") else { continue }
      let key = Words.trimmed(plain[..<equals]).lowercased()
      var value = Words.trimmed(plain[plain.index(after: equals)...])
      // A comment behind a value begins after a space.
      if let comment = value.firstRange(of: " #") {
        value = Words.trimmed(value[..<comment.lowerBound])
      }
      sections[name]?[key] = value
    }
    return sections
  }
}
