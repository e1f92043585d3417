/// Steps to be done in turn.
public struct Flow: Sendable, Equatable {
  /// The file's name without its extension.
  public var name: String
  public var file: String
  public var steps: [Step]

  public init(name: String, file: String, steps: [Step]) {
    self.name = name
    self.file = file
    self.steps = steps
  }
}
