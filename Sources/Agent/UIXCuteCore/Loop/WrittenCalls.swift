import FlashProtocol

/// Tool calls that a small model wrote as text instead of making them.
///
/// Taken only where they name a tool that there is, with arguments that fit: prose runs nothing.
enum WrittenCalls {
  static func find(in text: String, specs: [ToolSpec]) -> [ToolCall] {
    var calls: [ToolCall] = []
    for value in values(in: text) {
      for candidate in value.array ?? [value] {
        guard let (name, input) = call(candidate),
          let spec = specs.first(where: { $0.name == name })
        else { continue }
        let tidy = spec.tidied(input)
        guard spec.complaint(about: tidy) == nil else { continue }
        calls.append(ToolCall(id: "written_\(calls.count + 1)", name: name, input: tidy))
      }
    }
    return calls.isEmpty ? markup(in: text, specs: specs) : calls
  }

  /// What is wrong with the first call that was written and cannot be taken; nil where none was.
  static func complaint(in text: String, tools: ToolBox) -> String? {
    for value in values(in: text) {
      for candidate in value.array ?? [value] {
        guard let (name, input) = call(candidate) else { continue }
        let tidy = tools.tool(name)?.spec.tidied(input) ?? input
        let written = ToolCall(id: "written", name: name, input: tidy)
        if let complaint = tools.complaint(about: written) { return complaint }
      }
    }
    return nil
  }

  /// The forms in use: `{"name", "arguments"}`, `{"name", "parameters"}`, `{"tool", …}`,
  /// `{"function": {…}}`, with the arguments as an object or as JSON in a string.
  static func call(_ value: JSON) -> (String, ToolInput)? {
    if let function = value["function"], function.object != nil { return call(function) }
    let names = ["name", "tool", "tool_name", "function"]
    guard let name = names.lazy.compactMap({ value[$0]?.string }).first else { return nil }
    for key in ["arguments", "parameters", "input", "args"] {
      guard let given = value[key] else { continue }
      return arguments(given).map { (name, $0) }
    }
    let rest = value.object?.filter { !names.contains($0.name) } ?? []
    return (name, ToolInput(rest))
  }

  static func arguments(_ value: JSON) -> ToolInput? {
    if let text = value.string {
      return (try? JSON(parsing: text.utf8)).flatMap(ToolInput.init(json:))
    }
    return ToolInput(json: value)
  }

  /// Every whole JSON object or array in a text, outermost first.
  private static func values(in text: String) -> [JSON] {
    var values: [JSON] = []
    let bytes = Array(text.utf8)
    var start = 0
    while start < bytes.count {
      guard bytes[start] == UInt8(ascii: "{") || bytes[start] == UInt8(ascii: "["),
        let end = end(of: bytes, from: start),
        let value = try? JSON(parsing: bytes[start..<end])
      else {
        start += 1
        continue
      }
      values.append(value)
      start = end
    }
    return values
  }

  /// Where the bracket that opens there is closed, texts apart.
  private static func end(of bytes: [UInt8], from start: Int) -> Int? {
    var depth = 0
    var isText = false
    var index = start
    while index < bytes.count {
      switch bytes[index] {
      case UInt8(ascii: "\\") where isText: index += 1
      case UInt8(ascii: "\""): isText.toggle()
      case UInt8(ascii: "{") where !isText, UInt8(ascii: "[") where !isText: depth += 1
      case UInt8(ascii: "}") where !isText, UInt8(ascii: "]") where !isText:
        depth -= 1
        if depth == 0 { return index + 1 }
      default: break
      }
      index += 1
    }
    return nil
  }
}
