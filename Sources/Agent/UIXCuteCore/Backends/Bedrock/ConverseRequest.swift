import FlashProtocol
import Foundation

/// A request as Bedrock's Converse takes it.
enum ConverseRequest {
  static func json(_ request: LLMRequest, caches: Bool, temperature: Double?) -> JSON {
    let cachePoint: JSON = ["cachePoint": ["type": "default"]]
    var inference: [JSON.Member] = [.init("maxTokens", .int(request.maxTokens))]
    if let temperature { inference.append(.init("temperature", .double(temperature))) }
    var members: [JSON.Member] = [
      .init("messages", .array(request.messages.map(message))),
      .init(
        "system", .array([["text": .string(request.system)]] + (caches ? [cachePoint] : []))),
      .init("inferenceConfig", .object(inference)),
    ]
    if let tools = tools(request, cachePoint: caches ? cachePoint : nil) {
      members.append(.init("toolConfig", tools))
    }
    return .object(members)
  }

  /// Offered also where only the history holds calls: the service refuses those without tools.
  private static func tools(_ request: LLMRequest, cachePoint: JSON?) -> JSON? {
    let declared = request.declaredTools
    guard !declared.isEmpty else { return nil }
    var tools = declared.map { spec -> JSON in
      [
        "toolSpec": [
          "name": .string(name(spec.name)), "description": .string(spec.summary),
          "inputSchema": ["json": spec.schema],
        ]
      ]
    }
    if let cachePoint { tools.append(cachePoint) }
    let mustCall = request.mustCall && !request.tools.isEmpty
    return ["tools": .array(tools), "toolChoice": mustCall ? ["any": [:]] : ["auto": [:]]]
  }

  private static func message(_ message: LLMMessage) -> JSON {
    // Results come first: the service looks for them at the head of the turn.
    let results = message.blocks.filter { if case .toolResult = $0 { true } else { false } }
    let others = message.blocks.filter { if case .toolResult = $0 { false } else { true } }
    return [
      "role": .string(message.role.rawValue), "content": .array((results + others).map(block)),
    ]
  }

  private static func block(_ block: LLMMessage.Block) -> JSON {
    switch block {
    case .text(let text):
      return ["text": .string(text)]
    case .image(let image):
      return [
        "image": [
          "format": .string(image.format.rawValue),
          "source": ["bytes": .string(Data(image.bytes).base64EncodedString())],
        ]
      ]
    case .toolCall(let call):
      return [
        "toolUse": [
          "toolUseId": .string(id(call.id)), "name": .string(name(call.name)),
          "input": call.input.json,
        ]
      ]
    case .toolResult(let result):
      return [
        "toolResult": [
          "toolUseId": .string(id(result.callID)), "content": [["text": .string(result.text)]],
          "status": result.isError ? "error" : "success",
        ]
      ]
    }
  }

  /// `[a-zA-Z0-9_-]{1,64}`, of names and ids alike; a model may have invented another.
  static func name(_ text: String) -> String {
    let plain = text.map { character -> Character in
      character.isASCII && (character.isLetter || character.isNumber) || "_-".contains(character)
        ? character : "_"
    }
    return plain.isEmpty ? "unnamed" : String(plain.prefix(64))
  }

  private static func id(_ text: String) -> String { name(text) }
}
