import FlashDevices
import FlashProtocol

/// How long cases took when they last ran, so that work can be shared evenly.
struct Durations: Sendable, Equatable {
  /// Milliseconds, by a case's key.
  private(set) var known: [String: Double] = [:]

  init() {}

  /// What a file holds; nothing where it is not there or not ours.
  init(file: String?) {
    guard let file, let bytes = try? Files.read(file), let json = try? JSON(parsing: bytes) else {
      return
    }
    for member in json.object ?? [] { known[member.name] = member.value.double }
  }

  /// What a case that never ran is taken for.
  var usual: Double {
    known.isEmpty ? 1_000 : known.values.reduce(0, +) / Double(known.count)
  }

  func expected(_ key: String) -> Double { known[key] ?? usual }

  mutating func remember(_ key: String, _ milliseconds: Double) {
    known[key] = milliseconds.rounded()
  }

  func write(to file: String) throws(FileError) {
    if let slash = file.lastIndex(of: "/"), slash != file.startIndex {
      try Files.makeFolder(String(file[..<slash]))
    }
    let members = known.sorted { $0.key < $1.key }.map { JSON.Member($0.key, .double($0.value)) }
    try Files.write(JSON.object(members).bytes, to: file)
  }

  /// In the user's cache.
  static var standardFile: String {
    let cache =
      Environment.value("XDG_CACHE_HOME")
      ?? Environment.value("HOME").map { $0 + "/.cache" } ?? "/tmp"
    return cache + "/flash/durations.json"
  }
}
