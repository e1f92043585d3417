/// What a request gives a command, checked against the command's parameters.
public struct Arguments: Sendable, Equatable {
  private var values: [String: JSON]

  public init(_ values: [String: JSON] = [:]) { self.values = values }

  public subscript(name: String) -> JSON? { values[name] }
  public func text(_ name: String) -> String? { values[name]?.string }
  public func flag(_ name: String) -> Bool { values[name]?.bool ?? false }
  public func integer(_ name: String) -> Int? { values[name]?.int }
  public func number(_ name: String) -> Double? { values[name]?.double }

  /// Checks what was given and brings every value to its parameter's form.
  ///
  /// A query holds only texts, so a number or a flag may come as a text too.
  ///
  /// - Parameters:
  ///   - given: names and values as they came, from the query or from a JSON body.
  ///   - command: whose parameters they must fit.
  /// - Throws: `Failure` of code `bad-request` naming the field, what was got and what was wanted.
  public init(_ given: [(name: String, value: JSON)], for command: Command) throws(Failure) {
    var values: [String: JSON] = [:]
    for (name, value) in given {
      guard let parameter = command.parameter(name) else {
        throw .unknownField(name, of: command)
      }
      guard values[name] == nil else { throw .repeatedField(name) }
      if case .null = value { continue }
      guard let fitting = parameter.fit(value) else {
        throw .badField(parameter, got: value)
      }
      values[name] = fitting
    }
    for parameter in command.parameters where parameter.required && values[parameter.name] == nil {
      throw .missingField(parameter, of: command)
    }
    self.values = values
  }
}

extension Parameter {
  /// The value in this parameter's form, or nil where it cannot be one.
  public func fit(_ value: JSON) -> JSON? {
    switch form {
    case .text:
      switch value {
      case .string: value
      case .int(let number): .string(String(number))
      case .double(let number): .string(String(number))
      default: nil
      }
    case .integer(let range):
      (value.int ?? value.string.flatMap { Int($0) }).flatMap {
        range.contains($0) ? .int($0) : nil
      }
    case .number:
      (value.double ?? value.string.flatMap { Double($0) }).flatMap {
        $0.isFinite ? .double($0) : nil
      }
    case .flag:
      switch value.string ?? value.bool.map({ $0 ? "true" : "false" }) ?? value.int.map(String.init)
      {
      case "true", "1", "on", "yes", "": .bool(true)
      case "false", "0", "off", "no": .bool(false)
      default: nil
      }
    case .choice(let words):
      (value.string ?? value.int.map(String.init)).flatMap {
        words.contains($0) ? .string($0) : nil
      }
    case .object: value.object == nil ? nil : value
    case .list: value.array == nil ? nil : value
    }
  }
}
