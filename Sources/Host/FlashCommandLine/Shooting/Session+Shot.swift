import FlashClient
import FlashDevices
import FlashProtocol

/// A picture that is to be kept.
struct Shot {
  var bytes: [UInt8]
  /// `png` or `jpeg`.
  var format: String
  var facts: PictureFacts
  /// From the first request to the last byte, in milliseconds.
  var milliseconds: Double
  var annotation: Annotation?

  init(_ reply: Reply) {
    bytes = reply.body
    format = reply.contentType.hasPrefix("image/png") ? "png" : "jpeg"
    facts = PictureFacts(reply)
    milliseconds = reply.roundTrip
  }
}

/// `shot`.
extension Session {
  func shootAnnotated(_ call: Invocation.Call, _ client: FlashClient) throws(ClientError)
    -> ExitCode
  {
    let began = Monotonic.now
    let naming = Set(Parameter.naming.map(\.name))
    var target: [(name: String, value: JSON)] = []
    var others: [(name: String, value: JSON)] = []
    for argument in call.arguments where argument.name != "format" {
      if naming.contains(argument.name) {
        target.append((argument.name, argument.value))
      } else {
        others.append((argument.name, argument.value))
      }
    }
    let annotation = try Annotation(of: target, others, from: client)
    var shot = Shot(annotation.reply)
    shot.annotation = annotation
    shot.format =
      call.arguments.first { $0.name == "format" }?.value.string
      ?? call.out.flatMap(PictureName.format) ?? "jpeg"
    do {
      shot.bytes = try ImageProgram.beside.draw(
        annotation.marks.map(\.box), on: shot.bytes, named: "the app's picture",
        scale: shot.facts.scale, format: shot.format,
        quality: call.arguments.first { $0.name == "quality" }?.value.int ?? 80)
    } catch {
      console.complain("flash: \(error)")
      return .refused
    }
    shot.milliseconds = Monotonic.now - began
    let code = keep(shot, call)
    if call.timing { console.print(TimingLine.line(annotation.reply, paint: console.paint)) }
    return code
  }

  func keep(_ shot: Shot, _ call: Invocation.Call) -> ExitCode {
    let path = call.out ?? Self.freeName(ending: shot.format == "png" ? "png" : "jpg")
    do {
      try Files.write(shot.bytes, to: path)
    } catch {
      console.complain("flash: the picture could not be written: " + error.description.printable)
      return .wrongUsage
    }
    let facts = shot.facts
    if call.json {
      let json = JSON.members([
        "file": .string(path), "bytes": .int(shot.bytes.count), "width": .int(facts.width),
        "height": .int(facts.height), "scale": .int(facts.scale),
        "elements": shot.annotation?.json,
      ])
      console.print(json.text)
      return .done
    }
    let parts: [String?] = [
      console.paint(.bold, "shot"), console.paint(.cyan, path.printable),
      "\(facts.width)×\(facts.height)" + (facts.scale > 1 ? " @\(facts.scale)x" : ""),
      Numbers.bytes(shot.bytes.count),
      shot.annotation.map { $0.marks.count == 1 ? "1 ref" : "\($0.marks.count) refs" },
      console.paint(.dim, Numbers.milliseconds(shot.milliseconds)),
    ]
    console.print(parts.compactMap(\.self).joined(separator: "  "))
    return .done
  }

  private static func freeName(ending: String) -> String {
    var number = 1
    while Files.exists("shot-\(number).\(ending)") { number += 1 }
    return "shot-\(number).\(ending)"
  }
}
