/// What came of a case or of a step of it.
public enum Outcome: Sendable, Equatable {
  case passed
  /// The app is not as it should be: an assertion does not hold, an element is not there.
  case failed(Fault)
  /// The run itself could not go on: a file that cannot be read, an app that is gone.
  case broken(Fault)
  /// It went wrong and was allowed to.
  case warned(String)
  /// It was not done, and why.
  case skipped(String)

  /// What went wrong, in a kind, a line and all that is known.
  public struct Fault: Sendable, Equatable {
    /// One word for tables, such as `elementNotFound`.
    public var kind: String
    public var message: String
    /// Further lines, such as what was on screen instead.
    public var detail: String

    public init(kind: String, message: String, detail: String = "") {
      self.kind = kind
      self.message = message
      self.detail = detail
    }
  }

  public var word: String {
    switch self {
    case .passed: "passed"
    case .failed: "failed"
    case .broken: "error"
    case .warned: "warned"
    case .skipped: "skipped"
    }
  }

  public var fault: Fault? {
    switch self {
    case .failed(let fault), .broken(let fault): fault
    case .passed, .warned, .skipped: nil
    }
  }

  /// Why it is what it is, in a line; nil where it simply passed.
  public var reason: String? {
    switch self {
    case .passed: nil
    case .failed(let fault), .broken(let fault): fault.message
    case .warned(let reason), .skipped(let reason): reason
    }
  }
}
