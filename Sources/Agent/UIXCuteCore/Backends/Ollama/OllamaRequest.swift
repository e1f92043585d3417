import FlashProtocol
import Foundation

/// A request as Ollama's `/api/chat` takes it.
enum OllamaRequest {
  /// - Parameter offersTools: a model that knows none is told of them in words, and held to a schema.
  static func json(_ request: LLMRequest, config: OllamaConfig, offersTools: Bool, window: Int)
    -> JSON
  {
    var system = request.system
    if !offersTools, !request.tools.isEmpty { system += "\n" + written(request.tools) }
    var members: [JSON.Member] = [
      .init("model", .string(config.model)),
      .init(
        "messages",
        .array(
          [["role": "system", "content": .string(system)]]
            + request.messages.flatMap { messages($0, offersTools: offersTools) })),
      .init("stream", false),
      .init(
        "options",
        [
          "num_ctx": .int(window), "temperature": .double(config.temperature),
          "num_predict": .int(request.maxTokens),
        ]),
    ]
    if offersTools {
      members.append(.init("tools", .array(request.tools.map(tool))))
    }
    // There is no way to demand a call: a schema for one in the text comes nearest.
    if !request.tools.isEmpty, request.mustCall || !offersTools {
      members.append(.init("format", callSchema(request.tools)))
    }
    if let think = config.think { members.append(.init("think", .bool(think))) }
    if let keep = config.keepAlive { members.append(.init("keep_alive", .string(keep))) }
    return .object(members)
  }

  static func tool(_ spec: ToolSpec) -> JSON {
    [
      "type": "function",
      "function": [
        "name": .string(spec.name), "description": .string(spec.summary),
        "parameters": spec.schema,
      ],
    ]
  }

  static func callSchema(_ specs: [ToolSpec]) -> JSON {
    [
      "anyOf": .array(
        specs.map { spec in
          [
            "type": "object",
            "properties": ["name": ["const": .string(spec.name)], "arguments": spec.schema],
            "required": ["name", "arguments"],
          ]
        })
    ]
  }

  private static func written(_ specs: [ToolSpec]) -> String {
    "Answer with one JSON object {\"name\": TOOL, \"arguments\": {…}}. The tools:\n"
      + specs.map { "\($0.name): \($0.summary) \($0.schema.text)" }.joined(separator: "\n")
  }

  private static func messages(_ message: LLMMessage, offersTools: Bool) -> [JSON] {
    var result: [JSON] = message.toolResults.map { item in
      let text = item.isError ? "error: " + item.text : item.text
      return offersTools
        ? [
          "role": "tool", "content": .string(text), "tool_name": .string(item.name),
          "tool_call_id": .string(item.callID),
        ] : ["role": "user", "content": .string("\(item.name): \(text)")]
    }
    var members: [JSON.Member] = [
      .init("role", .string(message.role.rawValue)), .init("content", .string(message.text)),
    ]
    let calls = message.toolCalls
    if !calls.isEmpty, offersTools {
      members.append(
        .init(
          "tool_calls",
          .array(
            calls.map {
              ["function": ["name": .string($0.name), "arguments": $0.input.json]]
            })))
    } else if !calls.isEmpty {
      let texts = calls.map {
        (["name": .string($0.name), "arguments": $0.input.json] as JSON).text
      }
      members[1].value = .string(([message.text] + texts).joined(separator: "\n"))
    }
    if !message.images.isEmpty {
      members.append(
        .init(
          "images",
          .array(message.images.map { .string(Data($0.bytes).base64EncodedString()) })))
    }
    if !message.text.isEmpty || !calls.isEmpty || !message.images.isEmpty {
      result.append(.object(members))
    }
    return result
  }
}
