/// Why a step or a link leads nowhere.
public enum RouteError: Error, Sendable, Equatable {
  case unknownStep(String)
  case missingArgument(step: String, argument: String)
  case unknownArgument(step: String, argument: String)
  case unknownValue(step: String, argument: String, value: String)
  case notALink(String)
  case needsAccount(step: String)
}

extension RouteError: CustomStringConvertible {
  public var description: String {
    switch self {
    case .unknownStep(let name): "Pulse has no screen '\(name)'"
    case .missingArgument(let step, let argument): "'\(step)' needs '\(argument)'"
    case .unknownArgument(let step, let argument): "'\(step)' takes no '\(argument)'"
    case .unknownValue(let step, let argument, let value):
      "'\(step)' knows no \(argument) '\(value)'"
    case .notALink(let text): "'\(text)' is not a link of the form pulse://screen/argument"
    case .needsAccount(let step): "'\(step)' is there only for someone who is logged in"
    }
  }
}
