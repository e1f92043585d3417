import FlashProtocol

extension Flow {
  /// The variables that its steps name, each with where it is first named.
  public var variables: [(name: String, step: Step)] {
    var variables: [(name: String, step: Step)] = []
    for step in steps {
      for name in Secrets.names(in: step.source)
      where !variables.contains(where: { $0.name == name }) {
        variables.append((name, step))
      }
    }
    return variables
  }

  /// - Parameter isSet: whether the environment has a variable.
  /// - Throws: `FlowErrors` with each variable that is not there to be read.
  public func check(_ isSet: (String) -> Bool) throws(FlowErrors) {
    let errors = variables.filter { !isSet($0.name) }.map { name, step in
      FlowError(
        file: file, line: step.line, column: column(of: name, in: step.source),
        length: name.count + 3, source: step.source,
        message: "the environment has no variable \(name)",
        advice: "set it, or write $${\(name)} for that text itself")
    }
    if !errors.isEmpty { throw FlowErrors(errors) }
  }

  private func column(of name: String, in source: String) -> Int {
    let characters = Array(source)
    let wanted = Array("${\(name)}")
    guard characters.count >= wanted.count else { return 1 }
    let start = (0...(characters.count - wanted.count)).first {
      Array(characters[$0..<($0 + wanted.count)]) == wanted
    }
    return (start ?? 0) + 1
  }
}
