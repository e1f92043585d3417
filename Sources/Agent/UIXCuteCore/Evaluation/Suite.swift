import FlashProtocol

/// Goals by which agents are measured, judged by the app's state and never by the agent's word.
public struct Suite: Sendable {
  public struct Goal: Sendable {
    public enum Level: String, Sendable, CaseIterable { case easy, medium, hard, impossible }

    public var id: String
    public var level: Level
    public var goal: String
    /// What must show at the end.
    public var expected: [Expectation]
    /// What the app's state file must hold at the end.
    public var state: [StateClaim]

    /// The right answer to an impossible goal is failure.
    public var isImpossible: Bool { level == .impossible }
  }

  public var name: String
  /// What `flash run` takes.
  public var app: String
  public var goals: [Goal]

  /// - Throws: `LLMError.configuration` naming the goal that is at fault.
  public init(json: JSON) throws {
    guard let goals = json["goals"]?.array, !goals.isEmpty else {
      throw LLMError.configuration("a suite needs 'goals', and has none")
    }
    name = json["name"]?.string ?? "suite"
    app = json["app"]?.string ?? "demo"
    self.goals = []
    for (number, item) in goals.enumerated() {
      let goal = try Goal(json: item, number: number)
      guard !self.goals.contains(where: { $0.id == goal.id }) else {
        throw LLMError.configuration("two goals are called '\(goal.id)'")
      }
      self.goals.append(goal)
    }
  }
}

extension Suite.Goal {
  init(json: JSON, number: Int) throws {
    func fault(_ reason: String) -> LLMError {
      .configuration("goal \(json["id"]?.string ?? "\(number)") of the suite: \(reason)")
    }
    guard let id = json["id"]?.string, let goal = json["goal"]?.string else {
      throw fault("it needs 'id' and 'goal'")
    }
    guard let level = json["level"]?.string.flatMap(Level.init(rawValue:)) else {
      let words = Level.allCases.map(\.rawValue).joined(separator: ", ")
      throw fault("'level' must be one of \(words)")
    }
    self.id = id
    self.goal = goal
    self.level = level
    expected = []
    for text in json["expect"]?.array ?? [] {
      expected.append(try Expectation(parsing: text.string ?? text.text))
    }
    state = []
    for member in json["state"]?.object ?? [] {
      state.append(try StateClaim(member.name, member.value))
    }
    if expected.isEmpty && state.isEmpty && level != .impossible {
      throw fault("it needs 'expect' or 'state': nothing else may judge it")
    }
  }
}

/// What a member of the app's state file must be.
public struct StateClaim: Sendable, Equatable {
  enum Wanted: Sendable, Equatable {
    case equal(JSON)
    case containing(JSON)
    case without(JSON)
  }

  let path: [String]
  let wanted: Wanted

  /// - Parameters:
  ///   - path: members after each other, with dots between.
  ///   - value: what it is, or `{"contains": …}`, or `{"lacks": …}`.
  init(_ path: String, _ value: JSON) throws {
    self.path = path.split(separator: ".").map(String.init)
    if let part = value["contains"] {
      wanted = .containing(part)
    } else if let part = value["lacks"] {
      wanted = .without(part)
    } else {
      wanted = .equal(value)
    }
  }

  /// Why the state is not as it should be; nil where it is.
  public func fault(in state: JSON) -> String? {
    let found = path.reduce(Optional(state)) { $0?[$1] }
    let name = path.joined(separator: ".")
    switch wanted {
    case .equal(let value):
      return (found ?? .null) == value
        ? nil : "\(name) is \(found?.text ?? "missing"), not \(value.text)"
    case .containing(let item):
      return found?.array?.contains(item) == true
        ? nil : "\(name) is \(found?.text ?? "missing"), without \(item.text)"
    case .without(let item):
      // A list that is not there tells nothing: the app may not have kept anything yet.
      guard let items = found?.array else { return "\(name) is missing" }
      return items.contains(item) ? "\(name) still holds \(item.text)" : nil
    }
  }
}
