/// A model's wish to use a tool.
public struct ToolCall: Sendable, Equatable {
  /// Given by the service, and named again by the result.
  public var id: String
  public var name: String
  public var input: ToolInput

  public init(id: String, name: String, input: ToolInput) {
    self.id = id
    self.name = name
    self.input = input
  }
}

/// What came of a tool call, as the model is told.
public struct ToolResult: Sendable, Equatable {
  public var callID: String
  public var name: String
  /// Never empty: services refuse an empty result.
  public var text: String
  public var isError: Bool

  public init(callID: String, name: String, text: String, isError: Bool) {
    self.callID = callID
    self.name = name
    self.text = text.isEmpty ? "done" : text
    self.isError = isError
  }
}
