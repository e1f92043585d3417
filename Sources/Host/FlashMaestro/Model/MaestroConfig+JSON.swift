import FlashProtocol

extension MaestroConfig {
  public var json: JSON {
    .members([
      "appId": .string(appID), "name": name.map(JSON.string),
      "tags": .array(tags.map(JSON.string)), "env": env.json, "properties": properties.json,
      "ext": .object(ext.map { .init($0.name, $0.value.json) }),
      "onFlowStart": onFlowStart.map { .array($0.map(\.json)) },
      "onFlowComplete": onFlowComplete.map { .array($0.map(\.json)) },
    ])
  }
}

extension [MaestroPair] {
  public var json: JSON { .object(map { .init($0.name, .string($0.value)) }) }
}

extension MaestroValue {
  public var json: JSON {
    switch self {
    case .null: .null
    case .bool(let value): .bool(value)
    case .int(let value): .int(value)
    case .double(let value): .double(value)
    case .string(let value): .string(value)
    case .array(let items): .array(items.map(\.json))
    case .object(let members): .object(members.map { .init($0.name, $0.value.json) })
    }
  }
}

extension MaestroSelector {
  public var json: JSON {
    var members: [(String, JSON?)] = [
      ("text", text.map(JSON.string)), ("id", id.map(JSON.string)),
      ("css", css.map(JSON.string)), ("index", index.map(JSON.string)),
      ("size", size?.json),
    ]
    for part in related {
      let inner = part.selectors.map(\.json)
      members.append(
        (
          part.relation.rawValue,
          part.relation == .containsDescendants ? .array(inner) : inner.first
        ))
    }
    members += [
      ("traits", traits.isEmpty ? nil : .array(traits.map { .string($0.rawValue) })),
      ("enabled", enabled.map(JSON.bool)), ("selected", selected.map(JSON.bool)),
      ("checked", checked.map(JSON.bool)), ("focused", focused.map(JSON.bool)),
      ("optional", optional ? true : nil),
    ]
    return .object(members.compactMap { name, value in value.map { .init(name, $0) } })
  }
}

extension MaestroSelector.Size {
  var json: JSON {
    .members([
      "width": width.map(JSON.int), "height": height.map(JSON.int),
      "tolerance": tolerance.map(JSON.int),
    ])
  }
}

extension MaestroCondition {
  public var json: JSON {
    .members([
      "visible": visible?.json, "notVisible": notVisible?.json, "true": script.map(JSON.string),
      "platform": platform.map(JSON.string), "label": label.map(JSON.string),
    ])
  }
}
