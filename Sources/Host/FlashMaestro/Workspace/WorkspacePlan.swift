/// Which flows run, and in which order.
public struct WorkspacePlan: Sendable {
  /// Those that run in any order.
  public var flows: [MaestroFlow]
  /// Those that run one after another, before the rest.
  public var sequence: [MaestroFlow]
  public var config: WorkspaceConfig
  /// Files that cannot be read as flows, and why.
  public var broken: [Broken] = []
  /// What is no error and yet worth telling.
  public var notes: [String]

  public var all: [MaestroFlow] { sequence + flows }

  public struct Broken: Sendable, Equatable {
    public var file: String
    public var errors: MaestroFlowErrors
  }
}

/// Why there is nothing to run.
public enum WorkspaceError: Error, Sendable, Equatable {
  case missing(String)
  case noFlowFiles([String])
  case noTopLevelFlows([String])
  case noMatch(patterns: [String])
  case noTaggedFlow(include: [String], exclude: [String])
  case missingInOrder([String])
  case flows(MaestroFlowErrors)
}

extension WorkspaceError: CustomStringConvertible {
  public var description: String {
    func list(_ items: [String]) -> String { items.map { "- \($0)" }.joined(separator: "\n") }
    return switch self {
    case .missing(let path): "Flow path does not exist: \(path)"
    case .noFlowFiles(let folders):
      "Flow directories do not contain any Flow files: \(folders.joined(separator: ", "))"
    case .noTopLevelFlows(let folders):
      "Top-level directories do not contain any Flows: \(folders.joined(separator: ", "))\n"
        + "To run flows of folders within, name them in config.yaml: flows: [\"**\"]"
    case .noMatch(let patterns):
      "Flow inclusion pattern(s) did not match any Flow files:\n\(list(patterns))"
    case .noTaggedFlow(let include, let exclude):
      "Include / Exclude tags did not match any Flows:\n\nInclude Tags:\n\(list(include))\n\n"
        + "Exclude Tags:\n\(list(exclude))"
    case .missingInOrder(let names):
      "Could not find flows needed for execution in order: \(names.joined(separator: ", "))"
    case .flows(let errors): errors.description
    }
  }
}
