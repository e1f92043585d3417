import FlashYAML

/// Reads the options of a command, or of what stands within one, and tells of each that is unknown
/// or of the wrong kind.
struct FieldReader {
  let node: YAMLNode
  let reading: FlowReading

  /// - Parameter known: the names that there are.
  init(_ node: YAMLNode, _ reading: FlowReading, known: [String]) {
    self.node = node
    self.reading = reading
    for pair in node.pairs ?? [] {
      let name = pair.key.scalar?.text ?? ""
      guard !known.contains(name) else { continue }
      let near = known.map { ($0, CommandNames.distance($0, name)) }.filter { $0.1 <= 3 }
      reading.report(
        "Unknown Property: \(name)", pair.value.opened, "The property `\(name)` is not recognized",
        suggestions: near.min { $0.1 < $1.1 }.map { [$0.0] } ?? [])
    }
  }

  func has(_ name: String) -> Bool { value(name) != nil }

  /// The value of that name, unless it is nothing.
  func value(_ name: String) -> YAMLNode? {
    guard let value = node[name], !value.isNull else { return nil }
    return value
  }

  func text(_ name: String) -> String? {
    guard let value = value(name) else { return nil }
    guard let scalar = value.scalar else { return fault(name, value) }
    return scalar.text
  }

  /// - Returns: an empty text where it is missing, which has been told.
  func requiredText(_ name: String) -> String {
    if let text = text(name) { return text }
    if node[name] == nil || node[name]?.isNull == true { missing(name) }
    return ""
  }

  func bool(_ name: String) -> Bool? {
    guard let value = value(name) else { return nil }
    guard let scalar = value.scalar else { return fault(name, value) }
    if let bool = scalar.bool { return bool }
    switch scalar.text.lowercased() {
    case "true": return true
    case "false": return false
    default: return fault(name, value)
    }
  }

  func int(_ name: String) -> Int? {
    guard let value = value(name) else { return nil }
    guard let scalar = value.scalar, let int = Self.int(scalar.text) else {
      return fault(name, value)
    }
    return int
  }

  func double(_ name: String) -> Double? {
    guard let value = value(name) else { return nil }
    guard let scalar = value.scalar, let double = Double(scalar.text), double.isFinite else {
      return fault(name, value)
    }
    return double
  }

  /// Names and values, in the file's order.
  func pairs(_ name: String) -> [MaestroPair] {
    guard let value = value(name) else { return [] }
    return Self.pairs(value, name, reading)
  }

  static func pairs(_ node: YAMLNode, _ name: String, _ reading: FlowReading) -> [MaestroPair] {
    guard let pairs = node.pairs else {
      reading.report("Incorrect Format: \(name)", node.start, "The format for \(name) is incorrect")
      return []
    }
    var result: [MaestroPair] = []
    for pair in pairs {
      guard let key = pair.key.scalar?.text, let value = pair.value.scalar else {
        reading.report(
          "Incorrect Format: \(pair.key.scalar?.text ?? name)", pair.value.start,
          "The format for \(name) is incorrect: each name has one text")
        continue
      }
      if value.isNull {
        reading.report(
          "Environment variable has no value: \(key)", pair.value.end,
          "Environment variable(s) \(key) have no value. Set an explicit value "
            + "(e.g. `\(key): \"\"` for an empty string) or remove the key.")
        continue
      }
      result.append(MaestroPair(key, value.text))
    }
    return result
  }

  func missing(_ name: String) {
    reading.report(
      "Config Field Required: \(name)", node.end, "A required field is missing: `\(name)`")
  }

  func fault<T>(_ name: String, _ node: YAMLNode) -> T? {
    reading.report("Incorrect Format: \(name)", node.start, "The format for \(name) is incorrect")
    return nil
  }

  static func int(_ text: String) -> Int? {
    let bare = text.trimmingSpace.filter { $0 != "_" }
    return Int(bare) ?? Double(bare).flatMap { Int(exactly: $0) }
  }
}
