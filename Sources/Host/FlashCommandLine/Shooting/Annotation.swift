import FlashClient
import FlashOracles
import FlashProtocol

/// A picture with the refs of what can be triggered, taken of one moment.
struct Annotation {
  /// The picture as the app drew it, a PNG.
  let reply: Reply
  let facts: PictureFacts
  let marks: [Mark]

  /// One element that can be triggered, and where in the picture it is.
  struct Mark {
    var element: Element
    /// The part of it that shows, in pixels of the picture.
    var box: ImageProgram.Mark
  }

  /// How often a screen that moves is read again until its list and its picture agree.
  private static let attempts = 4

  /// - Parameters:
  ///   - target: names one element; empty for the window.
  ///   - arguments: the others of /screenshot, but for the format.
  init(
    of target: [(name: String, value: JSON)], _ arguments: [(name: String, value: JSON)],
    from client: FlashClient
  ) throws(ClientError) {
    var listed = try client.actionables()
    var attempt = 1
    while true {
      let shown = try client.find(ifNamed: target)
      let tree = try client.hierarchy(visible: true)
      let reply = try client.screenshot(target + arguments + [("format", "png")])
      let again = try client.actionables()
      if listed == again || attempt == Self.attempts {
        self.reply = reply
        facts = PictureFacts(reply)
        marks = Self.marks(
          again, Screen(ScreenSnapshot(elements: tree)), of: shown, PictureFacts(reply),
          isComposed: client.app?.platform == "ios")
        return
      }
      listed = again
      attempt += 1
    }
  }

  /// - Parameters:
  ///   - shown: the element that the picture is of; nil for the window.
  ///   - isComposed: whether the picture is of all windows over each other, not of one.
  private static func marks(
    _ elements: [Element], _ screen: Screen, of shown: Element?, _ facts: PictureFacts,
    isComposed: Bool
  ) -> [Mark] {
    // An element's picture begins at the whole point before it.
    let x = max(0, shown?.frame.x.rounded(.down) ?? 0)
    let y = max(0, shown?.frame.y.rounded(.down) ?? 0)
    let scale = Float(facts.scale)
    return elements.compactMap { element in
      guard isComposed || (element.window ?? 0) == (shown?.window ?? 0) else { return nil }
      let frame = screen.visibleFrame(of: element.ref) ?? element.frame
      guard frame.isFinite, !frame.isEmpty else { return nil }
      let left = (frame.x - x) * scale
      let top = (frame.y - y) * scale
      let right = left + frame.width * scale
      let bottom = top + frame.height * scale
      // What only reaches into the picture of another element is not on it.
      guard (0..<Float(facts.width)).contains((left + right) / 2),
        (0..<Float(facts.height)).contains((top + bottom) / 2)
      else { return nil }
      let (l, t) = (Int(left.rounded()), Int(top.rounded()))
      let (r, b) = (Int(right.rounded()), Int(bottom.rounded()))
      guard r > l, b > t else { return nil }
      return Mark(
        element: element,
        box: ImageProgram.Mark(ref: element.ref, x: l, y: t, width: r - l, height: b - t))
    }
  }

  /// What `--json` says of them: where each is on screen, in points, and in the picture, in pixels.
  var json: JSON {
    .array(
      marks.map { mark in
        let element = mark.element
        let frame = JSON.array(
          [element.frame.x, element.frame.y, element.frame.width, element.frame.height].map {
            .double((Double($0) * 10).rounded() / 10)
          })
        return .members([
          "ref": .string(element.ref), "kind": .string(element.kind.rawValue),
          "id": element.id.map(JSON.string), "text": element.text.map(JSON.string),
          "frame": frame,
          "box": .array([mark.box.x, mark.box.y, mark.box.width, mark.box.height].map(JSON.int)),
        ])
      })
  }
}

extension FlashClient {
  fileprivate func find(ifNamed target: [(name: String, value: JSON)]) throws(ClientError)
    -> Element?
  {
    guard !target.isEmpty, let command = Command.named("element") else { return nil }
    let json = try call(command, target).json()
    do throws(WireError) {
      return try Element(json: json["element"] ?? .null)
    } catch {
      throw .badReply(error.description)
    }
  }

  fileprivate func screenshot(_ arguments: [(name: String, value: JSON)]) throws(ClientError)
    -> Reply
  {
    guard let command = Command.named("screenshot") else { throw .unknownCommand("screenshot") }
    return try call(command, arguments)
  }
}
