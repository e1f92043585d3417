#if FLASH
import FlashDevices
import FlashProtocol
import HostSupport

/// Pulse as `flash run` starts it, in a registry and with a state of its own.
final class PulseRun {
  private let folder: TemporaryFolder
  private let environment: [String: String]

  init(_ size: String, bugs: String = "") throws {
    folder = try TemporaryFolder()
    environment = [
      "FLASH_REGISTRY": folder.path + "/registry", "FLASH_DEMO": Program.path("pulse"),
      "PULSE_BUGS": bugs, "GSK_RENDERER": "cairo", "GTK_A11Y": "none",
    ]
    let outcome = try flash(
      "run", "demo", "--size", size, "--", "--state", folder.path + "/state")
    guard outcome.status == 0 else {
      throw FileError(path: "flash run demo", reason: outcome.error)
    }
  }

  deinit { _ = try? flash("stop", "--all") }

  @discardableResult
  func flash(_ words: String...) throws -> Program.Outcome { try flash(words) }

  @discardableResult
  func flash(_ words: [String]) throws -> Program.Outcome {
    try Program.run("flash", words, environment: environment)
  }

  /// What the oracles find, a line each; none where they find nothing.
  ///
  /// - Parameter except: oracles that are not asked.
  func findings(except: Set<String> = []) throws -> [Substring] {
    let only = Self.oracles.filter { !except.contains($0) }.joined(separator: ",")
    let outcome = try flash("watch", "--only", only)
    guard outcome.status == 0 else { return (outcome.out + outcome.error).split(separator: "\n") }
    return []
  }

  /// One thing that the oracles found.
  struct Found {
    var oracle: String
    /// The id of what it is about.
    var id: String
    var evidence: String
  }

  /// The same as values.
  func found(except: Set<String> = []) throws -> [Found] {
    let only = Self.oracles.filter { !except.contains($0) }.joined(separator: ",")
    let outcome = try flash("watch", "--json", "--only", only)
    let json = try JSON(parsing: Array(outcome.out.utf8.dropLast()))
    return (json["findings"]?.array ?? []).map { finding in
      Found(
        oracle: finding["oracle"]?.string ?? "", id: finding["id"]?.string ?? "",
        evidence: finding["evidence"]?.string ?? "")
    }
  }

  /// What is on screen, and built beyond it.
  ///
  /// - Parameter visible: what is on screen alone.
  func tree(visible: Bool = false) throws -> [Element] {
    let outcome = try flash(["tree", "--json"] + (visible ? ["--visible"] : []))
    let json = try JSON(parsing: Array(outcome.out.utf8.dropLast()))
    return try (json["elements"]?.array ?? []).map { try Element(json: $0) }
  }

  /// Every screen that Pulse can open, as words after `open`.
  func screens() throws -> [[String]] {
    let json = try JSON(parsing: Array(try flash("steps", "--json").out.utf8.dropLast()))
    var screens: [[String]] = []
    for item in json["steps"]?.array ?? [] {
      let step = try StepSpec(json: item)
      // A summary names one that there is: `a section, such as tech`.
      screens.append(
        [step.name]
          + step.arguments.filter(\.required).map { argument in
            let words = argument.summary.split(separator: " ")
            let mark = words.lastIndex(of: "as").map { words.index(after: $0) }
            let value = mark.flatMap { words.indices.contains($0) ? words[$0] : nil } ?? ""
            return "\(argument.name)=\(value)"
          })
    }
    return screens
  }
}
#endif
