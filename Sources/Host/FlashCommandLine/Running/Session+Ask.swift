import FlashClient
import FlashDevices
import FlashProtocol

/// What is asked of an app.
extension Session {
  func ask(_ call: Invocation.Call) -> ExitCode {
    let instance: Instance
    let client: FlashClient
    do throws(DeviceError) {
      (instance, client) = try target(call.app)
      // Reading disturbs nobody; an act would change the screen under whoever has the app.
      if call.command.method == .post, let holder = devices.holder(of: instance) {
        throw DeviceError.reserved(app: instance.name, by: holder.by, pid: holder.pid)
      }
    } catch {
      return complain(error)
    }
    let line = ActLine(
      verb: call.command.word ?? call.command.name, arguments: call.arguments,
      paint: console.paint)
    do throws(ClientError) {
      if call.annotate { return try shootAnnotated(call, client) }
      let reply = try client.call(call.command, Self.arguments(call))
      let code = try show(reply, call, line)
      if case .act = call.command.answer, let act: ActReply = try? reply.decode() {
        devices.remember(act, of: line.verb, in: instance)
      }
      if call.timing { console.print(TimingLine.line(reply, paint: console.paint)) }
      return code
    } catch {
      if call.json, case .failure(_, let reply) = error { console.print(reply.text) }
      console.complain(line.line(error))
      if error.isGone, let epitaph = devices.epitaph(of: instance) { console.complain(epitaph) }
      if call.timing, case .failure(_, let reply) = error {
        console.complain(TimingLine.line(reply, paint: console.paint))
      }
      return error.exitCode
    }
  }

  /// People read the text form; the file's name tells the picture's format.
  private static func arguments(_ call: Invocation.Call) -> [(name: String, value: JSON)] {
    var arguments = call.arguments.map { (name: $0.name, value: $0.value) }
    guard !arguments.contains(where: { $0.name == "format" }) else { return arguments }
    if call.command.name == "actionables", !call.json { arguments.append(("format", "text")) }
    if case .bytes = call.command.answer, let format = call.out.flatMap(PictureName.format) {
      arguments.append(("format", .string(format)))
    }
    return arguments
  }

  private func show(_ reply: Reply, _ call: Invocation.Call, _ line: ActLine) throws(ClientError)
    -> ExitCode
  {
    switch call.command.answer {
    case .bytes:
      return keep(Shot(reply), call)
    case .act:
      let act: ActReply = try reply.decode()
      console.print(call.json ? reply.text : line.line(act, roundTrip: reply.roundTrip))
      return Self.verdict(act, call.command)
    case .value where call.out != nil:
      return try keepTree(reply, call)
    case .value:
      let (text, isWell) = try ReadText(paint: console.paint).text(reply, of: call.command)
      console.print(call.json ? reply.text : text)
      return isWell ? .done : .refused
    }
  }

  /// A navigation that moved nothing and a text that was not taken are a no.
  private static func verdict(_ act: ActReply, _ command: Command) -> ExitCode {
    if act.matched == false { return .refused }
    return command.group == .navigate && act.status == .unchanged && !act.already ? .refused : .done
  }
}
