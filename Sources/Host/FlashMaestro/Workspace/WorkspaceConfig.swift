import FlashProtocol
import FlashYAML

/// What a folder of flows says of itself in its `config.yaml`.
public struct WorkspaceConfig: Sendable, Equatable {
  /// Patterns of the flows to run; a `!` before one takes away.
  public var flows: [String]?
  public var includeTags: [String] = []
  public var excludeTags: [String] = []
  /// Names of flows that run in this order.
  public var flowsOrder: [String] = []
  /// Whether those after one that failed are run; nil where no order is given.
  public var continueOnFailure: Bool?
  public var testOutputDir: String?
  /// All that is there, with its types.
  public var values: MaestroValue = .object([])
  public var unknownKeys: [String] = []

  public init() {}

  static let keys = [
    "flows", "includeTags", "excludeTags", "local", "executionOrder", "baselineBranch",
    "notifications", "disableRetries", "platform", "testOutputDir",
  ]

  /// - Throws: `MaestroFlowErrors` with what is wrong with the file.
  public init(file: String, text: String) throws(MaestroFlowErrors) {
    let reading = FlowReading(
      file: file, text: text,
      access: FlowFileAccess(kind: { _ in .missing }, read: { _ in [] }, names: { _ in [] }),
      trail: [])
    var root: YAMLNode?
    do {
      root = try YAMLReader(text).next()
    } catch {
      reading.report("Parsing Failed", error.mark, error.description)
    }
    if let root, !root.isNull { read(root, reading) }
    guard reading.errors.isEmpty else { throw MaestroFlowErrors(errors: reading.errors) }
  }

  private mutating func read(_ root: YAMLNode, _ reading: FlowReading) {
    guard let pairs = root.pairs else {
      reading.report("Incorrect Format", root.start, "A workspace's config is a mapping")
      return
    }
    values = MaestroValue(root)
    unknownKeys = pairs.compactMap(\.key.scalar?.text).filter { !Self.keys.contains($0) }
    func texts(_ node: YAMLNode?, _ name: String) -> [String]? {
      guard let node, !node.isNull else { return nil }
      if let text = node.scalar?.text { return [text] }
      guard let items = node.items else {
        reading.report(
          "Incorrect Format: \(name)", node.start, "The format for \(name) is incorrect")
        return nil
      }
      return items.compactMap(\.scalar?.text)
    }
    flows = texts(root["flows"], "flows")
    includeTags = texts(root["includeTags"], "includeTags") ?? []
    excludeTags = texts(root["excludeTags"], "excludeTags") ?? []
    testOutputDir = root["testOutputDir"]?.scalar?.text
    if let order = root["executionOrder"], !order.isNull {
      flowsOrder = texts(order["flowsOrder"], "flowsOrder") ?? []
      continueOnFailure = order["continueOnFailure"]?.scalar?.bool ?? true
    }
  }

  /// The keys that mean nothing; nil where the text is no mapping.
  public static func unknownKeys(in text: String) -> [String]? {
    guard let pairs = try? YAMLReader(text).next()?.pairs else { return nil }
    return pairs.compactMap(\.key.scalar?.text).filter { !keys.contains($0) }
  }
}
