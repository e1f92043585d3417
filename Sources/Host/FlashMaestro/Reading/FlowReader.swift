import FlashYAML

/// Reads Maestro's flows: a header, `---`, and a list of commands.
public struct FlowReader: Sendable {
  /// How many flows may run one another in a row.
  static let mostNesting = 50

  private let access: FlowFileAccess

  /// - Parameter access: for the flows, scripts and media that a flow names.
  public init(_ access: FlowFileAccess) { self.access = access }

  /// - Parameter file: read by the access, and the place that relative paths start from.
  /// - Throws: `MaestroFlowErrors` with all that is wrong, in it and in the flows that it runs.
  public func flow(_ file: String) throws(MaestroFlowErrors) -> MaestroFlow {
    let (flow, errors) = Self.read(file, access, trail: [])
    guard let flow, errors.isEmpty else {
      throw MaestroFlowErrors(errors: errors, readable: flow)
    }
    return flow
  }

  static func read(_ file: String, _ access: FlowFileAccess, trail: [String]) -> (
    MaestroFlow?, [MaestroFlowError]
  ) {
    func failed(_ title: String, _ mark: YAMLMark, _ message: String, _ text: String = "") -> (
      MaestroFlow?, [MaestroFlowError]
    ) {
      (
        nil,
        [MaestroFlowError(title: title, file: file, mark: mark, message: message, text: text)]
      )
    }
    let bytes: [UInt8]
    do {
      bytes = try access.read(file)
    } catch {
      return failed("Invalid File Path", YAMLMark(line: 1, column: 1), "\(error)")
    }
    let text: String
    do {
      text = try YAMLText.decode(bytes)
    } catch {
      // The lines around the place as far as they can be shown.
      let shown = String(decoding: bytes, as: UTF8.self)
      return failed("Parsing Failed", error.mark, error.description, shown)
    }
    let reading = FlowReading(
      file: file, text: text, access: access, trail: trail + [MaestroPath.normal(file)])
    let flow = reading.flow()
    return (flow, reading.errors)
  }
}

extension FlowReading {
  static let firstFlow = "https://docs.maestro.dev/getting-started/writing-your-first-flow"

  /// The whole file; what is wrong with it is told through `errors`.
  func flow() -> MaestroFlow? {
    do {
      let reader = try YAMLReader(text)
      guard let header = try reader.next(), header.pairs != nil else {
        report(
          "Config Section Required", try first(),
          "Flow files must start with a config section. Eg:\n\n```yaml\n"
            + "appId: com.example.app # <-- config section\n---\n- launchApp\n```\n\n"
            + "See: \(Self.firstFlow)")
        return nil
      }
      let config = self.config(header)
      guard let list = try reader.next(), let items = list.items else {
        report(
          "Commands Section Required", try second(reader),
          "Flow files must have a list of commands after the config section. Eg:\n\n```yaml\n"
            + "appId: com.example.app\n---\n- launchApp\n```\n\nSee: \(Self.firstFlow)")
        return nil
      }
      let commands = items.compactMap { command($0) }
      return MaestroFlow(file: file, config: config, commands: commands)
    } catch let error as YAMLError {
      report("Parsing Failed", error.mark, error.description)
    } catch {
      report("Parsing Failed", YAMLMark(line: 1, column: 1), "\(error)")
    }
    return nil
  }

  /// Where the parser is after the first value, whatever that is.
  private func first() throws -> YAMLMark {
    let reader = try YAMLReader(text)
    return try reader.next()?.opened ?? reader.position
  }

  private func second(_ reader: YAMLReader) throws -> YAMLMark {
    let again = try YAMLReader(text)
    _ = try again.next()
    return try again.next()?.opened ?? again.position
  }

  func config(_ node: YAMLNode) -> MaestroConfig {
    let target = node["appId"] ?? node["url"]
    var config = MaestroConfig(appID: target?.scalar?.text ?? "")
    config.isURL = node["appId"] == nil && node["url"] != nil
    appID = config.appID
    if target == nil || target?.isNull == true {
      report(
        "Config Field Required", node.end,
        "Either 'url' or 'appId' must be specified in the config section.\n\n"
          + "For mobile apps, use:\n```yaml\nappId: com.example.app\n---\n- launchApp\n```\n\n"
          + "See: \(Self.firstFlow)")
    }
    for pair in node.pairs ?? [] {
      guard let key = pair.key.scalar?.text else { continue }
      read(key, pair.value, into: &config)
    }
    return config
  }

  private func read(_ key: String, _ value: YAMLNode, into config: inout MaestroConfig) {
    func incorrect() {
      report("Incorrect Format: \(key)", value.start, "The format for \(key) is incorrect")
    }
    switch key {
    case "appId", "url": if value.scalar == nil { incorrect() }
    case "name":
      if value.scalar == nil { incorrect() }
      config.name = value.isNull ? nil : value.scalar?.text
    case "tags":
      guard !value.isNull else { break }
      guard let items = value.items else { return incorrect() }
      config.tags = items.compactMap { $0.scalar?.text }
    case "env": if !value.isNull { config.env = FieldReader.pairs(value, key, self) }
    case "properties":
      if !value.isNull { config.properties = FieldReader.pairs(value, key, self) }
    case "onFlowStart", "onFlowComplete":
      guard !value.isNull else { break }
      guard let items = value.items else { return incorrect() }
      let commands = items.compactMap { command($0) }
      if key == "onFlowStart" {
        config.onFlowStart = commands
      } else {
        config.onFlowComplete = commands
      }
    default: config.ext.append(.init(name: key, value: MaestroValue(value)))
    }
  }
}

extension MaestroValue {
  init(_ node: YAMLNode) {
    switch node.content {
    case .scalar(let scalar): self = MaestroValue(scalar)
    case .sequence(let items): self = .array(items.map { MaestroValue($0) })
    case .mapping(let pairs):
      self = .object(
        pairs.map { Member(name: $0.key.scalar?.text ?? "", value: MaestroValue($0.value)) })
    }
  }

  init(_ scalar: YAMLScalar) {
    if scalar.isNull {
      self = .null
    } else if let bool = scalar.bool {
      self = .bool(bool)
    } else if let int = scalar.int {
      self = .int(int)
    } else if let double = scalar.double {
      self = .double(double)
    } else {
      self = .string(scalar.text)
    }
  }
}
