import FlashProtocol

/// One value of the wire, documented field by field beside an example of it.
struct Shape {
  struct Field {
    var name: String
    var form: String
    var meaning: String

    init(_ name: String, _ form: String, _ meaning: String) {
      self.name = name
      self.form = form
      self.meaning = meaning
    }
  }

  var name: String
  var summary: String
  /// Has every member, so that none can be missing from the table unseen.
  var example: JSON
  var fields: [Field]
  /// What a table cannot say.
  var notes: String?

  /// What is wrong between the table and the example, where anything is.
  var fault: String? {
    guard let members = example.object?.map(\.name) else { return "\(name): no object" }
    let documented = fields.map(\.name)
    let unknown = members.filter { !documented.contains($0) }
    let absent = documented.filter { !members.contains($0) }
    guard unknown.isEmpty, absent.isEmpty else {
      return "\(name): not in the table: \(unknown); not in the value: \(absent)"
    }
    return nil
  }

  var markdown: String {
    var lines = ["### \(name)", "", summary, "", "| member | form | what it is |", "|---|---|---|"]
    lines += fields.map { "| `\($0.name)` | \($0.form) | \($0.meaning) |" }
    lines += ["", "```json", example.text, "```", ""]
    if let notes { lines += [notes, ""] }
    return lines.joined(separator: "\n")
  }
}

extension JSON {
  /// A value as the wire writes it.
  init(of value: some JSONConvertible) throws(JSONError) { try self.init(parsing: value.jsonBytes) }
}
