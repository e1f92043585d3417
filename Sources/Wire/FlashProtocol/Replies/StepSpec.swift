/// A screen that the app can open by its own router, and what it must be told for it.
public struct StepSpec: Sendable, Equatable {
  public struct Argument: Sendable, Equatable {
    public var name: String
    public var required: Bool
    /// What it holds, and an example.
    public var summary: String

    public init(_ name: String, required: Bool = true, summary: String = "") {
      self.name = name
      self.required = required
      self.summary = summary
    }
  }

  public var name: String
  public var summary: String
  public var arguments: [Argument]

  public init(_ name: String, summary: String = "", arguments: [Argument] = []) {
    self.name = name
    self.summary = summary
    self.arguments = arguments
  }
}

extension StepSpec: JSONConvertible {
  public func write(to writer: inout JSONWriter) {
    writer.beginObject()
    writer.member("name", name)
    writer.member("summary", summary)
    writer.name("arguments")
    writer.beginArray()
    for argument in arguments {
      writer.beginObject()
      writer.member("name", argument.name)
      writer.member("required", argument.required)
      writer.member("summary", argument.summary)
      writer.endObject()
    }
    writer.endArray()
    writer.endObject()
  }

  public init(json: JSON) throws(WireError) {
    var arguments: [Argument] = []
    for argument in json["arguments"]?.array ?? [] {
      arguments.append(
        Argument(
          try argument.require("name", "string", \.string),
          required: argument["required"]?.bool ?? true,
          summary: argument["summary"]?.string ?? ""))
    }
    self.init(
      try json.require("name", "string", \.string),
      summary: json["summary"]?.string ?? "", arguments: arguments)
  }
}
