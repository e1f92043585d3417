extension ElementFingerprint {
  enum Match: Equatable {
    case same(UIElement)
    /// Another name, and yet the same by what else is known of it.
    case healed(UIElement, how: String)
    case missing
  }

  /// Finds the element again: by identifier, by kind and label, by an attribute that only one has.
  func find(in context: UIContext) -> Match {
    if let identifier {
      let named = context.elements.filter { $0.identifier == identifier }
      if let one = pick(named) { return .same(one) }
    }
    if let label, !label.isEmpty {
      let alike = context.elements.filter { $0.kind == kind && $0.label == label }
      if let one = pick(alike) {
        return identifier == nil
          ? .same(one) : .healed(one, how: "by its label: \(change(to: one))")
      }
      let labelled = context.elements.filter { $0.label == label && $0.isActionable }
      if labelled.count == 1 {
        return .healed(labelled[0], how: "by its label, as a \(labelled[0].kind)")
      }
    }
    if let placeholder, !placeholder.isEmpty {
      let hinted = context.elements.filter { $0.placeholder == placeholder }
      if hinted.count == 1 {
        return .healed(hinted[0], how: "by its placeholder: \(change(to: hinted[0]))")
      }
    }
    return .missing
  }

  private func change(to element: UIElement) -> String {
    "\(identifier ?? "no identifier") is now \(element.identifier ?? "without identifier")"
  }

  /// The one that is meant among several that answer to the name.
  private func pick(_ found: [UIElement]) -> UIElement? {
    if found.count == 1 { return found[0] }
    let alike = found.filter { $0.kind == kind && $0.label == label }
    if alike.count == 1 { return alike[0] }
    let pool = alike.isEmpty ? found : alike
    return index.flatMap { pool.indices.contains($0) ? pool[$0] : nil }
  }
}

extension RecordedAct {
  /// The act in words that a person and a model can follow.
  var words: String {
    let name = target.map { $0.label ?? $0.identifier ?? $0.kind } ?? ""
    let text = input.string("text") ?? ""
    switch tool {
    case "tap": return "tap \(name)"
    case "longPress": return "press \(name) long"
    case "typeText": return "type \(text) into \(name)"
    case "scroll": return "scroll \(input.string("direction") ?? "down")"
    case "waitForElement": return "wait for \(name.isEmpty ? input.target.words : name)"
    case "back": return "go back"
    default: return "\(tool) \(name)"
    }
  }

  /// The call that does it on an element as it is named now.
  func call(on element: UIElement?, id: String) -> ToolCall {
    var members: [(String, String)] = []
    if let identifier = element?.identifier {
      members.append(("identifier", identifier))
    } else if let label = element?.label {
      members.append(("label", label))
    }
    let naming = ToolInput(members.map { .init($0.0, .string($0.1)) })
    return ToolCall(id: id, name: tool, input: ToolInput(naming.members + input.members))
  }
}
