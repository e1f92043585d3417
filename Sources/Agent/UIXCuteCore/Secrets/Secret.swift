/// Where a secret's value comes from.
public enum Secret: Sendable, Equatable {
  case value(String)
  /// The name of an environment variable.
  case environment(String)

  func value(_ environment: (String) -> String?) -> String? {
    switch self {
    case .value(let value): value
    case .environment(let name): environment(name)
    }
  }
}

extension Secret: CustomStringConvertible, CustomDebugStringConvertible, CustomReflectable {
  public var description: String {
    switch self {
    case .value: "a secret"
    case .environment(let name): "the secret in \(name)"
    }
  }

  public var debugDescription: String { description }
  /// `dump` shows what `print` does.
  public var customMirror: Mirror { Mirror(self, children: []) }
}
