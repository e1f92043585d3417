#if FLASH
import FlashProtocol

extension Route {
  /// GET /screen
  static let screen = Route("screen") { call in
    guard call.navigation?.current != nil else { throw Failure.noRouter("the screen's name") }
    let screen = Act.currentScreen(call)
    return .reply(
      Reply { _ in
        var writer = JSONWriter()
        writer.beginObject()
        writer.name("screen")
        if let screen { screen.write(to: &writer) } else { writer.null() }
        writer.endObject()
        return writer.bytes
      })
  }

  /// GET /steps
  static let steps = Route("steps") { call in
    guard let navigation = call.navigation else { throw Failure.noRouter("steps") }
    let steps = navigation.steps
    return .reply(
      Reply { _ in
        var writer = JSONWriter()
        writer.beginObject()
        writer.member("steps", steps)
        writer.endObject()
        return writer.bytes
      })
  }

  /// POST /step
  static let step = Route("step") { call in
    let step = try StepRequest(
      name: call.arguments.text("name") ?? "", arguments: call.arguments["arguments"])
    return try Stillness.during(call) {
      try open(step, call) { reply in .reply(.act(reply)) }
    }
  }

  private static func badSteps(_ got: JSON) -> Failure {
    .badField(
      Parameter("steps", .list, ""), got: got,
      wanted: "an array of objects, such as {\"name\":\"settings\"}")
  }

  /// POST /steps
  static let batch = Route("batch") { call in
    let items = call.arguments["steps"]?.array ?? []
    var requests: [StepRequest] = []
    for item in items {
      guard let name = item["name"]?.string else {
        throw badSteps(item)
      }
      requests.append(try StepRequest(name: name, arguments: item["arguments"]))
    }
    guard !requests.isEmpty else {
      throw badSteps(.array(items))
    }
    let steps = requests
    return try Stillness.during(call) {
      try next(steps[...], done: [], call)
    }
  }

  @UIActor
  private static func next(_ left: ArraySlice<StepRequest>, done: [ActReply], _ call: Call)
    throws -> Progress
  {
    guard let step = left.first else { return .reply(batchReply(done, failure: nil)) }
    let started = call.meter.elapsed
    do {
      return try open(step, call) { reply in
        var reply = reply
        reply.ms = call.meter.elapsed - started
        let all = done + [reply]
        if reply.status == .unchanged, !reply.already {
          return .reply(batchReply(all, failure: nil))
        }
        return try next(left.dropFirst(), done: all, call)
      }
    } catch let error as Failure {
      return .reply(batchReply(done, failure: error))
    }
  }

  private static func batchReply(_ done: [ActReply], failure: Failure?) -> Reply {
    let isComplete =
      failure == nil && (done.last.map { $0.status != .unchanged || $0.already } ?? true)
    return Reply(status: failure?.code.status ?? 200) { ms in
      var writer = JSONWriter()
      writer.beginObject()
      writer.member("complete", isComplete)
      writer.member("steps", done)
      if let failure { writer.member("error", (try? JSON(parsing: failure.jsonBytes))?["error"]) }
      writer.member("ms", (ms * 1000).rounded() / 1000)
      writer.endObject()
      return writer.bytes
    }
  }

  @UIActor
  private static func open(
    _ step: StepRequest, _ call: Call,
    then: @escaping @UIActor (ActReply) throws -> Progress
  ) throws -> Progress {
    guard let navigation = call.navigation, let open = navigation.open else {
      throw Failure.noRouter("a step")
    }
    return try Journey(call: call, navigation: navigation, goal: Goal(step: step)).take(
      {
        try step.check(against: navigation.steps)
        try navigation.call { try open(step.name, step.arguments) }
        return true
      }, then: then)
  }

  /// POST /back
  static let back = Route("back") { call in
    try Stillness.during(call) {
      guard let navigation = call.navigation, let back = navigation.back else {
        return try Act.perform(call) {
          try Act.require(call.meter.app { call.platform.back() }, "going back")
        }
      }
      return try Journey(call: call, navigation: navigation).take({ navigation.call { back() } }) {
        reply in .reply(.act(reply))
      }
    }
  }

  /// POST /deeplink
  static let deeplink = Route("deeplink") { call in
    try enter(call, "a deep link") { $0.deeplink }
  }

  /// POST /notification
  static let notification = Route("notification") { call in
    try enter(call, "a notification") { $0.notification }
  }

  @UIActor
  private static func enter(
    _ call: Call, _ what: String,
    by entry: (Navigation) -> (@MainActor (_ url: String) throws -> Bool)?
  ) throws -> Progress {
    guard let navigation = call.navigation, let open = entry(navigation) else {
      throw Failure.noRouter(what)
    }
    let url = call.arguments.text("url") ?? ""
    return try Stillness.during(call) {
      try Journey(call: call, navigation: navigation, goal: Goal(link: url)).take({
        try navigation.call { try open(url) }
      }) {
        reply in .reply(.act(reply))
      }
    }
  }
}

/// A step as a request names it.
struct StepRequest: Sendable {
  let name: String
  let arguments: [String: String]

  /// - Throws: `Failure` of code `bad-request` where an argument is no text, number or flag.
  init(name: String, arguments: JSON?) throws {
    self.name = name
    var texts: [String: String] = [:]
    for member in arguments?.object ?? [] {
      switch member.value {
      case .string(let text): texts[member.name] = text
      case .int, .double, .bool: texts[member.name] = member.value.text
      default:
        throw Failure.badField(
          Parameter(member.name, .text, ""), got: member.value,
          wanted: "a text, a number, true or false")
      }
    }
    self.arguments = texts
  }

  func check(against steps: [StepSpec]) throws {
    guard let step = steps.first(where: { $0.name == name }) else {
      throw Failure.unknownStep(name, known: steps.map(\.name))
    }
    for argument in step.arguments where argument.required && arguments[argument.name] == nil {
      throw Failure.missingArgument(argument.name, of: step)
    }
    for given in arguments.keys.sorted() where !step.arguments.contains(where: { $0.name == given })
    {
      throw Failure.unknownArgument(given, of: step)
    }
  }
}
#endif
