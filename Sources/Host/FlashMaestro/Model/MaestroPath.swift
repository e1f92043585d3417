/// Paths as flows write them: with `/`, relative to the file that names them.
enum MaestroPath {
  static func resolve(_ path: String, from file: String) -> String {
    if path.hasPrefix("/") { return normal(path) }
    let folder = folder(of: file)
    return normal(folder.isEmpty ? path : folder + "/" + path)
  }

  static func folder(of file: String) -> String {
    guard let slash = file.lastIndex(of: "/") else { return "" }
    return slash == file.startIndex ? "/" : String(file[..<slash])
  }

  static func name(_ file: String) -> String {
    file.lastIndex(of: "/").map { String(file[file.index(after: $0)...]) } ?? file
  }

  /// The name without its extension.
  static func stem(_ file: String) -> String {
    let name = name(file)
    guard let dot = name.lastIndex(of: "."), dot != name.startIndex else { return name }
    return String(name[..<dot])
  }

  static func hasExtension(_ file: String, _ extensions: [String]) -> Bool {
    extensions.contains { name(file).hasSuffix("." + $0) }
  }

  /// Without `.` and with `..` taken back.
  static func normal(_ path: String) -> String {
    var parts: [Substring] = []
    for part in path.split(separator: "/", omittingEmptySubsequences: true) where part != "." {
      if part == "..", let last = parts.last, last != ".." {
        parts.removeLast()
      } else if part != ".." || !path.hasPrefix("/") {
        parts.append(part)
      }
    }
    let joined = parts.joined(separator: "/")
    return path.hasPrefix("/") ? "/" + joined : joined.isEmpty ? "." : joined
  }
}

extension String {
  /// Without the space around it.
  var trimmingSpace: String {
    let scalars = unicodeScalars
    guard
      let first = scalars.firstIndex(where: { !$0.properties.isWhitespace }),
      let last = scalars.lastIndex(where: { !$0.properties.isWhitespace })
    else { return "" }
    return String(scalars[first...last])
  }
}
