#if FLASH
import FlashProtocol

extension Route {
  /// GET /screenshot
  static let screenshot = Route("screenshot") { call in try shoot(call, framesLeft: 5) }

  /// A window that is about to be laid out anew cannot be drawn in this turn: its next frame is
  /// waited for.
  @UIActor
  private static func shoot(_ call: Call, framesLeft: Int) throws -> Progress {
    do {
      return try shoot(call)
    } catch let failure as Failure where failure.code == .unsupported && framesLeft > 0 {
      return .later(.frame) { try shoot(call, framesLeft: framesLeft - 1) }
    }
  }

  @UIActor
  private static func shoot(_ call: Call) throws -> Progress {
    var handle: Handle?
    if let selector = try Selector(call.arguments) {
      let target = try Aim(call: call).find(selector)
      guard target.scene.isShown(target.index) else { throw Failure.offScreen(target.word) }
      handle = target.handle
    }
    let scale = call.arguments.text("scale").flatMap { Int($0) } ?? 1
    // The toolkit's renderer is none of Flash's work: its time is told apart.
    let picture = try call.meter.app { try call.platform.picture(of: handle, scale: scale) }
    let format = Picture.Format(rawValue: call.arguments.text("format") ?? "jpeg") ?? .jpeg
    let quality = call.arguments.integer("quality") ?? 80
    return .reply(
      Reply(
        contentType: "image/\(format.rawValue)",
        headers: [
          ("Flash-Image", "width=\(picture.width); height=\(picture.height); scale=\(scale)")
        ]
      ) { _ throws(Failure) in
        guard let bytes = picture.encode(format, quality) else {
          throw Failure.unsupported(
            format.rawValue, because: "the toolkit could not encode the picture")
        }
        return bytes
      })
  }
}
#endif
