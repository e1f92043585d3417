import FlashDevices
import FlashGherkin
import FlashProtocol

/// A folder of features with the results that are expected of them, in the layout of
/// cucumber/gherkin's own test data: `X.feature`, and beside it `X.feature.ast.ndjson`,
/// `X.feature.pickles.ndjson` or `X.feature.errors.ndjson`.
public struct GherkinSuite {
  private let folder: String
  private let tally: Tally

  public init(folder: String, tally: Tally) {
    self.folder = folder
    self.tally = tally
  }

  public func run() { run(folder, below: "") }

  private func run(_ folder: String, below prefix: String) {
    let names = Files.names(in: folder)
    for name in names {
      let path = folder + "/" + name
      if Files.isFolder(path) {
        run(path, below: prefix + name + "/")
      } else if name.hasSuffix(".feature") {
        check(name, at: path, case: prefix + name)
      } else if name.hasSuffix(".ndjson") {
        let isNamed = names.contains { $0.hasSuffix(".feature") && name.hasPrefix($0 + ".") }
        if !isNamed { tally.note("note: \(prefix)\(name) names no feature here") }
      }
    }
  }

  private func check(_ name: String, at path: String, case title: String) {
    let kinds = ["ast", "pickles", "errors"].filter { Files.exists("\(path).\($0).ndjson") }
    guard !kinds.isEmpty else {
      return tally.fail(title, "there is no expected result beside it")
    }
    do {
      let results = Self.results(of: try Files.read(path), uri: name)
      for kind in kinds {
        try compare(results[kind] ?? [], with: "\(path).\(kind).ndjson", "\(title) \(kind)")
      }
    } catch {
      tally.fail(title, "\(error)")
    }
  }

  /// What we make of a feature, as the lines of each file of results.
  static func results(of bytes: [UInt8], uri: String) -> [String: [JSON]] {
    do {
      let document = try GherkinParser().parse(bytes: bytes)
      let pickles = PickleCompiler.compile(document, uri: uri)
      return [
        "ast": [["gherkinDocument": document.json(uri: uri)]],
        "pickles": pickles.map { ["pickle": $0.json] },
      ]
    } catch {
      return ["errors": error.errors.map { ["parseError": $0.json(uri: uri)] }]
    }
  }

  private func compare(_ got: [JSON], with file: String, _ title: String) throws {
    let wanted = try Files.read(file).split(separator: 0x0A)
      .filter { $0.contains { $0 > 0x20 } }
      .map { try JSON(parsing: $0) }
    // The paths in the expected files are those of the machine that made them.
    let difference = Difference.first(got: .array(got), wanted: .array(wanted), ignoring: ["uri"])
    if let difference {
      tally.fail(title, difference.description)
    } else {
      tally.pass()
    }
  }
}
