import FlashDevices
import FlashProtocol

/// How long cases took when they last ran, so that work can be shared evenly.
struct Durations: Sendable, Equatable {
  /// Milliseconds, by a case's key.
  private(set) var known: [String: Double] = [:]

  init() {}

  /// What a run plans by, and who may write it.
  ///
  /// All parts of a run must plan by the same numbers, or a case is in two of them or in none: so
  /// the run of a part changes nothing of what it read, and leaves what it learned in a file of its
  /// own beside it. The next whole run, `--check` included, takes those in.
  ///
  /// - Parameter shard: the part, from 0, and how many there are.
  init(history file: String?, shard: (index: Int, count: Int)?) {
    self.init(file: file)
    guard let file, shard == nil else { return }
    for part in Self.parts(of: file) {
      known.merge(Durations(file: part).known) { _, new in new }
    }
  }

  /// Writes what was learned where the next run looks for it.
  func keep(in file: String, shard: (index: Int, count: Int)?) throws(FileError) {
    if let shard { return try write(to: "\(file).\(shard.index + 1)-of-\(shard.count)") }
    try write(to: file)
    for part in Self.parts(of: file) { Files.remove(part) }
  }

  private static func parts(of file: String) -> [String] {
    let slash = file.lastIndex(of: "/")
    let folder = slash.map { String(file[..<$0]) } ?? "."
    let name = slash.map { String(file[file.index(after: $0)...]) } ?? file
    return Files.names(in: folder.isEmpty ? "/" : folder).filter {
      $0.hasPrefix(name + ".") && $0.dropFirst(name.count + 1).contains("-of-")
    }.map { folder + "/" + $0 }
  }

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
