import FlashClient
import FlashDevices
import FlashProtocol

/// `alert`.
extension Session {
  func answer(_ alert: Invocation.Alert) throws(DeviceError) -> ExitCode {
    let (instance, client) = try target(alert.app)
    if alert.answer != .list, let holder = devices.holder(of: instance) {
      throw .reserved(app: instance.name, by: holder.by, pid: holder.pid)
    }
    let companion = try devices.companion(for: instance, by: "flash alert") {
      console.complain("flash: starting the companion; the first time Xcode builds it")
    }
    do {
      let prompts = try self.prompts(within: alert.wait, client, companion)
      switch alert.answer {
      case .list: return list(prompts, instance, companion, json: alert.json)
      case .tap(let word): return try tap(word, prompts, client, companion, json: alert.json)
      case .type(let field, let text):
        return try type(text, into: field, prompts, client, companion)
      }
    } catch let error as ClientError {
      console.complain("flash: \(error)")
      return error.exitCode
    } catch {
      console.complain("flash: \(error)")
      return .refused
    }
  }

  /// What is up, the system's first since it lies in front; waited for where that is wanted.
  private func prompts(
    within wait: Int, _ client: FlashClient, _ companion: CompanionClient?
  ) throws -> [Prompt] {
    let found = try Wait.until(within: wait, pause: 100) { () -> [Prompt]? in
      let all =
        Prompt.system(try companion?.prompts() ?? [])
        + Prompt.own(try client.hierarchy(visible: true))
      return all.isEmpty ? nil : all
    }
    return found ?? []
  }

  // MARK: - Answering

  private func tap(
    _ word: String, _ prompts: [Prompt], _ client: FlashClient, _ companion: CompanionClient?,
    json: Bool
  ) throws -> ExitCode {
    guard let front = prompts.first else { return refuse("no alert is up") }
    guard let button = PromptAnswer.button(word, of: front) else {
      let names = front.buttons.map(\.name)
      return refuse(
        "'\(front.title)' has no button that '\(word)' means: "
          + (Spelling.nearest(to: word, among: names).map { "did you mean '\($0)'?" }
            ?? "it has " + names.joined(separator: ", ")))
    }
    switch front.source {
    case .app:
      let reply = try client.tap(Target(.ref(button.ref ?? "")))
      if json {
        console.print(String(decoding: reply.jsonBytes, as: UTF8.self))
      } else {
        let line = ActLine(
          verb: "alert", arguments: [.init("target", .string(button.name))], paint: console.paint)
        console.print(line.line(reply, roundTrip: reply.ms))
      }
      return reply.changed ? .done : .refused
    case .system(_, let index):
      guard let companion else { return .refused }
      let left = try companion.tap(button.name, at: index)
      if json {
        console.print(
          JSON.members([
            "tapped": .string(button.name),
            "prompts": .array(Prompt.system(left).map(\.json)),
          ]).text)
      } else {
        console.print(
          [
            console.paint(.bold, "alert"), console.paint(.cyan, button.name),
            "\"\(front.title)\"",
            "→ " + (left.first.map { "now \"\($0.title)\"" } ?? "nothing is asked any more"),
          ].joined(separator: "  "))
      }
      return .done
    }
  }

  private func type(
    _ text: String, into word: String, _ prompts: [Prompt], _ client: FlashClient,
    _ companion: CompanionClient?
  ) throws -> ExitCode {
    guard let front = prompts.first else { return refuse("no alert is up") }
    guard let field = PromptAnswer.field(word, of: front) else {
      let names = front.fields.map(\.name)
      return refuse(
        "'\(front.title)' has no field '\(word)': "
          + (names.isEmpty ? "it has none" : "it has " + names.joined(separator: ", ")))
    }
    let value: String?
    let isTaken: Bool
    switch front.source {
    case .app:
      let reply = try client.type(text, into: Target(.ref(field.ref ?? "")), replace: true)
      (value, isTaken) = (reply.value, reply.matched != false)
    case .system(_, let index):
      guard let companion else { return .refused }
      value = try companion.type(text, into: field.name, at: index)
      isTaken = value == nil || value == text
    }
    console.print(
      [
        console.paint(.bold, "alert"), "type", console.paint(.cyan, field.name),
        "→ " + (value.map { "\"\($0)\"" } ?? "typed, and not echoed"),
      ].joined(separator: "  "))
    return isTaken ? .done : .refused
  }

  private func refuse(_ reason: String) -> ExitCode {
    console.complain("flash: \(reason)")
    return .refused
  }

  // MARK: - Listing

  private func list(
    _ prompts: [Prompt], _ instance: Instance, _ companion: CompanionClient?, json: Bool
  ) -> ExitCode {
    if json {
      console.print(JSON.members(["prompts": .array(prompts.map(\.json))]).text)
      return .done
    }
    if prompts.isEmpty {
      let system =
        companion != nil
        ? " and none of the system's"
        : instance.app?.platform == "ios"
          ? "; the system's cannot be seen, since 'flash run' did not start the app in a simulator"
          : ""
      console.print("no dialog of the app's is up" + system)
      return .done
    }
    for prompt in prompts {
      console.print(
        console.paint(.dim, prompt.word) + "  " + console.paint(.bold, "\"\(prompt.title)\""))
      for text in prompt.texts { console.print("  " + text) }
      for field in prompt.fields { console.print("  field   \(field.name)") }
      for button in prompt.buttons {
        console.print("  button  " + console.paint(.cyan, button.name))
      }
    }
    return .done
  }
}
