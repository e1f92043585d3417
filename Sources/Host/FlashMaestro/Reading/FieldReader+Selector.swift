import FlashYAML

extension FieldReader {
  static let selectorKeys = [
    "text", "id", "index", "point", "css", "enabled", "checked", "focused", "selected", "width",
    "height", "tolerance", "below", "above", "leftOf", "rightOf", "containsChild",
    "containsDescendants", "childOf", "traits", "optional", "label", "retryTapIfNoChange",
    "waitUntilVisible", "repeat", "delay", "waitToSettleTimeoutMs",
  ]

  /// A selector that is the value of a name; a text stands for itself.
  func selector(_ name: String) -> MaestroSelector? {
    value(name).map { Self.selector($0, name, reading) }
  }

  static func selector(_ node: YAMLNode, _ name: String, _ reading: FlowReading)
    -> MaestroSelector
  {
    if let scalar = node.scalar { return MaestroSelector(text: scalar.text) }
    guard node.pairs != nil else {
      reading.report("Incorrect Format: \(name)", node.start, "The format for \(name) is incorrect")
      return MaestroSelector()
    }
    return FieldReader(node, reading, known: selectorKeys).selector()
  }

  /// The selector that these options make.
  func selector() -> MaestroSelector {
    var selector = MaestroSelector(text: text("text"), id: text("id"))
    selector.css = text("css")
    selector.index = text("index")
    let (width, height) = (int("width"), int("height"))
    if width != nil || height != nil {
      selector.size = .init(width: width, height: height, tolerance: int("tolerance"))
    }
    for relation in MaestroSelector.Relation.allCases {
      guard let value = value(relation.rawValue) else { continue }
      if relation == .containsDescendants {
        guard let items = value.items else {
          let _: Never? = fault(relation.rawValue, value)
          continue
        }
        selector.related.append(
          .init(
            relation: relation,
            selectors: items.map { Self.selector($0, relation.rawValue, reading) }))
      } else {
        selector.related.append(
          .init(
            relation: relation, selectors: [Self.selector(value, relation.rawValue, reading)]))
      }
    }
    selector.traits = traits()
    selector.enabled = bool("enabled")
    selector.selected = bool("selected")
    selector.checked = bool("checked")
    selector.focused = bool("focused")
    selector.optional = bool("optional") ?? false
    return selector
  }

  private func traits() -> [MaestroSelector.Trait] {
    guard let value = value("traits"), let text = text("traits") else { return [] }
    return text.split(separator: " ").compactMap { word in
      let name = word.lowercased().map { $0 == "_" ? "-" : $0 }
      if let trait = MaestroSelector.Trait(rawValue: String(name)) { return trait }
      reading.report(
        "Incorrect Format: traits", value.start,
        "`\(word)` is no trait: there are text, square and long-text")
      return nil
    }
  }

  func condition(_ name: String) -> MaestroCondition? {
    guard let value = value(name) else { return nil }
    guard value.pairs != nil else { return fault(name, value) }
    let fields = FieldReader(
      value, reading, known: ["platform", "visible", "notVisible", "true", "label"])
    return MaestroCondition(
      platform: fields.platform(), visible: fields.selector("visible"),
      notVisible: fields.selector("notVisible"), script: fields.text("true")?.trimmingSpace,
      label: fields.text("label"))
  }

  private func platform() -> String? {
    guard let text = text("platform"), let value = value("platform") else { return nil }
    let known = ["Android", "iOS", "Web", "Linux", "macOS"]
    if let name = known.first(where: { $0.lowercased() == text.lowercased() }) { return name }
    return fault("platform", value)
  }
}
