/// One flow or scenario that was run, or that could not be.
public struct CaseRecord: Sendable, Equatable {
  public var name: String
  /// What it belongs to; together with the name it is the case's identity.
  public var group: String
  public var file: String?
  public var line: Int?
  public var outcome: Outcome
  public var milliseconds: Double
  public var steps: [StepRecord]
  /// What went wrong in earlier attempts: a case that passed after one is a flake.
  public var earlier: [Outcome.Fault]
  /// What the flow and the app printed.
  public var output: String
  public var properties: [Property]

  public struct Property: Sendable, Equatable {
    public var name: String
    public var value: String

    public init(_ name: String, _ value: String) {
      self.name = name
      self.value = value
    }
  }

  public init(
    name: String, group: String, file: String? = nil, line: Int? = nil,
    outcome: Outcome = .passed, milliseconds: Double = 0, steps: [StepRecord] = [],
    earlier: [Outcome.Fault] = [], output: String = "", properties: [Property] = []
  ) {
    self.name = name
    self.group = group
    self.file = file
    self.line = line
    self.outcome = outcome
    self.milliseconds = milliseconds
    self.steps = steps
    self.earlier = earlier
    self.output = output
    self.properties = properties
  }

  /// A file's path without its extension, its parts joined by dots.
  public static func group(of file: String) -> String {
    let parts = file.split(separator: "/").filter { $0 != "." && $0 != ".." }
    guard let last = parts.last else { return file }
    let dot = last.lastIndex(of: ".")
    let stem = dot.map { $0 == last.startIndex ? last : last[..<$0] } ?? last
    return (parts.dropLast() + [stem]).joined(separator: ".")
  }

  public var isFlake: Bool {
    if case .passed = outcome { !earlier.isEmpty } else { false }
  }
}
