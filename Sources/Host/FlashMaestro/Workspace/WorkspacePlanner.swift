import FlashYAML

/// Finds the flows of files and folders.
public struct WorkspacePlanner: Sendable {
  /// How deep folders are looked through.
  static let mostDepth = 32

  private let access: FlowFileAccess

  public init(_ access: FlowFileAccess) { self.access = access }

  /// - Parameters:
  ///   - input: files and folders.
  ///   - config: a workspace's config in place of the one in a folder.
  ///   - keepingBroken: names files that are no flows in the plan, instead of failing for them.
  public func plan(
    _ input: [String], includeTags: [String] = [], excludeTags: [String] = [],
    config: String? = nil, keepingBroken: Bool = false
  ) throws(WorkspaceError) -> WorkspacePlan {
    if let missing = input.first(where: { access.kind($0) == .missing }) {
      throw .missing(missing)
    }
    let folders = input.filter { access.kind($0) == .folder }
    let workspace = try self.config(config ?? folders.lazy.compactMap(configFile).first)
    if input.count == 1, folders.isEmpty {
      let (flows, broken) = try read(input, keepingBroken)
      return WorkspacePlan(
        flows: flows, sequence: [], config: workspace, broken: broken,
        notes: Self.notes(workspace))
    }
    let paths = try files(input, folders, workspace, config)
    let (flows, broken) = try read(paths, keepingBroken)
    let include = includeTags + workspace.includeTags
    let exclude = excludeTags + workspace.excludeTags
    let chosen = flows.filter { flow in
      (include.isEmpty || flow.config.tags.contains(where: include.contains))
        && !flow.config.tags.contains(where: exclude.contains)
    }
    guard !chosen.isEmpty || !broken.isEmpty else {
      throw .noTaggedFlow(include: include, exclude: exclude)
    }
    let names = try Self.order(chosen.map(\.name), by: workspace.flowsOrder)
    let sequence = names.compactMap { name in chosen.last { $0.name == name } }
    return WorkspacePlan(
      flows: chosen.filter { flow in !sequence.contains { $0.file == flow.file } },
      sequence: sequence, config: workspace, broken: broken, notes: Self.notes(workspace))
  }

  /// The names that an order has, as far as it goes.
  ///
  /// - Throws: `missingInOrder` where one is missing before another that is there: what comes after
  ///   it could not rely on it.
  public static func order(_ available: [String], by order: [String]) throws(WorkspaceError)
    -> [String]
  {
    var wanted: [String] = []
    for name in order where !wanted.contains(name) { wanted.append(name) }
    guard let last = wanted.lastIndex(where: available.contains) else { return [] }
    let missing = wanted.filter { !available.contains($0) }
    guard !wanted[..<last].contains(where: missing.contains) else {
      throw .missingInOrder(missing)
    }
    return wanted.filter(available.contains)
  }

  private func files(
    _ input: [String], _ folders: [String], _ workspace: WorkspaceConfig, _ config: String?
  ) throws(WorkspaceError) -> [String] {
    let single = input.filter { access.kind($0) == .file && isFlow($0, except: config) }
    var found: [(folder: String, path: String)] = []
    for folder in folders {
      walk(folder, depth: 0) { path in
        if isFlow(path, except: config) { found.append((folder, path)) }
      }
    }
    guard !single.isEmpty || !found.isEmpty else { throw .noFlowFiles(folders) }
    let patterns = workspace.flows ?? ["*"]
    let wanted = patterns.filter { !$0.hasPrefix("!") }.map(Glob.init)
    let unwanted = patterns.filter { $0.hasPrefix("!") }.map { Glob(String($0.dropFirst())) }
    let fallback = wanted.isEmpty ? [Glob("*")] : wanted
    let chosen = found.filter { folder, path in
      let relative = Self.relative(path, to: folder)
      return fallback.contains { $0.matches(relative) }
        && !unwanted.contains { $0.matches(relative) }
    }
    guard !single.isEmpty || !chosen.isEmpty else {
      if patterns == ["*"] { throw .noTopLevelFlows(folders) }
      throw .noMatch(patterns: patterns)
    }
    return single + chosen.map(\.path)
  }

  static func relative(_ path: String, to folder: String) -> String {
    let prefix = folder.hasSuffix("/") ? folder : folder + "/"
    return path.hasPrefix(prefix) ? String(path.dropFirst(prefix.count)) : path
  }

  private func walk(_ folder: String, depth: Int, _ visit: (String) -> Void) {
    guard depth < Self.mostDepth else { return }
    for name in access.names(folder) {
      let path = (folder.hasSuffix("/") ? folder : folder + "/") + name
      switch access.kind(path) {
      case .folder: walk(path, depth: depth + 1, visit)
      case .file: visit(path)
      case .missing: break
      }
    }
  }

  /// A YAML file that is no workspace's config, by its name or by its form.
  private func isFlow(_ path: String, except config: String?) -> Bool {
    guard MaestroPath.hasExtension(path, ["yaml", "yml"]), path != config else { return false }
    guard MaestroPath.stem(path) != "config" else { return false }
    guard let bytes = try? access.read(path), let text = try? YAMLText.decode(bytes) else {
      return true
    }
    let hasCommands = ("\n" + text).holds("\n---")
    let isConfig = !hasCommands && WorkspaceConfig.unknownKeys(in: text)?.isEmpty == true
    return !isConfig
  }

  private func configFile(_ folder: String) -> String? {
    ["config.yaml", "config.yml"].map { folder + "/" + $0 }.first { access.kind($0) == .file }
  }

  private func config(_ file: String?) throws(WorkspaceError) -> WorkspaceConfig {
    guard let file else { return WorkspaceConfig() }
    guard access.kind(file) == .file else { throw .missing(file) }
    do {
      return try WorkspaceConfig(
        file: file, text: YAMLText.decode(try access.read(file)))
    } catch let errors as MaestroFlowErrors {
      throw .flows(errors)
    } catch {
      let mark = (error as? YAMLError)?.mark ?? YAMLMark(line: 1, column: 1)
      throw .flows(
        MaestroFlowErrors(errors: [
          MaestroFlowError(title: "Parsing Failed", file: file, mark: mark, message: "\(error)")
        ]))
    }
  }

  /// All flows, and all that is wrong with any of them.
  private func read(_ paths: [String], _ keepingBroken: Bool) throws(WorkspaceError)
    -> ([MaestroFlow], [WorkspacePlan.Broken])
  {
    var flows: [MaestroFlow] = []
    var broken: [WorkspacePlan.Broken] = []
    for path in paths {
      do {
        flows.append(try FlowReader(access).flow(path))
      } catch {
        broken.append(.init(file: path, errors: error))
      }
    }
    guard broken.isEmpty || keepingBroken else {
      throw .flows(MaestroFlowErrors(errors: broken.flatMap(\.errors.errors)))
    }
    return (flows, broken)
  }

  private static func notes(_ config: WorkspaceConfig) -> [String] {
    config.unknownKeys.map { "config.yaml: the key `\($0)` means nothing here" }
  }
}
