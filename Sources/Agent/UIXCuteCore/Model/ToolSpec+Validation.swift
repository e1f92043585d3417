import FlashProtocol

extension ToolSpec {
  /// What is wrong with a call's arguments, in words that a model can act on; nil where they fit.
  public func complaint(about input: ToolInput) -> String? {
    var seen = Set<String>()
    for member in input.members {
      guard seen.insert(member.name).inserted else {
        return "'\(member.name)' was given twice: give it once"
      }
      guard let parameter = parameters.first(where: { $0.name == member.name }) else {
        let known = parameters.map(\.name).joined(separator: ", ")
        return "\(name) has no argument '\(member.name)': it takes \(known)"
      }
      if member.value == .null, !parameter.isRequired { continue }
      guard parameter.fits(member.value) else {
        return "'\(member.name)' is \(Self.short(member.value)): it must be \(parameter.wanted)"
      }
    }
    for parameter in parameters where parameter.isRequired && !seen.contains(parameter.name) {
      return "\(name) needs '\(parameter.name)': \(parameter.wanted)"
    }
    for group in oneOf
    where !group.contains(where: { input[$0].map { $0 != .null && $0 != "" } ?? false }) {
      return "\(name) needs \(group.joined(separator: " or ")): name an element of the screen"
    }
    return nil
  }

  /// The call without the arguments that say nothing, and with numbers and flags that were written
  /// as text put right: small models do both.
  func tidied(_ input: ToolInput) -> ToolInput {
    ToolInput(
      input.members.compactMap { member in
        guard let parameter = parameters.first(where: { $0.name == member.name }) else {
          return member
        }
        if member.value == .null, !parameter.isRequired { return nil }
        if member.value == "", oneOf.contains(where: { $0.contains(member.name) }) { return nil }
        return .init(member.name, parameter.tidied(member.value))
      })
  }

  private static func short(_ value: JSON) -> String {
    let text = value.text
    return text.count > 60 ? String(text.prefix(59)) + "…" : text
  }
}

extension ToolSpec.Parameter {
  var wanted: String {
    switch form {
    case .text: "a text"
    case .flag: "true or false"
    case .integer: "a whole number"
    case .texts: "a list of texts"
    case .choice(let words): words.joined(separator: " or ")
    }
  }

  func fits(_ value: JSON) -> Bool {
    switch form {
    case .text: value.string != nil
    case .flag: value.bool != nil
    case .integer: value.int != nil
    case .texts: value.array?.allSatisfy { $0.string != nil } ?? false
    case .choice(let words): value.string.map(words.contains) ?? false
    }
  }

  func tidied(_ value: JSON) -> JSON {
    switch (form, value) {
    case (.flag, .string(let text)):
      ["true": JSON.bool(true), "false": .bool(false)][text.lowercased()] ?? value
    case (.integer, .string(let text)): Int(text).map(JSON.int) ?? value
    case (.choice, .string(let text)): .string(text.lowercased())
    case (.texts, .string(let text)): .array([.string(text)])
    default: value
    }
  }
}
