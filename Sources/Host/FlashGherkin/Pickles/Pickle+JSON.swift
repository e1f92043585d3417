import FlashProtocol

/// The pickle as Cucumber's messages have it (cucumber/messages, `Pickle`).
extension Pickle {
  public var json: JSON {
    [
      "id": id.asID, "uri": .string(uri), "name": .string(name), "language": .string(language),
      "location": location.json, "astNodeIds": .array(sources.map(\.asID)),
      "tags": .array(tags.map { ["astNodeId": $0.id.asID, "name": .string($0.name)] }),
      "steps": .array(steps.map(\.json)),
    ]
  }
}

extension PickleStep {
  var json: JSON {
    .members([
      "id": id.asID, "astNodeIds": .array(sources.map(\.asID)),
      "type": .string(type.rawValue), "text": .string(text), "argument": argument,
    ])
  }

  private var argument: JSON? {
    guard table != nil || docString != nil else { return nil }
    let hasBoth = table != nil && docString != nil
    func index(_ isFirst: Bool) -> JSON? { hasBoth ? .int(isFirst ? 1 : 2) : nil }
    return .members([
      "dataTable": table.map { rows in
        .members([
          "rows": .array(
            rows.map { row in ["cells": .array(row.map { ["value": .string($0)] })] }),
          "argumentIndex": index(isTableFirst),
        ])
      },
      "docString": docString.map { content in
        .members([
          "content": .string(content), "mediaType": mediaType.map(JSON.string),
          "argumentIndex": index(!isTableFirst),
        ])
      },
    ])
  }
}
