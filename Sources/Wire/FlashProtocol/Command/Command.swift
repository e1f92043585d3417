/// One thing that an app with Flash inside can do.
///
/// The list `Command.all` is the only definition: the routes, the client, the command line, the
/// reference in docs/protocol.md and the MCP schemas are made from it.
public struct Command: Sendable, Equatable {
  public enum Method: String, Sendable {
    case get = "GET"
    case post = "POST"
  }

  /// Where the reference and the help put it.
  public enum Group: String, Sendable, CaseIterable {
    case read = "Read"
    case act = "Act"
    case navigate = "Navigate"
    case app = "The app"
  }

  /// What answers it.
  public enum Answer: Sendable, Equatable {
    /// `ActReply`
    case act
    /// A value named in docs/protocol.md.
    case value(String)
    /// Bytes of that media type.
    case bytes(String)
  }

  public var name: String
  public var method: Method
  public var path: String
  public var group: Group
  public var summary: String
  public var parameters: [Parameter]
  public var answer: Answer
  /// The word on the command line; nil where no command of its own stands for it.
  public var word: String?
  /// The parameters that are given by place on the command line, in order.
  public var places: [String]
  /// What to type, for `--help` and the reference.
  public var examples: [String]

  public init(
    _ name: String, _ method: Method, _ path: String, _ group: Group, _ summary: String,
    parameters: [Parameter] = [], answer: Answer = .act, word: String? = nil,
    places: [String] = [], examples: [String] = []
  ) {
    self.name = name
    self.method = method
    self.path = path
    self.group = group
    self.summary = summary
    self.parameters = parameters
    self.answer = answer
    self.word = word
    self.places = places
    self.examples = examples
  }

  public func parameter(_ name: String) -> Parameter? { parameters.first { $0.name == name } }
}

extension Command {
  /// Every command, in the order of the reference.
  public static let all: [Command] = reading + acting + navigating + aboutTheApp

  /// The command of that name, which the list is known to hold.
  public static func named(_ name: String) -> Command? { all.first { $0.name == name } }
}
