import FlashProtocol

/// The document as Cucumber's messages have it (cucumber/messages, `GherkinDocument`).
extension GherkinDocument {
  public func json(uri: String) -> JSON {
    .members([
      "feature": feature?.json,
      "comments": .array(
        comments.map { ["location": $0.location.json, "text": .string($0.text)] }),
      "uri": .string(uri),
    ])
  }
}

extension Location {
  var json: JSON { .members(["line": .int(line), "column": column.map(JSON.int)]) }
}

extension Feature {
  var json: JSON {
    [
      "tags": .array(tags.map(\.json)), "location": location.json, "language": .string(language),
      "keyword": .string(keyword), "name": .string(name), "description": .string(description),
      "children": .array(
        children.map {
          switch $0 {
          case .background(let background): ["background": background.json]
          case .scenario(let scenario): ["scenario": scenario.json]
          case .rule(let rule): ["rule": rule.json]
          }
        }),
    ]
  }
}

extension Rule {
  var json: JSON {
    [
      "id": id.asID, "tags": .array(tags.map(\.json)), "location": location.json,
      "keyword": .string(keyword), "name": .string(name), "description": .string(description),
      "children": .array(
        children.map {
          switch $0 {
          case .background(let background): ["background": background.json]
          case .scenario(let scenario): ["scenario": scenario.json]
          }
        }),
    ]
  }
}

extension Background {
  var json: JSON {
    [
      "id": id.asID, "location": location.json, "keyword": .string(keyword),
      "name": .string(name), "description": .string(description),
      "steps": .array(steps.map(\.json)),
    ]
  }
}

extension Scenario {
  var json: JSON {
    [
      "id": id.asID, "tags": .array(tags.map(\.json)), "location": location.json,
      "keyword": .string(keyword), "name": .string(name), "description": .string(description),
      "steps": .array(steps.map(\.json)), "examples": .array(examples.map(\.json)),
    ]
  }
}

extension Examples {
  var json: JSON {
    .members([
      "id": id.asID, "tags": .array(tags.map(\.json)), "location": location.json,
      "keyword": .string(keyword), "name": .string(name), "description": .string(description),
      "tableHeader": header?.json, "tableBody": .array(body.map(\.json)),
    ])
  }
}

extension Tag {
  var json: JSON { ["id": id.asID, "location": location.json, "name": .string(name)] }
}

extension GherkinStep {
  var json: JSON {
    .members([
      "id": id.asID, "location": location.json, "keyword": .string(keyword),
      "keywordType": .string(keywordType.rawValue), "text": .string(text),
      "dataTable": table.map {
        ["location": $0.location.json, "rows": .array($0.rows.map(\.json))]
      },
      "docString": docString.map {
        .members([
          "location": $0.location.json, "content": .string($0.content),
          "delimiter": .string($0.delimiter), "mediaType": $0.mediaType.map(JSON.string),
        ])
      },
    ])
  }
}

extension TableRow {
  var json: JSON {
    [
      "id": id.asID, "location": location.json,
      "cells": .array(
        cells.map { ["location": $0.location.json, "value": .string($0.value)] }),
    ]
  }
}

extension Int {
  /// Messages have ids as strings.
  var asID: JSON { .string(String(self)) }
}
