import FlashDevices
import FlashGherkin

/// Features as they lie on disk, with the phrases beside them.
public struct FeatureReader: Sendable {
  /// A feature that cannot be read, and all that is wrong with it.
  public struct Broken: Error, Sendable, Equatable, CustomStringConvertible {
    public var file: String
    public var description: String
    /// Whether it is a steps.yaml, on which any scenario may rest.
    public var isPhrases = false
  }

  public private(set) var scenarios: [AcceptanceScenario] = []
  public private(set) var broken: [Broken] = []
  /// Phrases of the steps.yaml files beside the features.
  public private(set) var definitions: [StepDefinition] = []
  private var seen: Set<String> = []
  /// How deep folders are looked through.
  private static let mostDepth = 32

  /// - Parameters:
  ///   - paths: features, and folders of them.
  ///   - tags: which scenarios.
  public init(_ paths: [String], tags: TagExpression = .always) {
    for path in paths {
      if Files.isFolder(path) {
        walk(path, tags, depth: 0)
      } else {
        steps(beside: path)
        feature(path, tags)
      }
    }
  }

  private mutating func walk(_ folder: String, _ tags: TagExpression, depth: Int) {
    guard depth < Self.mostDepth else { return }
    for name in Files.names(in: folder) {
      let path = folder + "/" + name
      if Files.isFolder(path) {
        walk(path, tags, depth: depth + 1)
      } else if name.hasSuffix(".feature") {
        feature(path, tags)
      } else if name == "steps.yaml" || name == "steps.yml" {
        steps(path)
      }
    }
  }

  private mutating func steps(beside path: String) {
    let folder = path.lastIndex(of: "/").map { String(path[...$0]) } ?? ""
    for name in ["steps.yaml", "steps.yml"] where Files.exists(folder + name) {
      steps(folder + name)
    }
  }

  private mutating func steps(_ path: String) {
    guard seen.insert(path).inserted else { return }
    do {
      definitions += try StepFile.read(try Files.read(path), file: path)
    } catch {
      broken.append(Broken(file: path, description: "\(error)", isPhrases: true))
    }
  }

  private mutating func feature(_ path: String, _ tags: TagExpression) {
    guard seen.insert(path).inserted else { return }
    let bytes: [UInt8]
    do {
      bytes = try Files.read(path)
    } catch {
      broken.append(Broken(file: path, description: "\(error)"))
      return
    }
    do throws(GherkinErrors) {
      let document = try GherkinParser().parse(bytes: bytes)
      let gaps = Placeholders.unknown(in: document)
      guard gaps.isEmpty else {
        let lines = gaps.map { "\(path):\($0.line): \($0.message)" }
        broken.append(Broken(file: path, description: lines.joined(separator: "\n")))
        return
      }
      let name = document.feature?.name ?? path
      let pickles = PickleCompiler.compile(document, uri: path)
      // Numbered before any is left out, so that a scenario has one name whatever the tags.
      for (pickle, own) in zip(pickles, Self.names(pickles))
      where tags.holds(for: pickle.tags.map(\.name)) {
        scenarios.append(AcceptanceScenario(pickle: pickle, feature: name, name: own))
      }
    } catch {
      let text = String(decoding: bytes, as: UTF8.self)
      let lines = error.errors.map { $0.shown(in: path, text: text) }
      broken.append(Broken(file: path, description: lines.joined(separator: "\n")))
    }
  }

  private static func names(_ pickles: [Pickle]) -> [String] {
    let names = pickles.map { $0.name.isEmpty ? "line \($0.location.line)" : $0.name }
    let counts = Dictionary(names.map { ($0, 1) }, uniquingKeysWith: +)
    var numbers: [String: Int] = [:]
    return names.map { name in
      guard counts[name] != 1 else { return name }
      numbers[name, default: 0] += 1
      return "\(name) #\(numbers[name] ?? 1)"
    }
  }
}
